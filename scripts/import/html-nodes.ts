/** The tree of an HTML text, and what is told apart in it. */
import { JSDOM } from 'jsdom';

export interface Element {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Properties;
  readonly children: Node[];
}
export type Node = Element | { readonly type: 'text'; readonly value: string };

interface Properties {
  readonly href?: string | undefined;
  /** The first number of a list. */
  readonly start?: number | undefined;
  readonly isHidden?: boolean;
  /** A list of lines that somebody began with a bullet. */
  readonly isTyped?: boolean;
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/** Of a part of a page, as fields of an export are. */
export const parseHtml = (html: string) => readNodes(JSDOM.fragment(html).childNodes);

const readNodes = (nodes: NodeListOf<ChildNode>) => [...nodes].flatMap(readNode);

function readNode(node: ChildNode): Node[] {
  if (node.nodeType === TEXT_NODE) return [text(node.textContent ?? '')];
  if (node.nodeType !== ELEMENT_NODE) return [];
  const source = node as HTMLElement;
  const properties = {
    href: source.getAttribute('href') ?? undefined,
    start: source.localName === 'ol' ? (source as HTMLOListElement).start : undefined,
    isHidden: source.hasAttribute('hidden') || /display\s*:\s*none/i.test(source.getAttribute('style') ?? ''),
  };
  return [element(source.localName, readNodes(source.childNodes), properties)];
}

/** Elements that show no text, with all they hold: what runs, what tracks, what Word adds for itself. */
const UNSEEN =
  /^(script|style|template|head|title|meta|link|base|xml|noscript|iframe|object|embed|applet|img|picture|svg|canvas|video|audio|map|input|w:.*|v:.*|m:.*)$/;
/** Elements that part words. */
const BLOCKS = [
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

export const isUnseen = ({ tagName, properties }: Element) => UNSEEN.test(tagName) || properties.isHidden === true;
export const isBlock = (node: Node): node is Element => node.type === 'element' && BLOCKS.includes(node.tagName);

export const element = (tagName: string, children: Node[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
export const text = (value: string): Node => ({ type: 'text', value });
export const isBreak = (node: Node) => node.type === 'element' && node.tagName === 'br';
export const isBlank = (node: Node): boolean =>
  node.type === 'text' ? node.value.trim() === '' : !isBreak(node) && node.children.every(isBlank);
