/**
 * Colours of the light scheme, as written in a source → classes with the colours of both schemes. A class of the source
 * names a colour of pictures/palette.json; it is needed only where several of them look the same in the light scheme.
 */
import type { CustomPlugin, XastElement, XastParent } from 'svgo';

/** By name: the colour, or one each for the light and the dark scheme. */
export type Palette = Readonly<Record<string, string | readonly [light: string, dark: string]>>;

const PAINTS = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'] as const;

interface Style {
  readonly name: string;
  readonly light: string;
  /** Empty where both schemes are the same. */
  readonly dark: string;
}

const inLight = (colour: Palette[string]) => (typeof colour === 'string' ? colour : colour[0]);
const inDark = (colour: Palette[string]) => (typeof colour === 'string' ? colour : colour[1]);

/** #abc → #aabbcc */
const longHex = (colour: string) => colour.toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');

/**
 * The style block of a picture: dark where the visitor has chosen it, and under the fragment #dark, for WebKit.
 * @param copied dark colours, by name, of what a `<use>` copies: no selector reaches into a copy, but variables do
 */
function styleBlock(styles: readonly Style[], copied: ReadonlyMap<string, string>): string {
  const write = (key: 'light' | 'dark', before = '') =>
    styles.map((style) => (style[key] === '' ? '' : `${before}.${style.name}{${style[key]}}`)).join('');
  const variables = [...copied].map(([name, dark]) => `--${name}:${dark}`).join(';');
  const dark = (root: string, before = '') => `${variables && `${root}{${variables}}`}${write('dark', before)}`;
  return `${write('light')}@media(prefers-color-scheme:dark){${dark(':root')}}${dark(':target', ':where(:target) ')}`;
}

export function applyPalette(file: string, palette: Palette): CustomPlugin {
  const styles = new Map<string, Style>();
  const copied = new Map<string, string>();
  let windows = 0;
  let copies = 0;

  function classOf(node: XastElement): string | undefined {
    const { attributes } = node;
    const named = attributes.class?.split(' ') ?? [];
    const unused = new Set(named);
    const light: string[] = [];
    const dark: string[] = [];
    for (const property of PAINTS) {
      const value = attributes[property];
      if (value === undefined || value.startsWith('url(')) continue;
      delete attributes[property];
      const isColour = property === 'fill' || property === 'stroke';
      if (!isColour || value === 'none') {
        light.push(`${property}:${value}`);
        continue;
      }
      const name = nameOf(longHex(value), property === 'fill' ? named : named.toReversed());
      unused.delete(name);
      const colour = palette[name] ?? value;
      if (inDark(colour) !== inLight(colour) && copies > 0) {
        copied.set(name, inDark(colour));
        // The plain value is for programs that know no variables.
        light.push(`${property}:${inLight(colour)};${property}:var(--${name},${inLight(colour)})`);
        continue;
      }
      light.push(`${property}:${inLight(colour)}`);
      if (inDark(colour) !== inLight(colour)) dark.push(`${property}:${inDark(colour)}`);
    }
    const [stray] = unused;
    if (stray) throw new Error(`the class ${stray} is none of its colours; remove the class or restore the colour`);
    if (light.length === 0) return undefined;
    const key = light.join(';') + dark.join(';');
    const style = styles.get(key) ?? { name: letters(styles.size), light: light.join(';'), dark: dark.join(';') };
    styles.set(key, style);
    return style.name;
  }

  function nameOf(colour: string, named: readonly string[]): string {
    const isIt = (name: string) => palette[name] !== undefined && inLight(palette[name]) === colour;
    const own = named.find(isIt);
    if (own) return own;
    const [found, ...others] = Object.keys(palette).filter(isIt);
    if (!found) throw new Error(`${colour} is not in pictures/palette.json; use one of its colours or add it`);
    const differ = others.find((other) => inDark(palette[other] ?? '') !== inDark(palette[found] ?? ''));
    if (differ) throw new Error(`${colour} is ${found} or ${differ}; name one as its class`);
    return found;
  }

  return {
    name: 'apply-palette',
    fn: (root) => {
      const sources = copiedIds(root);
      const isCopied = (node: XastElement) => sources.has(`#${node.attributes.id}`);
      return {
        element: {
          enter: (node) => {
            if (node.name === 'clipPath') windows += 1;
            if (isCopied(node)) copies += 1;
            if (windows > 0) {
              // What cuts a window has no colour.
              for (const name of ['class', ...PAINTS]) delete node.attributes[name];
              return;
            }
            try {
              const name = classOf(node);
              delete node.attributes.class;
              if (name) node.attributes.class = name;
            } catch (error) {
              throw new Error(`${file}: ${node.name} ${node.attributes.id ?? ''}: ${(error as Error).message}`);
            }
          },
          exit: (node, parent) => {
            if (node.name === 'clipPath') windows -= 1;
            if (isCopied(node)) copies -= 1;
            if (parent.type !== 'root') return;
            const text = { type: 'text', value: styleBlock([...styles.values()], copied) } as const;
            const style: XastElement = { type: 'element', name: 'style', attributes: {}, children: [text] };
            const names = node.children.map((child) => (child.type === 'element' ? child.name : ''));
            node.children.splice(names.indexOf('desc') + 1, 0, style);
          },
        },
      };
    },
  };
}

/** What `<use>` elements refer to. */
function copiedIds(parent: XastParent): Set<string> {
  const ids = new Set<string>();
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const { href, 'xlink:href': source = href } = node.attributes;
    if (node.name === 'use' && source) ids.add(source);
    for (const id of copiedIds(node)) ids.add(id);
  }
  return ids;
}

/** 0 → a, 25 → z, 26 → aa */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
