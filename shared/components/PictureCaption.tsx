import { holdUnits } from './hold-units.ts';
import { usePicture } from './site-context.ts';

/** A picture's caption, and what its numbered markers stand for. */
export function PictureCaption({ id }: { id: string }) {
  const { caption, legend } = usePicture(id);
  return (
    <>
      {holdUnits(caption)}
      {legend && (
        <ol className="legend">
          {legend.map((item) => (
            <li key={item}>{holdUnits(item)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
