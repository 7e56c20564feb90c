/** The tree of an HTML text, and what is told apart in it. */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Of a part of a page, as fields of an export are. */
export const parser = unified().use(rehypeParse, { fragment: true });
export type Root = ReturnType<typeof parser.parse>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

/** Elements that show no text, with all they hold: what runs, what tracks, what Word adds for itself. */
const UNSEEN =
  /^(script|style|template|head|title|meta|link|base|xml|noscript|iframe|object|embed|applet|img|picture|svg|canvas|video|audio|map|input|w:.*|v:.*|m:.*)$/;
/** Elements that part words. */
export const BLOCKS = [
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'option',
  'p',
  'pre',
  'section',
  'select',
  'summary',
  'table',
  'tbody',
  'td',
  'textarea',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
];

/** Characters that editors leave behind. */
export const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;

export const isHidden = ({ properties }: Element) =>
  properties.hidden === true || /display\s*:\s*none/i.test(String(properties.style ?? ''));
export const isUnseen = (node: Element) => UNSEEN.test(node.tagName) || isHidden(node);
export const isBlock = (node: Node): node is Element => node.type === 'element' && BLOCKS.includes(node.tagName);

export const element = (tagName: string, children: Node[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children as Element['children'],
});
export const text = (value: string): Node => ({ type: 'text', value });
export const isBreak = (node: Node) => node.type === 'element' && node.tagName === 'br';
export const isBlank = (node: Node): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : 'children' in node && !isBreak(node) && node.children.every(isBlank);
