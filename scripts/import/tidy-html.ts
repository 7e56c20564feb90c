/** HTML as tools export it, reduced to what the site's Markdown has: paragraphs, lists, bold, italic, links, line breaks. */
import { arrange } from './arrange-blocks.ts';
import { type Element, element, isBlank, isBlock, isUnseen, type Node, text, WITHOUT_WIDTH } from './html-nodes.ts';
import { emphasise, wrap } from './wrap-words.ts';

const HEADING = /^h[1-6]$/;
const EMPHASIS: Readonly<Record<string, 'strong' | 'em'>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' };
/** Between the cells of one row. */
const CELLS = ' · ';

/** @param removed gets the names of elements that are left out with what they hold */
export const tidyHtml = (nodes: readonly Node[], removed: Set<string>) => arrange(tidy(withoutUnseen(nodes, removed)));

function withoutUnseen(nodes: readonly Node[], removed: Set<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    if (!isUnseen(node)) return [{ ...node, children: withoutUnseen(node.children, removed) }];
    removed.add(node.properties.isHidden ? `hidden ${node.tagName}` : node.tagName);
    return [];
  });
}

function tidy(nodes: readonly Node[]): Node[] {
  const inner = nodes.flatMap((node): Node[] => {
    // Spaces that may not break are there for the layout; the pages set their own.
    if (node.type === 'text') return [text(node.value.replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' '))];
    const { tagName } = node;
    const children = tidy(node.children);
    if (tagName === 'br') return [element('br', [])];
    if (tagName === 'a') return wrap(children, (run) => element('a', run, { href: node.properties.href }));
    const emphasis = EMPHASIS[tagName];
    if (emphasis) return emphasise(children, emphasis);
    if (HEADING.test(tagName)) return [element('div', arrange(emphasise(children, 'strong')))];
    if (tagName === 'tr') return [tableRow(children)];
    if (tagName === 'table') return [tableOf(children)];
    if (tagName === 'ul' || tagName === 'ol') return [listOf(node, children)];
    if (tagName === 'dl') return [element('div', arrange(children))];
    if (tagName === 'dt') return [element('div', arrange(emphasise(children, 'strong')))];
    // Handled by what is around them.
    if (/^(td|th|tbody|thead|tfoot|li)$/.test(tagName)) return [element(tagName, arrange(children))];
    if (isBlock(node)) return [element('div', arrange(children))];
    // Other elements are for looks; their words stay.
    return children;
  });
  return inner.reduce<Node[]>(joinTexts, []);
}

/** Words of neighbouring spans are one text. */
function joinTexts(joined: Node[], node: Node): Node[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text')
    return [...joined.slice(0, -1), text((last.value + node.value).replace(/ +/g, ' '))];
  return [...joined, node];
}

/** Lists hold items only: what stands between them becomes one, or belongs to the item before if it is a list. */
function listOf({ tagName, properties: { start } }: Element, children: readonly Node[]): Element {
  const items: Element[] = [];
  for (const child of children.filter((node) => !isBlank(node))) {
    const last = items.at(-1);
    if (child.type !== 'element') items.push(element('li', [child]));
    else if (child.tagName === 'li') items.push(child);
    else if (last && /^[uo]l$/.test(child.tagName)) last.children.push(child);
    else items.push(element('li', [child]));
  }
  return element(tagName, items, { start });
}

function tableOf(children: readonly Node[]): Element {
  const rowsIn = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) =>
      node.type === 'element' && /^t(body|head|foot)$/.test(node.tagName) ? rowsIn(node.children) : [node],
    );
  const rows = rowsIn(children).filter((node) => !isBlank(node));
  const hasOnlyRows = rows.every((row) => row.type === 'element' && row.tagName === 'li');
  // A table may be there for the layout alone: then a cell holds paragraphs and lists.
  return hasOnlyRows
    ? element('ul', rows)
    : element(
        'div',
        rows.map((row) => asPart(row)),
      );
}

const asPart = (node: Node) =>
  node.type === 'element' && node.tagName === 'li' ? element('div', node.children) : node;

/** An item with its cells in one line, or a part of the text where a cell holds several paragraphs. */
function tableRow(children: readonly Node[]): Element {
  const cells = children.filter((cell): cell is Element => cell.type === 'element' && !isBlank(cell));
  const contents = cells.map((cell) => {
    const [only, ...others] = cell.children;
    const inner =
      only?.type === 'element' && only.tagName === 'p' && others.length === 0 ? only.children : cell.children;
    return cell.tagName === 'th' ? emphasise(inner, 'strong') : inner;
  });
  if (contents.some((nodes) => nodes.some(isBlock)))
    return element(
      'div',
      contents.map((nodes) => element('div', nodes)),
    );
  return element(
    'li',
    contents.flatMap((nodes, index) => (index === 0 ? nodes : [text(CELLS), ...nodes])),
  );
}
