/** What a source says of its picture (title, description, size, legend, other formats), and its frame as served. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  /** Slug of the sport that it shows. */
  readonly sport: string | undefined;
  /** Width in metres of what a drawing of a device shows. */
  readonly metres: number | undefined;
  /** The lines of its markers, from 1. */
  readonly legend: readonly string[];
  /** View boxes of other formats, by their ids. */
  readonly views: Readonly<Record<string, string>>;
}

/** @throws naming what is missing */
export function readFacts(name: string, source: string): PictureFacts {
  const legend: string[] = [];
  const views: Record<string, string> = {};
  const own = { title: '', description: '', width: 0, height: 0 };
  let sport: string | undefined;
  let metres: number | undefined;

  function marker(node: XastElement): void {
    const number = Number(node.attributes['data-marker']);
    const line = childOf(node, 'title');
    if (line) legend[number - 1] = textOf(line);
  }

  const reader: CustomPlugin = {
    name: 'read-facts',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root') {
            [own.width, own.height] = [Number(node.attributes.width), Number(node.attributes.height)];
            sport = node.attributes['data-sport'];
            metres = Number(node.attributes['data-metres']) || undefined;
            [own.title, own.description] = [textOf(childOf(node, 'title')), textOf(childOf(node, 'desc'))];
          }
          if (node.name === 'view') views[node.attributes.id ?? ''] = node.attributes.viewBox ?? '';
          if (node.attributes['data-marker']) marker(node);
        },
      },
    }),
  };
  optimize(source, { path: name, plugins: [reader] });
  const missing = Object.entries(own).find(([, value]) => !value);
  if (missing) throw new Error(`${name}: has no ${missing[0]}`);
  for (let line = 0; line < legend.length; line += 1)
    if (!legend[line])
      throw new Error(`${name}: no marker ${line + 1} has a title; its line of the legend stands there`);
  return { ...own, sport, metres, legend, views };
}

/** The frame as served: the fragment #dark names it, a view may cut it, and nothing for the editing remains. */
export function serveFormat(viewBox?: string): CustomPlugin {
  return {
    name: 'serve-format',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { attributes } = node;
          if (parent.type === 'root') {
            Object.assign(attributes, { id: 'dark', role: 'img' });
            delete attributes['data-sport'];
            delete attributes['data-metres'];
            if (viewBox) {
              const [, , width = '', height = ''] = viewBox.split(' ');
              Object.assign(attributes, { viewBox, width, height });
            }
            return;
          }
          // Inkscape writes the axes of a variable font, and much that is no attribute, into its style attribute.
          const [, weight] = /'wght' (\d+)/.exec(attributes.style ?? '') ?? [];
          const [, width] = /'wdth' (\d+)/.exec(attributes.style ?? '') ?? [];
          if (weight) attributes['font-weight'] = weight;
          if (width) attributes['font-stretch'] = Number(width) > 100 ? 'expanded' : 'normal';
          for (const name of ['style', 'data-marker', 'data-measures']) delete attributes[name];
          // A marker's title is its line of the legend.
          const isOfPart = parent.type === 'element' && parent.attributes.role !== 'img';
          if (node.name === 'view' || (node.name === 'title' && isOfPart))
            parent.children = parent.children.filter((child) => child !== node);
        },
      },
    }),
  };
}

const childOf = (node: XastElement, name: string) =>
  node.children.find((child): child is XastElement => child.type === 'element' && child.name === name);

function textOf(node: XastElement | undefined): string {
  const text = node?.children.map((child) => (child.type === 'text' ? child.value : '')).join('') ?? '';
  return text.replaceAll(/\s+/g, ' ').trim();
}
