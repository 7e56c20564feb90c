/** From named regions to groups with names, without wrappers that say nothing. */
import type { Element, Node } from './markup.ts';

/** What says nothing of what is drawn. */
const EMPTY = new Set(
  ('draw draw-panel draw-recording draw-all draw-for-phones drawn drawing parts content whole with-copies part both result all each show picture ' +
    'lit lit-by faded painted at placed markup make render one x y a b c on of to element shape piece pieces group item items run ' +
    'draw-product draw-sheet layer layers scale-of cut-to stroke words-of over-all in-box motif draw-with body below above main svg stood here there ' +
    'merged prism turned across face faces solid box flat circle rect path paths line polygon quad arc dot dots uses reshaped rod capsule tube loft mark tick pair disc form patch stroke-on at-work held centred shaken text halved side end ends half slab marked beside behind keyed uses composed panel place show-all format first last rest same own')
    .split(' '),
);
const RENAMED: Readonly<Record<string, string>> = {
  words: 'labels',
  notes: 'labels',
  'draw-bands': 'background',
  under: 'backdrop',
  'dimension-off': 'dimension',
  'centred-digits': 'digits',
  'stopwatch-case': 'case',
  over: 'overlay',
  footing: 'ruler',
  scene: 'venue',
  'draw-markers': 'markers',
  'draw-scale-note': 'scale-note',
  'cast-shadow': 'shadow',
  'drawn-figure': 'figure',
};
/** Parts of a body, from names of functions that made them, outermost first. */
const BODY_NOISE = new Set(
  'person below above ends form limb bare parts flat line short trunk-from-side broad-trunk numerals tuft lit along tight covered stocking whole shade both pieces'.split(' '),
);
const INNER: Readonly<Record<string, string>> = { hand: 'hand', foot: 'foot', 'hair-of': 'hair', features: 'face', ears: 'ears', shorts: 'shorts', cover: 'cover', 'cover-of': 'cover', worn: 'worn' };

const isElement = (node: Node): node is Element => node.kind === 'element';
const group = (children: Node[], name?: string): Element => ({ kind: 'element', tag: 'g', attributes: name ? { name } : {}, children });

/** Paths that know the part of the body they belong to become groups of it. */
function groupParts(children: Node[]): Node[] {
  if (!children.some((child) => isElement(child) && child.attributes.part)) return children;
  const pathOf = (node: Node): string[] => {
    if (!isElement(node)) return [];
    const names = (node.attributes.part ?? '').split(',').reverse();
    const limb = names.find((name) => /^(arm|leg)-(near|far)$/.test(name));
    const outer = limb ?? names.find((name) => name !== '' && !BODY_NOISE.has(name));
    const inner = names.map((name) => INNER[name]).find((name) => name !== undefined);
    const cleaned = outer === 'number-on' || outer === 'plate' ? 'number' : outer;
    return [...(cleaned ? [cleaned] : []), ...(inner && inner !== cleaned ? [inner] : [])];
  };
  const runs = (nodes: Node[], level: number): Node[] => {
    const result: Node[] = [];
    let open: { name: string; nodes: Node[] } | undefined;
    const close = () => {
      if (open) {
        const inside = level < 1 ? runs(open.nodes, level + 1) : open.nodes;
        const [only] = inside;
        // All of it is one inner part: shorts over a leg that is drawn already.
        const isInner = inside.length === 1 && only && isElement(only) && only.tag === 'g' && only.attributes.name;
        result.push(isInner ? only : group(inside, open.name));
      }
      open = undefined;
    };
    for (const node of nodes) {
      const name = pathOf(node)[level];
      if (name === undefined) {
        close();
        result.push(node);
      } else if (open?.name === name) open.nodes.push(node);
      else {
        close();
        open = { name, nodes: [node] };
      }
    }
    close();
    return result;
  };
  const grouped = runs(children, 0);
  for (const child of children) if (isElement(child)) delete child.attributes.part;
  return grouped;
}

function bodyName(region: Node & { children: Node[] }): string {
  const names: string[] = [];
  const visit = (node: Node) => {
    if (node.kind === 'text') return;
    if (isElement(node) && node.attributes.part) names.push(...node.attributes.part.split(',').slice(-1));
    node.children.forEach(visit);
  };
  visit(region);
  if (names.includes('person')) return 'athlete';
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  const [most] = [...count].sort((a, b) => b[1] - a[1]);
  return most && !BODY_NOISE.has(most[0]) && !EMPTY.has(most[0]) ? most[0] : '';
}

/** Markers: circles and a number in a row become a group that knows its number. */
function markersIn(children: Node[]): Node[] {
  const result: Node[] = [];
  let discs: Node[] = [];
  for (const child of children) {
    const isDisc = isElement(child) && child.tag === 'circle';
    const [text] = isElement(child) && child.tag === 'text' ? child.children : [];
    if (isDisc) discs.push(child);
    else if (discs.length > 0 && text?.kind === 'text' && /^\d+$/.test(text.text)) {
      const marker = group([...discs, child], `marker-${text.text}`);
      marker.attributes['data-marker'] = text.text;
      const isRed = discs.some((disc) => isElement(disc) && (disc.attributes.class ?? '').split(' ').includes('red'));
      if (isRed) marker.attributes['data-measures'] = '';
      result.push(marker);
      discs = [];
    } else {
      result.push(...discs, child);
      discs = [];
    }
  }
  return [...result, ...discs];
}

const LEAVES = new Set(['path', 'rect', 'circle', 'ellipse', 'use']);
const PAINT = new Set(['class', 'name', 'fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'fill-opacity', 'stroke-opacity', 'opacity']);

/** Markers in a row are the pins. */
export function pinsIn(children: Node[]): Node[] {
  const isPin = (node: Node | undefined) => node !== undefined && isElement(node) && node.attributes['data-marker'] !== undefined;
  const result: Node[] = [];
  for (let at = 0; at < children.length; at += 1) {
    let end = at;
    while (isPin(children[end])) end += 1;
    if (end - at > 1 && end - at < children.length) {
      result.push(group(children.slice(at, end), 'pins'));
      at = end - 1;
    } else result.push(children[at] as Node);
  }
  return result;
}

export function structure(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'text') return [node];
    if (node.kind === 'region') {
      const own = node.name === 'draw-body' ? bodyName(node) : (RENAMED[node.name] ?? node.name);
      let children = structure(node.children).filter((child) => child.kind !== 'text');
      if (children.length === 0) return [];
      if (node.name === 'marker' || node.name === 'draw-markers' || node.name === 'spot' || node.name === 'pin') {
        children = markersIn(children);
        if (node.name === 'marker' || node.name === 'spot') return children;
        if (node.name === 'pin') {
          // The leader belongs to the marker.
          const marker = children.find((child) => isElement(child) && child.attributes['data-marker']);
          if (marker && isElement(marker)) {
            marker.children.unshift(...children.filter((child) => child !== marker));
            delete marker.attributes['data-measures'];
            return [marker];
          }
        }
      }
      const name = own.replace(/^draw-/, '').replace(/-words$/, '-labels');
      if (name === '' || EMPTY.has(name) || EMPTY.has(own) || name.length < 3) return children;
      const [only] = children;
      if (children.length === 1 && only && isElement(only)) {
        if (only.tag === 'defs' || only.tag === 'text' || only.tag === 'use') return children;
        if (!only.attributes.name) only.attributes.name = name;
        else if (only.tag === 'g' && only.attributes.name.length < name.length && !only.attributes['data-marker']) only.attributes.name = name;
        return children;
      }
      return [group(children, name)];
    }
    node.children = groupParts(structure(node.children));
    if (node.attributes.transform === 'matrix(1 0 0 1 0 0)' || node.attributes.transform === 'translate(0 0)') delete node.attributes.transform;
    if (node.tag === 'g') node.children = pinsIn(node.children);
    if (node.tag === 'g' && !node.attributes.id) {
      const keys = Object.keys(node.attributes);
      if (node.children.length === 0) return [];
      if (keys.length === 0) return node.children;
      const [only] = node.children;
      // A wrapper that paints one shape: the shape paints itself.
      if (node.children.length === 1 && only && isElement(only) && LEAVES.has(only.tag) && keys.every((key) => PAINT.has(key) || (key === 'transform' && !only.attributes.transform))) {
        const isMixed = ['class', 'opacity', 'name', 'fill-opacity', 'stroke-opacity'].some((key) => key in node.attributes && key in only.attributes);
        if (!isMixed) {
          only.attributes = { ...node.attributes, ...only.attributes };
          return [only];
        }
      }
      // Two wrappers around one thing become one.
      if (node.children.length === 1 && only && isElement(only) && only.tag === 'g' && !only.attributes.id) {
        const other = Object.keys(only.attributes).filter((key) => keys.includes(key) && key !== 'transform');
        const isMoved = 'transform' in node.attributes;
        const clipsInside = isMoved && 'transform' in only.attributes ? false : 'clip-path' in only.attributes || 'filter' in only.attributes;
        const mixes = ['clip-path', 'filter', 'opacity'].some((key) => key in node.attributes) && 'transform' in only.attributes;
        if (other.length === 0 && !mixes && !clipsInside) {
          const transform = [node.attributes.transform, only.attributes.transform].filter(Boolean).join(' ');
          only.attributes = { ...node.attributes, ...only.attributes, ...(transform && { transform }) };
          return [only];
        }
      }
    }
    return [node];
  });
}
