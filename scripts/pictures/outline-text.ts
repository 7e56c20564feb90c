/** Text → outlines, because an SVG in an <img> cannot load the site's font. Each letter is defined once and re-used. */
import type { CustomPlugin, XastChild, XastElement } from 'svgo';
import { type Fonts, findFont } from './fonts.ts';

type Attributes = Readonly<Record<string, string>>;

const INHERITED = ['font-size', 'font-weight', 'font-stretch', 'text-anchor', 'letter-spacing'];
const FONT = [...INHERITED, 'font-family', 'font-variant'];
/** Properties of text alone; all others stay on the group of outlines. */
const TEXT_ONLY = new Set([...FONT, 'x', 'y', 'transform', 'xml:space']);

interface Run {
  readonly text: string;
  readonly attributes: Attributes;
}

export function outlineText(file: string, fonts: Fonts): CustomPlugin {
  const letters = new Map<string, string>();
  const inherited: Attributes[] = [];

  /** Outlines of a run, drawn from x, y. */
  function outline({ text, attributes }: Run): XastElement {
    const name = findFont(attributes['font-weight'], attributes['font-stretch']);
    const font = fonts[name];
    const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing) throw new Error(`the font has no "${missing}"`);
    const size = Number.parseFloat(attributes['font-size'] ?? '');
    const { glyphs, positions } = font.layout(text, ['tnum']);
    const spacing = spacingOf(attributes['letter-spacing'], size) * font.unitsPerEm;
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, 0);
    let pen = -width * ({ middle: 0.5, end: 1 }[attributes['text-anchor'] ?? ''] ?? 0);
    const uses = glyphs.flatMap((glyph, index) => {
      const x = pen;
      pen += (positions[index]?.xAdvance ?? 0) + spacing;
      const path = glyph.path.toSVG();
      if (path === '') return [];
      const id = `letter-${name}-${glyph.id}`;
      letters.set(id, path);
      return [element('use', { href: `#${id}`, x: String(Math.round(x)) })];
    });
    const scale = Number((size / font.unitsPerEm).toFixed(4));
    const { x = '0', y = '0', transform = '' } = attributes;
    const kept = Object.entries(attributes).filter(([key]) => !TEXT_ONLY.has(key));
    const placed = `${transform} translate(${x} ${y}) scale(${scale} ${-scale})`.trim();
    return element('g', { ...Object.fromEntries(kept), transform: placed }, uses);
  }

  /** Each piece of text with what applies to it; a tspan begins at a place of its own. */
  function runsOf(node: XastElement, outer: Attributes): Run[] {
    const attributes = { ...outer, ...node.attributes };
    const preserves = attributes['xml:space'] === 'preserve';
    return node.children.flatMap((child): Run[] => {
      if (child.type === 'element') {
        if (child.name === 'tspan' && child.attributes.x && child.attributes.y) return runsOf(child, attributes);
        throw new Error(`a <${child.name}> within <text> without x and y; give each its place`);
      }
      if (child.type !== 'text') return [];
      const text = preserves ? child.value : child.value.replaceAll(/\s+/g, ' ').trim();
      return text === '' ? [] : [{ text, attributes }];
    });
  }

  return {
    name: 'outline-text',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const outer = inherited.at(-1) ?? {};
          const own = INHERITED.flatMap((key) => (node.attributes[key] ? [[key, node.attributes[key]]] : []));
          inherited.push({ ...outer, ...Object.fromEntries(own) });
          if (node.name !== 'text') {
            for (const key of FONT) delete node.attributes[key];
            return;
          }
          try {
            const outlines = runsOf(node, outer).map(outline);
            parent.children = parent.children.flatMap((child) => (child === node ? outlines : [child]));
          } catch (error) {
            throw new Error(`${file}: "${plainText(node)}": ${(error as Error).message}`);
          }
        },
        exit: (node, parent) => {
          inherited.pop();
          if (parent.type !== 'root' || letters.size === 0) return;
          const paths = [...letters].map(([id, d]) => element('path', { id, d }));
          node.children.push(element('defs', {}, paths));
        },
      },
    }),
  };
}

const element = (name: string, attributes: Record<string, string>, children: XastChild[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

/** In em; "0.06em" or in units. */
function spacingOf(spacing: string | undefined, size: number): number {
  if (spacing === undefined || spacing === 'normal') return 0;
  return spacing.endsWith('em') ? Number.parseFloat(spacing) : Number.parseFloat(spacing) / size;
}

function plainText(node: XastElement): string {
  return node.children
    .map((child) => (child.type === 'element' ? plainText(child) : child.type === 'text' ? child.value : ''))
    .join('')
    .trim();
}
