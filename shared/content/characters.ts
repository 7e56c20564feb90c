/** The characters that the site's font is cut for. Browsers show all others in a font of their own. */

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What nearly every page holds: the footer alone has an é. */
export const COMMON_CHARACTERS = `${between(0x20, 0x7e)}äöüéè\u00a0–’“”×µ°·…©`;

const LATIN_1 = between(0xa1, 0xff);
const LATIN_EXTENDED_A = between(0x100, 0x17f);

/** The letters of all languages of Europe in Latin script, Romanian and Welsh included, fetched by pages that hold one. */
export const RARE_CHARACTERS = `${LATIN_1}${LATIN_EXTENDED_A}ȘșȚțẀẁẂẃẄẅỲỳẞ—‘„•−‹›€™`;

export const CHARACTERS = COMMON_CHARACTERS + RARE_CHARACTERS;
