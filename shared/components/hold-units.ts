const NO_BREAK_SPACE = '\u00a0';

/** Abbreviated units and short words that mean nothing at the start of a line without their number. */
const UNITS = 's|ms|µs|min|h|m|km|cm|mm|g|kg|t|V|W|mA|Hz|GHz|MHz|kHz|ppm|kB|MB|km/h|m/s|images/s|mph|million|%|°C';

const BROKEN_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\w/]))`, 'g');

/** Keeps a number and its unit on one line. */
export function holdUnits(text: string): string {
  return text.replace(BROKEN_UNIT, NO_BREAK_SPACE);
}
