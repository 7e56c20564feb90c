/** Rich text of an export, HTML or plain, becomes the site's Markdown without losing a word. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '../../shared/components/RichText.tsx';
import { type Node, parseHtml } from './html-nodes.ts';
import { tidyHtml } from './tidy-html.ts';
import { visibleText, withSingleSpaces } from './visible-text.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface RichTextResult {
  readonly markdown: string;
  /** What became of it besides being Markdown, for the report: "without script", "link … without its target". */
  readonly remarks: readonly string[];
  /** Whether every word is there. */
  readonly isComplete: boolean;
}

const TAG = /<\/?[a-z][^>]*>|<!--/i;
const ESCAPED_TAG = /&lt;(\/(p|div|span|ul|ol|li|b|strong|i|em|a|h[1-6]|table)|br\s*\/?)&gt;/i;
const MARKDOWN = /\]\((https:|mailto:|\/)|\*\*\S/;

export function convertRichText(source: string): RichTextResult {
  const html = htmlOf(source);
  // Written by hand for the site, or imported before.
  if (!TAG.test(source) && MARKDOWN.test(source)) return { markdown: source.trim(), remarks: [], isComplete: true };
  const remarks = new Set<string>();
  const removed = new Set<string>();
  const markdown = writeMarkdown(checkLinks(tidyHtml(parseHtml(html), removed), remarks));
  if (removed.size > 0) remarks.add(`without ${[...removed].join(', ')}`);
  const [before, after] = [html, rendered(markdown)].map((one) => comparable(visibleText(one)));
  return { markdown, remarks: [...remarks], isComplete: before === after };
}

/** A text of one line, such as a title: its words without any markup. */
export const plainWords = (source: string) => visibleText(htmlOf(source));

/** Line breaks of a text without tags are meant; a text that was escaped twice is HTML again. */
function htmlOf(source: string): string {
  const text = source.replace(/\r\n?|\v|\u2028|\u2029/g, '\n');
  if (TAG.test(text)) return text;
  if (ESCAPED_TAG.test(text)) return htmlOf(visibleText(text.replaceAll('\n', '<br>')));
  return text.trim().replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

const rendered = (text: string) => renderToStaticMarkup(createElement(RichText, { text }));

/** Bullets and the dots between cells are marks of the layout. */
const comparable = (text: string) => withSingleSpaces(text.replace(/(^|\s)[•·▪◦‣*–—-](?=\s|$)/g, ' '));

/** Follows who came from where: parameters that advertising adds. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_hs.*|trk)$/;

/** Only links to other sites and mail addresses lead somewhere from here; of others the words stay. */
function checkLinks(nodes: readonly Node[], remarks: Set<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text') return [node];
    const children = checkLinks(node.children, remarks);
    if (node.tagName !== 'a') return [{ ...node, children }];
    const href = node.properties.href?.trim() ?? '';
    const target = linkTarget(href);
    if (target !== href && href !== '')
      remarks.add(`link to ${href} ${target ? `became ${target}` : 'has only its words'}`);
    return target === undefined ? children : [{ ...node, properties: { href: target }, children }];
  });
}

function linkTarget(href: string): string | undefined {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return href;
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return (tracking.length > 0 ? url.href : href).replace(/^http:/i, 'https:');
}
