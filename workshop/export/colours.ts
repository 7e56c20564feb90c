/** Works out what the style block of a drawing says of each element, and gives every colour a readable name. */
import type { Element, Node } from './markup.ts';

interface Rule {
  readonly selector: readonly { readonly tag?: string; readonly name: string }[];
  readonly weight: number;
  readonly order: number;
  readonly isDark: boolean;
  readonly declarations: Readonly<Record<string, string>>;
}

export type Palette = Map<string, readonly [light: string, dark: string]>;

export function parseStyle(css: string): Rule[] {
  const rules: Rule[] = [];
  const add = (text: string, isDark: boolean) => {
    for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const declarations = Object.fromEntries(body.split(';').map((one) => one.split(':') as [string, string]));
      for (const written of selectors.split(',')) {
        const selector = written.trim().split(' ').map((simple) => {
          const [, tag, name = ''] = /^(\w+)?\.([\w-]+)$/.exec(simple) ?? [];
          return { name, ...(tag && { tag }) };
        });
        const weight = selector.reduce((sum, { tag }) => sum + 10 + (tag ? 1 : 0), 0);
        rules.push({ selector, weight, order: rules.length, isDark, declarations });
      }
    }
  };
  let rest = css;
  for (let at = rest.indexOf('@media'); at >= 0; at = rest.indexOf('@media')) {
    add(rest.slice(0, at), false);
    const end = rest.indexOf('}}', at) + 2;
    add(rest.slice(rest.indexOf('{', at) + 1, end - 1), true);
    rest = rest.slice(end);
    // The same once more for the fragment.
    rest = rest.replace(/^(?::where\(:target\) [^{]+\{[^{}]*\})+/, '');
  }
  add(rest, false);
  return rules;
}

const SURFACE = /^(tartan|water|ice|snow|timber|sand|asphalt|sawdust|piste|mat)(-[12])?$/;
const STROKES: Readonly<Record<string, string>> = { l: 'ink', m: 'grey-4', h: 'grey-3', d: 'grey-5', rl: 'red', wl: 'paper', river: 'river' };
const FILLS: Readonly<Record<string, string>> = { p: 'paper', i: 'ink', r: 'red' };
const SCENE_NAMES: Readonly<Record<string, string>> = {
  'hair-1': 'hair-raven',
  'hair-2': 'hair-brown',
  'hair-3': 'hair-chestnut',
  'hair-4': 'hair-fair',
  'hair-5': 'hair-grey',
  'kit-orange': 'kit-amber',
  'led-green': 'led-mint',
  snow: 'snowfield',
  ice: 'rink',
  'track-l': 'track-line',
};

function readable(name: string, isScene: boolean): string {
  if (FILLS[name]) return FILLS[name];
  if (/^g[1-5]$/.test(name)) return `grey-${name[1]}`;
  if (isScene) {
    const [, base = name, tone] = /^(.+?)(-[abc])?$/.exec(name) ?? [];
    return `${SCENE_NAMES[base] ?? base}${{ '-a': '-lit', '-b': '-far', '-c': '-dark' }[tone ?? ''] ?? ''}`;
  }
  if (SURFACE.test(name)) return name.replace('-1', '-light').replace('-2', '-dark');
  return name.replace(/-s$/, '-shade').replace(/-d$/, '-deep');
}

const longHex = (colour: string) => colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

const PAINTS = ['fill', 'stroke'] as const;
const OTHERS = ['stroke-width', 'stroke-linejoin', 'stroke-linecap'] as const;
const HIDDEN = new Set(['clipPath', 'filter']);

/** Classes → attributes of the light scheme, and the names of their colours as classes. */
export function paint(nodes: readonly Node[], css: string, isScene: boolean, palette: Palette): void {
  const rules = parseStyle(css);

  function winners(path: readonly Element[], isDark: boolean): Map<string, { rule: Rule; value: string }> {
    const found = new Map<string, { rule: Rule; value: string }>();
    const element = path.at(-1) as Element;
    const has = ({ tag, attributes }: Element, simple: Rule['selector'][number]) =>
      (!simple.tag || simple.tag === tag) && (attributes.class ?? '').split(' ').includes(simple.name);
    for (const rule of rules) {
      if (rule.isDark && !isDark) continue;
      const own = rule.selector.at(-1);
      if (!own || !has(element, own)) continue;
      if (rule.selector.length === 2 && !path.slice(0, -1).some((one) => has(one, rule.selector[0] as { name: string }))) continue;
      for (const [property, value] of Object.entries(rule.declarations)) {
        const last = found.get(property);
        if (!last || rule.weight > last.rule.weight || (rule.weight === last.rule.weight && rule.order >= last.rule.order))
          found.set(property, { rule, value });
      }
    }
    return found;
  }

  const painted: (() => void)[] = [];

  function colour(path: readonly Element[], property: string): { name: string; light: string; dark: string } | undefined {
    const [light, dark] = [winners(path, false).get(property), winners(path, true).get(property)];
    if (!light || !dark) return undefined;
    if (light.value === 'currentColor') {
      for (let end = path.length; end > 0; end -= 1) {
        const found = colour(path.slice(0, end), 'color');
        if (found) return found;
      }
      throw new Error('A current colour is not known');
    }
    if (light.value === 'none') return { name: 'none', light: 'none', dark: 'none' };
    const own = light.rule.selector.at(-1)?.name ?? '';
    const [base, plainDark] = baseOf(own, property);
    const sceneRule = isScene && (property === 'color' || rules.some(({ selector, declarations }) => selector.length === 1 && selector[0]?.name === own && declarations.color));
    const plain = property === 'stroke' ? (STROKES[own] ?? own) : readable(own, sceneRule);
    const isFixed = light.value === dark.value && base !== plainDark;
    const name = isFixed ? `${plain}-${light.value === base ? 'day' : 'night'}` : plain;
    return { name, light: longHex(light.value), dark: longHex(dark.value) };
  }

  /** What a class says where no group changes it. */
  function baseOf(name: string, property: string): [light: string | undefined, dark: string | undefined] {
    const plain = rules.filter(({ selector, declarations }) => selector.length === 1 && !selector[0]?.tag && selector[0]?.name === name && declarations[property]);
    const light = plain.filter(({ isDark }) => !isDark).at(-1)?.declarations[property];
    return [light, plain.at(-1)?.declarations[property]];
  }

  function visit(node: Node, path: readonly Element[]): void {
    if (node.kind === 'text') return;
    if (node.kind === 'region') return node.children.forEach((child) => visit(child, path));
    const here = [...path, node];
    if (path.some(({ tag }) => HIDDEN.has(tag))) painted.push(() => delete node.attributes.class);
    else if (node.attributes.class) {
      const names: string[] = [];
      const set: Record<string, string> = {};
      const light = winners(here, false);
      for (const property of PAINTS) {
        const found = colour(here, property);
        if (!found) continue;
        set[property] = found.light;
        if (found.name === 'none') continue;
        const known = palette.get(found.name);
        if (known && (known[0] !== found.light || known[1] !== found.dark))
          throw new Error(`${found.name} is ${known} and ${found.light},${found.dark}`);
        palette.set(found.name, [found.light, found.dark]);
        if (!names.includes(found.name)) names.push(found.name);
      }
      for (const property of OTHERS) {
        const found = light.get(property);
        if (found) set[property] = found.value;
      }
      painted.push(() => {
        delete node.attributes.class;
        if (names.length > 0) node.attributes.class = names.join(' ');
        Object.assign(node.attributes, set);
      });
    }
    node.children.forEach((child) => visit(child, here));
  }
  nodes.forEach((node) => visit(node, []));
  for (const apply of painted) apply();
}
