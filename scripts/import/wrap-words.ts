/** Inline elements around words, where Markdown can have them: inside of blocks and between line breaks. */
import { type Element, element, isBlock, isBreak, type Node, text } from './html-nodes.ts';

/** Bold or italic, not within itself. */
export const emphasise = (nodes: readonly Node[], tagName: 'strong' | 'em') =>
  wrap(nodes, (run) =>
    element(
      tagName,
      run.flatMap((node) => without(node, tagName)),
    ),
  );

const without = (node: Node, tagName: string): Node[] => {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap((child) => without(child, tagName));
  return node.tagName === tagName ? children : [{ ...node, children: children }];
};

/** Puts an inline element around words: inside of blocks, between line breaks, without the spaces at its ends. */
export function wrap(nodes: readonly Node[], make: (run: Node[]) => Element): Node[] {
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
      result.push({ ...node, children: wrap(node.children, make) });
    } else run.push(node);
  }
  close();
  return result;
}

/** What is between the spaces at the ends of a run, and whether there were any. */
export function trimmed(run: readonly Node[]) {
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
