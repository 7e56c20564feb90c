/** Positions on an open page, in CSS pixels from the top of its main content. */
import type { Page } from 'playwright';

export interface Composition {
  readonly height: number;
  /** Upper and lower edges of pictures and of full-bleed bands, from the top down. */
  readonly pictures: readonly Extent[];
  readonly bands: readonly Extent[];
  readonly figures: readonly { readonly name: string; readonly width: number }[];
  readonly title: string;
  readonly headings: readonly string[];
  /** Each with the heading of its section. */
  readonly captions: readonly { readonly caption: string; readonly heading: string }[];
  readonly sections: readonly { readonly name: string; readonly layout: string }[];
}

export type Extent = readonly [top: number, bottom: number];

/** Smaller pictures are flags, arrows and marks. */
const SMALLEST_PICTURE = 40;
/** A lower band is a rule. */
const LOWEST_BAND = 80;

export function measureComposition(page: Page): Promise<Composition> {
  return page.evaluate(
    ({ smallest, lowest }) => {
      const main = document.querySelector('main') ?? document.body;
      const origin = main.getBoundingClientRect().top;
      const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
      const extent = ({ top, bottom }: DOMRect): [number, number] => [
        Math.round(top - origin),
        Math.round(bottom - origin),
      ];
      const ordered = (boxes: DOMRect[]) => boxes.map(extent).sort(([one], [other]) => one - other);
      const pictures = [...main.querySelectorAll('img, svg')].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= smallest && height >= smallest;
      });

      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const isColoured = (style: CSSStyleDeclaration) =>
        (style.backgroundColor !== paper && style.backgroundColor !== 'rgba(0, 0, 0, 0)') ||
        style.borderImageSource !== 'none';
      /** Its own background, or one drawn across the window by a pseudo-element. */
      const isBand = (element: Element) => {
        const { left, width, height } = element.getBoundingClientRect();
        if (height < lowest) return false;
        const isBled = left <= 1 && width >= innerWidth - 1;
        if (isBled && (pictures.includes(element) || isColoured(getComputedStyle(element)))) return true;
        return ['::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return style.content !== 'none' && parseFloat(style.width) >= innerWidth - 1 && isColoured(style);
        });
      };

      const layout = (section: Element) => {
        const column = (x: number) => Math.round(x / 16);
        const heading = section.querySelector('h2')?.getBoundingClientRect();
        const parts = [...section.children]
          .filter((child) => child.tagName !== 'H2')
          .map((child) => child.getBoundingClientRect())
          .sort((one, other) => other.width * other.height - one.width * one.height);
        const [largest] = parts;
        const hasPicture = pictures.some((picture) => section.contains(picture));
        const place = largest ? `${column(largest.left)}+${column(largest.width)}` : 'none';
        return `heading ${heading ? column(heading.left) : 'none'}, main ${place}, ${hasPicture ? '' : 'no '}picture`;
      };
      const isShown = (element: Element) => element.getBoundingClientRect().height > 0;
      const figures = [...main.querySelectorAll('figure')].filter(isShown);

      return {
        height: Math.round(main.getBoundingClientRect().height),
        pictures: ordered(pictures.map((picture) => picture.getBoundingClientRect())),
        bands: ordered([...main.querySelectorAll('*')].filter(isBand).map((band) => band.getBoundingClientRect())),
        figures: figures.flatMap((figure) => {
          const picture = figure.querySelector('img, svg');
          if (!picture) return [];
          // The figure may crop the picture.
          const width = Math.min(picture.getBoundingClientRect().width, figure.getBoundingClientRect().width);
          return { name: picture.getAttribute('src') ?? words(figure), width: Math.round(width) };
        }),
        title: words(main.querySelector('h1')),
        headings: [...main.querySelectorAll('h2, h3')].filter(isShown).map(words),
        captions: figures.flatMap((figure) => {
          const caption = figure.querySelector('figcaption')?.cloneNode(true) as Element | undefined;
          caption?.querySelector('ol')?.remove();
          return caption
            ? { caption: words(caption), heading: words(figure.closest('section')?.querySelector('h2') ?? null) }
            : [];
        }),
        sections: [...main.querySelectorAll(':scope > section, :scope > .section')].filter(isShown).map((section) => ({
          name: words(section.querySelector('h2')) || section.className,
          layout: layout(section),
        })),
      };
    },
    { smallest: SMALLEST_PICTURE, lowest: LOWEST_BAND },
  );
}

/** The longest distance between extents. */
export function longestGap(
  extents: readonly Extent[],
  height: number,
): { readonly from: number; readonly length: number } {
  let longest = { from: 0, length: 0 };
  let reached = 0;
  for (const [top, bottom] of [...extents, [height, height] as const]) {
    if (top - reached > longest.length) longest = { from: reached, length: top - reached };
    reached = Math.max(reached, bottom);
  }
  return longest;
}
