/** One source file: the frame around a drawing's elements, ids, definitions in one place, indented text. */
import { encode, type Element, type Node } from './markup.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly legend?: readonly { readonly text: string; readonly measures?: boolean }[];
  readonly views?: Readonly<Record<string, string>>;
  readonly isPlate?: boolean;
}

const isElement = (node: Node): node is Element => node.kind === 'element';
const HOISTED = new Set(['radialGradient', 'linearGradient', 'filter']);

function hoist(nodes: readonly Node[], defs: Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    if (node.tag === 'defs') {
      defs.push(...hoist(node.children, defs));
      return [];
    }
    if (HOISTED.has(node.tag)) {
      defs.push(node);
      return [];
    }
    node.children = hoist(node.children, defs);
    return [node];
  });
}

const every = (nodes: readonly Node[], visit: (element: Element) => void): void => {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node);
    every(node.children, visit);
  }
};

/** Parts of a body that are no symbols of their own. */
const BODY = /^(neck|trunk|shorts|foot|hair|face|ears|arm-|leg-|cover)/;

/** The same form drawn several times is a symbol. */
function share(nodes: Node[], defs: Node[]): void {
  const found = new Map<string, Element[]>();
  every(nodes, (element) => {
    if (element.tag !== 'g' || element.children.length < 2) return;
    let hasIds = false;
    every(element.children, ({ tag, attributes }) => {
      if (attributes.id || tag === 'text' || attributes['data-marker'] || tag === 'use') hasIds = true;
    });
    if (hasIds || element.attributes.id || element.attributes['data-marker']) return;
    const key = write(element.children, 0, true);
    if (!element.attributes.name || BODY.test(element.attributes.name)) return;
    if (key.length > 400) found.set(key, [...(found.get(key) ?? []), element]);
  });
  // The largest first: what stands inside of a shared form is not shared again.
  const gone = new Set<Element>();
  const symbols: Element[] = [];
  for (const [, places] of [...found].sort(([a], [b]) => b.length - a.length)) {
    const left = places.filter((place) => !gone.has(place));
    if (left.length < 2) continue;
    for (const place of left) every(place.children, (inside) => gone.add(inside));
    const name = left.map(({ attributes }) => attributes.name).find(Boolean) ?? 'form';
    const [first] = left;
    if (!first) continue;
    const symbol: Element = { kind: 'element', tag: 'symbol', attributes: { name, overflow: 'visible' }, children: first.children };
    symbols.push(symbol);
    for (const place of left) place.children = [{ kind: 'element', tag: 'use', attributes: { symbol: name }, children: [] }];
    for (const place of left) (place.children[0] as Element & { target?: Element }).target = symbol;
  }
  // Smaller forms first, because larger ones use them.
  defs.push(...symbols.reverse());
}

/** So many single shapes of one name are a pattern, and no name of one tells anything. */
const MANY = 12;

function giveIds(nodes: readonly Node[]): void {
  const leaves = new Map<string, Element[]>();
  every(nodes, (element) => {
    const { name } = element.attributes;
    if (name && element.children.length === 0) leaves.set(name, [...(leaves.get(name) ?? []), element]);
  });
  for (const many of leaves.values()) if (many.length > MANY) for (const { attributes } of many) delete attributes.name;
  const taken = new Set<string>();
  const count = new Map<string, number>();
  const renamed = new Map<string, string>();
  every(nodes, ({ tag, attributes }) => {
    if (attributes.name) count.set(attributes.name, (count.get(attributes.name) ?? 0) + 1);
    if (!attributes.id) return;
    const kind = { clipPath: 'window', radialGradient: 'shadow-gradient', filter: 'blur' }[tag];
    if (/^(s|cs)[0-9a-z]+$|^c-|^cast$|^soft|^w-?[\d.]/.test(attributes.id)) {
      const stem = attributes.id === 'cast' ? 'cast-shadow-gradient' : /^soft/.test(attributes.id) ? `blur-${attributes.id.slice(4)}` : `${kind ?? 'form'}-${attributes.id.replaceAll('.', '-')}`;
      renamed.set(attributes.id, stem);
    }
    taken.add(renamed.get(attributes.id) ?? attributes.id);
  });
  const name = (siblings: readonly Node[], above: string): void => {
    const own = siblings.filter(isElement);
    const total = new Map<string, number>();
    const seen = new Map<string, number>();
    for (const { attributes } of own) if (attributes.name) total.set(attributes.name, (total.get(attributes.name) ?? 0) + 1);
    for (const element of own) {
      const { attributes } = element;
      const plain = attributes.name;
      let id = above;
      if (attributes.id) {
        attributes.id = renamed.get(attributes.id) ?? attributes.id;
        delete attributes.name;
      } else if (plain) {
        const number = (seen.get(plain) ?? 0) + 1;
        seen.set(plain, number);
        const numbered = (total.get(plain) ?? 0) > 1 ? `${plain}-${number}` : plain;
        const isKnown = (count.get(plain) ?? 0) > (total.get(plain) ?? 0);
        id = isKnown && above !== '' ? `${above}-${numbered}` : numbered;
        for (let more = 2; taken.has(id); more += 1) id = `${isKnown && above !== '' ? `${above}-` : ''}${plain}-${more}`;
        taken.add(id);
        delete attributes.name;
        const label = (attributes['data-marker'] ? plain : numbered).replaceAll('-', ' ');
        element.attributes = { id, 'inkscape:label': label, ...attributes };
      }
      name(element.children, id);
    }
  };
  name(nodes, '');
  every(nodes, (element) => {
    const { attributes } = element;
    const target = (element as Element & { target?: Element }).target;
    if (target) {
      delete attributes.symbol;
      attributes['xlink:href'] = `#${target.attributes.id}`;
    }
    if (attributes.href) {
      const id = attributes.href.slice(1);
      attributes['xlink:href'] = `#${renamed.get(id) ?? id}`;
      delete attributes.href;
    }
    for (const key of ['clip-path', 'filter', 'fill']) {
      const id = /^url\(#(.+)\)$/.exec(attributes[key] ?? '')?.[1];
      if (id) attributes[key] = `url(#${renamed.get(id) ?? id})`;
    }
  });
}

const ORDER = ['xmlns', 'xmlns:xlink', 'xmlns:inkscape', 'viewBox', 'id', 'inkscape:label', 'data-marker', 'data-measures', 'xlink:href', 'transform', 'd', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'];
const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

function write(nodes: readonly Node[], depth: number, isKey = false): string {
  const indent = '  '.repeat(depth);
  return nodes
    .map((node): string => {
      if (node.kind === 'text') return encode(node.text);
      if (node.kind === 'region') return write(node.children, depth, isKey);
      const attributes = Object.entries(node.attributes)
        .filter(([key]) => !isKey || key !== 'name')
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([key, value]) => ` ${key}="${encode(value)}"`)
        .join('');
      if (node.children.length === 0) return `${indent}<${node.tag}${attributes}/>\n`;
      const [only] = node.children;
      if (only?.kind === 'text') return `${indent}<${node.tag}${attributes}>${encode(only.text)}</${node.tag}>\n`;
      return `${indent}<${node.tag}${attributes}>\n${write(node.children, depth + 1, isKey)}${indent}</${node.tag}>\n`;
    })
    .join('');
}

export function documentOf(nodes: readonly Node[], frame: Frame): string {
  const defs: Node[] = [];
  const body = hoist(nodes, defs);
  if (!frame.isPlate) share(body, defs);
  const told = new Set<number>();
  every(body, ({ attributes, children }) => {
    const number = Number(attributes['data-marker']);
    const line = frame.legend?.[number - 1];
    if (!frame.isPlate || !line?.measures) delete attributes['data-measures'];
    if (!number || !line || told.has(number)) return;
    told.add(number);
    children.unshift({ kind: 'element', tag: 'title', attributes: {}, children: [{ kind: 'text', text: line.text }] });
  });
  const missing = (frame.legend ?? []).filter((_, index) => !told.has(index + 1));
  if (missing.length > 0) console.log(`  no marker for: ${missing.map(({ text }) => text).join(' | ')} (${frame.title})`);
  for (const { tag, attributes } of body.filter(isElement)) {
    const fills = tag === 'rect' && Number(attributes.width) >= frame.width && Number(attributes.height) >= frame.height;
    if (fills && !attributes.id) attributes.name = 'ground';
    else if (tag === 'g' && !attributes.name && !attributes.id) attributes.name = 'drawing';
  }
  giveIds([...defs, ...body]);
  const { width, height, title, description, views = {} } = frame;
  const root: Element = {
    kind: 'element',
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:inkscape': 'http://www.inkscape.org/namespaces/inkscape',
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
      'font-family': 'Archivo',
      'font-size': '13',
      'font-variant': 'tabular-nums',
    },
    children: [
      textElement('title', title),
      textElement('desc', description),
      ...Object.entries(views).map(([id, viewBox]): Element => ({ kind: 'element', tag: 'view', attributes: { id, viewBox }, children: [] })),
      ...(defs.length > 0 ? [{ kind: 'element', tag: 'defs', attributes: {}, children: defs } as Element] : []),
      ...body,
    ],
  };
  return write([root], 0).replace(/^<svg [^>]+>/, (tag) => tag.replaceAll(/ (?=xmlns:|viewBox|font-family)/g, '\n     '));
}

const textElement = (tag: string, text: string): Element => ({
  kind: 'element',
  tag,
  attributes: {},
  children: [{ kind: 'text', text }],
});
