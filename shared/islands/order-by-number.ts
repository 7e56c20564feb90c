interface Numbered {
  readonly url: string;
  readonly number?: string;
}

/**
 * Each document once, in the order of numbers; those without one at the end, in the order they had. Compared by
 * character: the order must not depend on the language of the machine that sorts.
 */
export function orderByNumber<Row extends Numbered>(rows: readonly Row[]): Row[] {
  const once = rows.filter(({ url }, index) => rows.findIndex((row) => row.url === url) === index);
  return once.sort((a, b) => {
    if (a.number === b.number) return 0;
    if (a.number === undefined) return 1;
    if (b.number === undefined) return -1;
    return a.number < b.number ? -1 : 1;
  });
}
