/** What a reader sees of HTML: the measure of whether an import lost a word. */
import { isBlock, isUnseen, type Node, parseHtml, WITHOUT_WIDTH } from './html-nodes.ts';

/** The words in their order, with single spaces. Blocks and line breaks part words; inline elements do not. */
export function visibleText(html: string): string {
  return withSingleSpaces(textOf(parseHtml(html)));
}

const textOf = (nodes: readonly Node[]): string => nodes.map(textOfNode).join('');

function textOfNode(node: Node): string {
  if (node.type === 'text') return node.value;
  if (isUnseen(node)) return '';
  if (node.tagName === 'br') return '\n';
  const inner = textOf(node.children);
  return isBlock(node) ? `\n${inner}\n` : inner;
}

/** Spaces of all kinds become one. */
export const withSingleSpaces = (text: string) => text.replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' ').trim();
