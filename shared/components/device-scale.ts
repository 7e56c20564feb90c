/** How many times larger than the smallest drawing the largest may be on one scale. */
const RANGE = 4;

/**
 * How wide drawings stand in a row, as parts of a column, from the metres that each shows. All have one scale; if the
 * largest is more than four times the smallest, those below a quarter of the largest have a scale of their own. A drawing
 * without metres, such as a section, fills the column.
 */
export function widthsOnOneScale(metres: readonly (number | undefined)[]): number[] {
  const known = metres.filter((value) => value !== undefined);
  const limit = Math.max(...known) / RANGE;
  const isSmall = (value: number) => value < limit;
  return metres.map((own) =>
    own === undefined ? 1 : own / Math.max(...known.filter((value) => isSmall(value) === isSmall(own))),
  );
}
