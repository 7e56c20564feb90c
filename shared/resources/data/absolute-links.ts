import type { Markdown } from '../../content/copy.ts';

/** Adds the origin to links to pages of this site, for texts that are read elsewhere. */
export function absoluteLinks(text: Markdown, origin: string): Markdown {
  return text.replaceAll('](/', `](${origin}/`);
}
