/** Where on a strip somebody is seen: each body drawn by itself and measured. */
import { Resvg } from '@resvg/resvg-js';
import type { Figure, Part } from '../figure/part.ts';
import { Lettering, loadFonts } from '../kit/lettering.ts';
import type { Recording, SceneBody } from './scene.ts';
import { drawRecording, STRIP_HEIGHT } from './strip.ts';

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Parts stay in the figure, for one of them may be what is read, and go from the drawing. */
const LEFT_OUT = 'left-out';
const LEFT_OUT_PATHS = new RegExp(`<path class="${LEFT_OUT}"[^>]*>`, 'g');

const fonts = await loadFonts();

/**
 * In units of a recording that is `width` wide; nothing for who is beyond its edges.
 * @param isWithSkis false measures the people alone, without skis and poles
 */
export function extentOf(recording: Recording, body: SceneBody, width: number, isWithSkis = true): Extent | undefined {
  const { under, over, shadow, ...bare } = recording;
  const isLeftOut = ({ runsOn }: Part): boolean => runsOn === 'spray' || (runsOn === 'ski' && !isWithSkis);
  const figure: Figure = (time) =>
    body.body.figure(time).map((part) => (isLeftOut(part) ? { ...part, fill: LEFT_OUT } : part));
  const alone: SceneBody = { ...body, body: { ...body.body, figure }, shadow: 'none' };
  const drawn = drawRecording(
    new Lettering(fonts),
    { ...bare, bands: [], front: [], scale: () => '', bodies: [alone] },
    width,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${STRIP_HEIGHT}">${drawn.replaceAll(LEFT_OUT_PATHS, '')}</svg>`;
  const box = new Resvg(svg).getBBox();
  return box && { left: box.x, right: box.x + box.width, top: box.y };
}
