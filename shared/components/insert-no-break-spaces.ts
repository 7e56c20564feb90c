const NO_BREAK_SPACE = '\u00a0';

/** Abbreviated units, months and short words that mean nothing at the start of a line without their number. */
const UNITS =
  's|ms|µs|min|h|m|km|cm|mm|g|kg|t|V|W|mA|Hz|GHz|MHz|kHz|ppm|kB|MB|km/h|m/s|images/s|mph|million|%|°C|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';

const BROKEN_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\w/]))`, 'g');

/** Numbers that share a unit: "25 and 50 m", "6 × 2.4 × 0.9 m". */
const BROKEN_PAIR = new RegExp(
  `(?<=\\d) (and|or|to|×) (?=(?:[\\d.,]+ × )*[\\d.,]+${NO_BREAK_SPACE}(?:${UNITS})(?![\\w/]))`,
  'g',
);

/** Keeps a number and its unit, a day and its month on one line, and with them the numbers that share the unit. */
export function insertNoBreakSpaces(text: string): string {
  return text.replace(BROKEN_UNIT, NO_BREAK_SPACE).replace(BROKEN_PAIR, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`);
}
