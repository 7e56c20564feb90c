import { compiler } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import type { Markdown } from '../content/copy.ts';
import { ExternalAnchor } from './ExternalAnchor.tsx';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

function Anchor({ href, children }: { href?: string; children?: ReactNode }) {
  if (href?.startsWith('https://')) return <ExternalAnchor href={href}>{children}</ExternalAnchor>;
  return <a href={href}>{children}</a>;
}

const options = { disableParsingRawHTML: true, wrapper: null, overrides: { a: Anchor } } as const;

/** Markdown as content writes it. Raw HTML is not rendered; it stands there as text. */
export function RichText({ text }: { text: Markdown }) {
  return compiler(insertNoBreakSpaces(text), { ...options, forceBlock: true });
}

/** Markdown of one paragraph, without the paragraph: for list items and table cells. */
export function RichLine({ text }: { text: Markdown }) {
  return compiler(insertNoBreakSpaces(text), { ...options, forceInline: true });
}
