import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { MarkerRings } from './MarkerRings.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { usePicture } from './site-context.ts';

/** From this proportion on a plan needs the width of the page, and its legend stands below. */
const WIDE_RATIO = 1.8;

/** The plan of a venue, beside the legend of its numbers. */
export function Plan({ id }: { id: string }) {
  const { width, height } = usePicture(id);
  return (
    <section className={width / height > WIDE_RATIO ? 'section plan is-wide' : 'section plan'} aria-labelledby="plan">
      <h2 id="plan">Where it is measured</h2>
      <EnlargeablePicture id={id} section="plan" caption={<PictureCaption id={id} />}>
        <MarkerRings id={id} />
      </EnlargeablePicture>
    </section>
  );
}
