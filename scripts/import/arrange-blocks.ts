/** Words between blocks become paragraphs, and lines that begin with a bullet become lists. */
import { type Element, element, isBlank, isBlock, isBreak, type Node, text } from './html-nodes.ts';
import { trimmed } from './wrap-words.ts';

/** How people who have no button for a list begin its lines. */
const BULLET = /^\s*[•·▪◦‣*–—-]\s+/;

export function arrange(nodes: readonly Node[]): Node[] {
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
      if (node.tagName === 'div') blocks.push(...arrange(node.children));
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
  for (const line of splitAtBreaks(run).map((one) => trimmed(one).inner)) {
    const bulletless = withoutBullet(line);
    if (line.every(isBlank)) paragraph = undefined;
    else if (bulletless) {
      paragraph = undefined;
      blocks.push(element('ul', [element('li', bulletless)], { isTyped: true }));
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

const isTyped = (node: Node): node is Element => node.type === 'element' && node.properties.isTyped === true;
