/** Tidy HTML becomes Markdown as the site renders it. */
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { arrange } from './arrange-blocks.ts';
import type { Node } from './html-nodes.ts';

type MarkdownNode = Parameters<typeof toMarkdown>[0];
type Block = Extract<MarkdownNode, { type: 'root' }>['children'][number];
type Item = Extract<MarkdownNode, { type: 'listItem' }>;
type Phrase = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number];

const OPTIONS: Options = {
  bullet: '-',
  resourceLink: true,
  // The renderer of the site also knows deletions, marks and tables.
  unsafe: [{ character: '~' }, { character: '|' }, { character: '=', before: '=' }].map((sign) => ({
    ...sign,
    inConstruct: 'phrasing',
    notInConstruct: ['destinationRaw', 'destinationLiteral'],
  })),
};

/** @param nodes as `tidyHtml` leaves them */
export function writeMarkdown(nodes: readonly Node[]): string {
  const markdown = toMarkdown({ type: 'root', children: toBlocks(nodes) }, OPTIONS).trim();
  return (
    markdown
      // Content may hold nothing that looks like HTML; an entity does not.
      .replace(/\\?<(?=[a-z/!])/gi, '&lt;')
      // Only what reads like an entity needs the backslash.
      .replace(/(?<!\\)\\&(?!#?\w+;)/g, '&')
  );
}

const toBlocks = (nodes: readonly Node[]) => arrange(nodes).flatMap(toBlock);

function toBlock(node: Node): (Block & Item['children'][number])[] {
  if (node.type === 'text') return [];
  if (node.tagName === 'p') return [{ type: 'paragraph', children: toPhrases(node.children) }];
  if (node.tagName !== 'ul' && node.tagName !== 'ol') return toBlocks(node.children);
  const items = node.children.map(toItem);
  const spread = items.some((item) => item.spread);
  return [{ type: 'list', ordered: node.tagName === 'ol', start: node.properties.start ?? 1, spread, children: items }];
}

/** Items of one paragraph follow each other without an empty line. */
function toItem(node: Node): Item {
  const children = toBlocks(node.type === 'text' ? [node] : node.children);
  return { type: 'listItem', spread: children.filter(({ type }) => type !== 'list').length > 1, children };
}

const toPhrases = (nodes: readonly Node[]) => nodes.flatMap(toPhrase);

function toPhrase(node: Node): Phrase[] {
  if (node.type === 'text') return [node];
  const children = toPhrases(node.children);
  switch (node.tagName) {
    case 'br':
      return [{ type: 'break' }];
    case 'a':
      return [{ type: 'link', url: node.properties.href ?? '', children }];
    case 'strong':
      return [{ type: 'strong', children }];
    case 'em':
      return [{ type: 'emphasis', children }];
    default:
      return children;
  }
}
