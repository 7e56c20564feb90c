/** A small tree of the markup that drawings yield; named regions are nodes of it. */
export interface Element {
  readonly kind: 'element';
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}
export interface Region {
  readonly kind: 'region';
  name: string;
  children: Node[];
}
export interface Text {
  readonly kind: 'text';
  readonly text: string;
}
export type Node = Element | Region | Text;

const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
export const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function parse(markup: string): Node[] {
  const root: Element = { kind: 'element', tag: 'root', attributes: {}, children: [] };
  const stack: (Element | Region)[] = [root];
  const top = () => stack.at(-1) as Element | Region;
  for (const [token, open, close, text] of markup.matchAll(/<\?n ([^?]+)\?>|<(\/(?:n\?)?[^>]*|\?\/n\?)>|<[^>]+>|([^<]+)/g)) {
    if (text !== undefined) {
      if (text.trim() !== '' || (top() as Element).tag === 'text') top().children.push({ kind: 'text', text: decode(text) });
    } else if (open !== undefined) {
      const region: Region = { kind: 'region', name: open, children: [] };
      top().children.push(region);
      stack.push(region);
    } else if (token === '<?/n?>') {
      if (top().kind !== 'region') throw new Error('A region ends within an element');
      stack.pop();
    } else if (close !== undefined) {
      const ended = stack.pop();
      if (ended?.kind !== 'element' || `/${ended.tag}` !== close) throw new Error(`${close} ends ${JSON.stringify(ended).slice(0, 200)}`);
    } else {
      const [, tag = '', rest = ''] = /^<([\w:]+)\s*([^]*?)\/?>$/.exec(token) ?? [];
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
      );
      const element: Element = { kind: 'element', tag, attributes, children: [] };
      top().children.push(element);
      if (!token.endsWith('/>')) stack.push(element);
    }
  }
  if (stack.length > 1) throw new Error(`${JSON.stringify(top()).slice(0, 200)} is not closed`);
  return root.children;
}
