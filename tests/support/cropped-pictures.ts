/** Pictures that their box crops. Strips (strip-frames.ts), galleries and the view of an office are cropped on purpose. */
import type { Page } from 'playwright';

const FRAMES = '.strip, .brand-figure, .service-head, .long-strip, .gallery-row, .office-view';
/** Of the width or the height: less is rounding. */
const NOTICED = 0.02;

export function croppedPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ frames, noticed }) =>
      [...document.images].flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        if (width === 0 || getComputedStyle(image).objectFit !== 'cover' || image.closest(frames)) return [];
        const sources = [...(image.parentElement?.querySelectorAll('source[width]') ?? [])];
        const drawn = sources.find((source) => matchMedia(source.getAttribute('media') ?? 'all').matches) ?? image;
        const shape = Number(drawn.getAttribute('width')) / Number(drawn.getAttribute('height'));
        return Math.abs(width / height / shape - 1) > noticed ? [image.getAttribute('src') ?? ''] : [];
      }),
    { frames: FRAMES, noticed: NOTICED },
  );
}
