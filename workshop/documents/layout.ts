/** How tightly a document is set: the loosest setting that makes one page, else the one that leaves the fewest holes. */

export interface Layout {
  /** Multiplies the white space between blocks. */
  readonly airiness: number;
  /** Multiplies the size of the figure. */
  readonly figureSize: number;
  readonly isTableFirst: boolean;
}

/** How a document came out. */
export interface Fit {
  readonly pages: number;
  /** How much of the last page is used, 0 to 1. */
  readonly fill: number;
  /** The largest empty foot of a page that another follows, 0 to 1. */
  readonly hole: number;
}

const AIRINESS = [1.4, 1.2, 1, 0.85, 0.7, 0.55, 0.4];
const FIGURE_SIZES = [1, 0.9, 0.8, 0.72];
/** Of figures that the workshop draws for the document: a page with little else has room for them. */
const LARGE_FIGURES = [1.8, 1.5, 1.2];
const LITTLE_FILL = 0.62;

export const MIN_FILL = 0.45;
export const MAX_HOLE = 0.25;

/** What is given up, most dearly the size of the figure. */
const costOf = ({ airiness, figureSize, isTableFirst }: Layout) =>
  Math.abs(1 - airiness) * 0.8 + (1 - figureSize) * 1.2 + (isTableFirst ? 0.2 : 0);

/** From loose to tight. */
const LAYOUTS: readonly Layout[] = [false, true]
  .flatMap((isTableFirst) =>
    AIRINESS.flatMap((airiness) => FIGURE_SIZES.map((figureSize) => ({ airiness, figureSize, isTableFirst }))),
  )
  .sort((one, other) => costOf(one) - costOf(other));

/** The first layout that makes one page, else the first with the smallest faults. */
export function findLayout(fitOf: (layout: Layout) => Fit): Layout {
  const tried: { readonly layout: Layout; readonly fit: Fit }[] = [];
  for (const layout of LAYOUTS) {
    const fit = fitOf(layout);
    if (fit.pages === 1) return fit.fill < LITTLE_FILL ? enlarge(layout, fitOf) : layout;
    tried.push({ layout, fit });
  }
  // Of several pages the last one holds the figure: a table alone on it looks left over.
  const [best] = tried.toSorted(
    (one, other) =>
      faultsOf(one.fit) - faultsOf(other.fit) || Number(other.layout.isTableFirst) - Number(one.layout.isTableFirst),
  );
  if (best === undefined) throw new Error('There is no layout');
  return best.layout;
}

function enlarge(layout: Layout, fitOf: (layout: Layout) => Fit): Layout {
  const larger = LARGE_FIGURES.map((figureSize) => ({ ...layout, figureSize }));
  return larger.find((one) => fitOf(one).pages === 1) ?? layout;
}

const faultsOf = ({ fill, hole }: Fit) => Math.max(0, MIN_FILL - fill) + Math.max(0, hole - MAX_HOLE);
