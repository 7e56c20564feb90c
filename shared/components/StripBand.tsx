import { Picture } from './Picture.tsx';

/** A strip across the page between two of its bands. */
export function StripBand({ id }: { id: string }) {
  return (
    <div className="strip-band">
      <Picture id={id} />
    </div>
  );
}
