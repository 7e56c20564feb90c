import type { Markdown } from '../../content/copy.ts';

/** Links to pages of this site lead nowhere once a text has left it: they get the origin. */
export function absoluteLinks(text: Markdown, origin: string): Markdown {
  return text.replaceAll('](/', `](${origin}/`);
}
