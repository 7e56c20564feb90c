/** Draws an SVG picture into a PDF as vectors: sharp at every size, small, and a line stays a line. */
import { Resvg } from '@resvg/resvg-js';
import type { Pdf } from './text-writer.ts';

type Attributes = Readonly<Record<string, string>>;

/** What the renderer writes of a picture whose classes, uses and basic shapes it has resolved. */
const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/** Groups and paths, and groups clipped by one path. @throws when the picture needs more than that, such as a gradient */
export function resolve(svg: string): string {
  const resolved = new Resvg(svg, { font: { loadSystemFonts: false } }).toString();
  for (const [, , name = ''] of resolved.matchAll(TAG)) {
    if (!['svg', 'defs', 'g', 'path', 'clipPath'].includes(name)) {
      throw new Error(`<${name}> cannot be drawn into a document`);
    }
  }
  return resolved;
}

/** @param svg as `resolve` returns it, drawn from the current origin in its own units */
export function drawVectors(pdf: Pdf, svg: string): void {
  const foot = svg.indexOf(DEFINITIONS_END) + DEFINITIONS_END.length;
  const clips = clipsOf(svg.slice(0, foot));
  for (const [, end, name, text = '', isEmpty] of svg.slice(foot).matchAll(TAG)) {
    if (name === 'path') drawPath(pdf, attributesOf(text));
    if (name !== 'g') continue;
    if (end) pdf.restore();
    else if (!isEmpty) enterGroup(pdf.save(), attributesOf(text), clips);
  }
}

const DEFINITIONS_END = '</defs>';
const CLIP = /<clipPath id="([^"]+)"([^>]*)>([\s\S]*?)<\/clipPath>/g;

/** The outlines by their ids. */
function clipsOf(definitions: string): ReadonlyMap<string, string> {
  return new Map(
    [...definitions.matchAll(CLIP)].map(([, id = '', attributes = '', content = '']) => {
      const [only, ...others] = content.matchAll(TAG);
      const { d, transform } = attributesOf(only?.[3] ?? '');
      if (d === undefined || transform !== undefined || others.length > 0 || attributes !== '') {
        throw new Error(`The clip "${id}" is more than one plain path and cannot be drawn into a document`);
      }
      return [id, d];
    }),
  );
}

function enterGroup(pdf: Pdf, group: Attributes, clips: ReadonlyMap<string, string>): void {
  const { transform, opacity, 'clip-path': clip } = group;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (transform?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  pdf.transform(a, b, c, d, e, f);
  if (opacity !== undefined) pdf.opacity(Number(opacity));
  if (clip === undefined) return;
  const outline = clips.get(/#([^)]+)/.exec(clip)?.[1] ?? '');
  if (outline === undefined) throw new Error(`There is no clip ${clip}`);
  pdf.path(outline).clip();
}

function drawPath(pdf: Pdf, path: Attributes): void {
  const { d = '', fill = 'none', stroke = 'none', 'fill-rule': rule } = path;
  if (fill !== 'none') {
    pdf.path(d).fillOpacity(Number(path['fill-opacity'] ?? 1));
    pdf.fill(fill, rule === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  if (stroke === 'none') return;
  pdf.lineWidth(Number(path['stroke-width'] ?? 1));
  pdf.lineJoin(joinOf(path['stroke-linejoin'])).lineCap(capOf(path['stroke-linecap']));
  const dashes = path['stroke-dasharray']?.split(/[\s,]+/).map(Number);
  if (dashes) pdf.dash(dashes[0] ?? 1, { space: dashes[1] ?? dashes[0] ?? 1 });
  else pdf.undash();
  pdf
    .path(d)
    .strokeOpacity(Number(path['stroke-opacity'] ?? 1))
    .stroke(stroke);
}

const joinOf = (join?: string) => (join === 'round' || join === 'bevel' ? join : 'miter');
const capOf = (cap?: string) => (cap === 'round' || cap === 'square' ? cap : 'butt');
