/** A device as a body with its sizes, drawn to scale beside a sheet of A4 paper. */
import type { SheetOutline } from '../../shared/content/downloads/sheet-figure.ts';
import { WIDTH } from './Diagram.tsx';
import type { Words } from './words.ts';

const HEIGHT = 190;
const MARGIN = 30;
const POINTS_PER_MM = 72 / 25.4;
const RATIOS = [2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30];
const PAPER = { width: 210, height: 297 };
/** Depth is drawn at 45 degrees and half its length. */
const SLOPE = Math.SQRT1_2 / 2;

export function ratioOf({ width, height, depth = 0 }: SheetOutline): number {
  const fits = (ratio: number) =>
    ((width + depth * SLOPE + PAPER.width) * POINTS_PER_MM) / ratio <= WIDTH - 2.5 * MARGIN &&
    ((Math.max(height, PAPER.height) + depth * SLOPE) * POINTS_PER_MM) / ratio <= HEIGHT;
  return RATIOS.find(fits) ?? 40;
}

export function Outline({ outline, words }: { outline: SheetOutline; words: Words }) {
  const { depth = 0, characters } = outline;
  const scale = POINTS_PER_MM / ratioOf(outline);
  const [w, h, d] = [outline.width * scale, outline.height * scale, depth * SLOPE * scale];
  const [paperWidth, paperHeight] = [PAPER.width * scale, PAPER.height * scale];
  const foot = Math.max(h + d, paperHeight) + 4;
  const [x, y] = [MARGIN, foot - h];
  const paper = x + w + d + MARGIN * 1.5;
  return (
    <svg className="outline" viewBox={`0 0 ${WIDTH} ${foot + 18}`} aria-hidden>
      <path className="top" d={`M${x} ${y}l${d} ${-d}h${w}l${-d} ${d}z`} />
      <path className="side" d={`M${x + w} ${y}l${d} ${-d}v${h}l${-d} ${d}z`} />
      <rect className="face" x={x} y={y} width={w} height={h} />
      {characters && <Characters characters={characters} face={{ x, y, w, h }} scale={scale} />}
      <path className="size" d={`M${x} ${foot + 5}h${w}m0 -3v6m${-w} 0v-6M${x - 6} ${y}v${h}m-3 0h6m0 ${-h}h-6`} />
      <text x={x + w / 2} y={foot + 15} textAnchor="middle">
        {outline.width}
      </text>
      <text x={x - 9} y={y + h / 2 + 2.5} textAnchor="end">
        {outline.height}
      </text>
      {depth > 0 && (
        <text x={x + w + d / 2 + 6} y={foot - d / 2 + 7}>
          {depth}
        </text>
      )}
      <rect className="paper" x={paper} y={foot - paperHeight} width={paperWidth} height={paperHeight} />
      <text x={paper + paperWidth / 2} y={foot + 15} textAnchor="middle">
        {words.paper}
      </text>
    </svg>
  );
}

interface CharactersProps {
  readonly characters: NonNullable<SheetOutline['characters']>;
  readonly face: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly scale: number;
}

/** In their true height: digits as eights, letters as cells. */
function Characters({ characters: { form, count, lines = 1, height }, face, scale }: CharactersProps) {
  const high = height * scale;
  const wide = high * 0.58;
  const cells = Array.from({ length: count * lines }, (_, index) => {
    const cx = face.x + (face.w / count) * ((index % count) + 0.5) - wide / 2;
    const cy = face.y + (face.h / lines) * (Math.floor(index / count) + 0.5) - high / 2;
    return `M${cx} ${cy}h${wide}v${high}h${-wide}z${form === 'digit' ? `m0 ${high / 2}h${wide}` : ''}`;
  });
  return <path className="characters" d={cells.join('')} />;
}
