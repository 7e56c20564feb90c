import { groupBy } from './group-by.ts';
import { usePicture } from './site-context.ts';

/** A little outside of the disc that it surrounds, in units of the drawing. */
const RADIUS = 15;

/** Rings over the markers of a drawing, a group a number: they light in order while the drawing comes into view. */
export function MarkerRings({ id }: { id: string }) {
  const { width, height, markers = [] } = usePicture(id);
  return (
    <svg className="rings" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {groupBy(markers, ([number]) => number).map(([number, places]) => (
        <g key={number}>
          {places.map(([, x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} />
          ))}
        </g>
      ))}
    </svg>
  );
}
