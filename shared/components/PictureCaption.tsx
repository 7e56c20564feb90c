import { usePicture } from './site-context.ts';

/** A picture's caption, and what its numbered markers stand for. */
export function PictureCaption({ id }: { id: string }) {
  const { caption, legend } = usePicture(id);
  return (
    <>
      {caption}
      {legend && (
        <ol className="legend">
          {legend.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
    </>
  );
}
