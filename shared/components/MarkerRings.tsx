import { usePicture } from './site-context.ts';

/** A little outside of the disc that it surrounds, in units of the drawing. */
const RADIUS = 15;

/** Rings over the markers of a drawing, a group a number: they light in order while the drawing comes into view. */
export function MarkerRings({ id }: { id: string }) {
  const { width, height, markers = [] } = usePicture(id);
  const numbers = [...new Set(markers.map(([number]) => number))];
  return (
    <svg className="rings" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {numbers.map((number) => (
        <g key={number}>
          {markers
            .filter(([marked]) => marked === number)
            .map(([, x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} />
            ))}
        </g>
      ))}
    </svg>
  );
}
