/** HTML as tools export it, reduced to what the site's Markdown has: paragraphs, lists, bold, italic, links, line breaks. */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export const parser = unified().use(rehypeParse, { fragment: true });
export type Root = ReturnType<typeof parser.parse>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

/** Elements that show no text, with all they hold: what runs, what tracks, what Word adds for itself. */
const UNSEEN =
  /^(script|style|template|head|title|meta|link|base|xml|noscript|iframe|object|embed|applet|img|picture|svg|math|canvas|video|audio|map|input|w:.*|v:.*|m:.*)$/;
const BLOCK =
  /^(address|article|aside|blockquote|body|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|legend|li|main|menu|nav|ol|option|p|pre|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)$/;
const HEADING = /^h[1-6]$/;
const EMPHASIS: Readonly<Record<string, 'strong' | 'em'>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' };
/** How people who have no button for a list begin its lines. */
const BULLET = /^\s*[•·▪◦‣*–—-]\s+/;
/** Characters that editors leave behind. */
export const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;
/** Between the cells of one row. */
const CELLS = ' · ';

const isHidden = ({ properties }: Element) =>
  properties.hidden === true || /display\s*:\s*none/i.test(String(properties.style ?? ''));
export const isUnseen = (node: Element) => UNSEEN.test(node.tagName) || isHidden(node);
export const isBlock = (node: Node): node is Element => node.type === 'element' && BLOCK.test(node.tagName);

const element = (tagName: string, children: Node[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children as Element['children'],
});
const text = (value: string): Node => ({ type: 'text', value });
const isBreak = (node: Node) => node.type === 'element' && node.tagName === 'br';
const isBlank = (node: Node): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : 'children' in node && !isBreak(node) && node.children.every(isBlank);

/** @param removed gets the names of elements that are left out with what they hold */
export function tidyHtml(root: Root, removed: Set<string>): Root {
  return { ...root, children: arrange(tidy(root.children, removed)) };
}

function tidy(nodes: readonly Node[], removed: Set<string>): Node[] {
  const inner = nodes.flatMap((node): Node[] => {
    // Spaces that may not break are there for the layout; the pages set their own.
    if (node.type === 'text')
      return [text(node.value.replace(/[\u00a0\u202f\u2007]/g, ' ').replace(WITHOUT_WIDTH, ''))];
    if (node.type !== 'element') return [];
    const { tagName } = node;
    if (isUnseen(node)) {
      removed.add(isHidden(node) ? `hidden ${tagName}` : tagName);
      return [];
    }
    const children = tidy(node.children, removed);
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
    return children;
  });
  return inner.reduce<Node[]>(joinTexts, []);
}

/** Words of neighbouring spans are one text. */
function joinTexts(joined: Node[], node: Node): Node[] {
  const last = joined.at(-1);
  if (last?.type === 'text' && node.type === 'text') return [...joined.slice(0, -1), text(last.value + node.value)];
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

const emphasise = (nodes: readonly Node[], tagName: 'strong' | 'em') =>
  wrap(nodes, (run) =>
    element(
      tagName,
      run.flatMap((node) => without(node, tagName)),
    ),
  );

const without = (node: Node, tagName: string): Node[] => {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap((child) => without(child, tagName));
  return node.tagName === tagName ? children : [{ ...node, children: children as Element['children'] }];
};

/** Puts an inline element around words: inside of blocks, between line breaks, without the spaces at its ends. */
function wrap(nodes: readonly Node[], make: (run: Node[]) => Element): Node[] {
  const result: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    const { before, inner, after } = trimmed(run);
    if (before) result.push(text(' '));
    if (inner.length > 0) result.push(make(inner));
    if (after) result.push(text(' '));
    run = [];
  };
  for (const node of nodes) {
    if (isBreak(node)) {
      close();
      result.push(node);
    } else if (isBlock(node)) {
      close();
      result.push({ ...node, children: wrap(node.children, make) as Element['children'] });
    } else run.push(node);
  }
  close();
  return result;
}

function trimmed(run: readonly Node[]) {
  const inner = [...run];
  let before = false;
  let after = false;
  for (let first = inner[0]; first?.type === 'text'; first = inner[0]) {
    const value = first.value.trimStart();
    before ||= value !== first.value;
    if (value !== '') {
      inner[0] = text(value);
      break;
    }
    inner.shift();
  }
  for (let last = inner.at(-1); last?.type === 'text'; last = inner.at(-1)) {
    const value = last.value.trimEnd();
    after ||= value !== last.value;
    if (value !== '') {
      inner[inner.length - 1] = text(value);
      break;
    }
    inner.pop();
  }
  return { before, inner, after };
}

/** Words between blocks become paragraphs, and lines that begin with a bullet become lists. */
function arrange(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    blocks.push(...linesToBlocks(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node);
    else {
      close();
      // A div says nothing but that its content stands apart.
      if (node.tagName === 'div') blocks.push(...node.children);
      else if (node.tagName === 'p') blocks.push(...linesToBlocks(node.children));
      else if (!isBlank(node)) blocks.push(node);
    }
  }
  close();
  return joinLists(blocks);
}

function linesToBlocks(run: readonly Node[]): Element[] {
  const blocks: Element[] = [];
  let paragraph: Node[] | undefined;
  for (const line of splitAtBreaks(run)) {
    const bulletless = withoutBullet(line);
    if (line.every(isBlank)) paragraph = undefined;
    else if (bulletless) {
      paragraph = undefined;
      blocks.push(element('ul', [element('li', bulletless)], { className: ['typed'] }));
    } else if (paragraph) paragraph.push(element('br', []), ...line);
    else {
      const block = element('p', line);
      paragraph = block.children;
      blocks.push(block);
    }
  }
  return blocks;
}

function splitAtBreaks(run: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of run) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

function withoutBullet(line: readonly Node[]): Node[] | undefined {
  const [first, ...rest] = line;
  if (first?.type !== 'text') return undefined;
  if (first.value.trim() === '') return withoutBullet(rest);
  return BULLET.test(first.value) ? [text(first.value.replace(BULLET, '')), ...rest] : undefined;
}

/** Items that were typed one below the other are one list. */
function joinLists(blocks: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (isTyped(block) && last && isTyped(last)) last.children.push(...block.children);
    else joined.push(block);
  }
  return joined;
}

const isTyped = (node: Node): node is Element =>
  node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className[0] === 'typed';
