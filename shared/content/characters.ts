/** The characters that the site's font is cut for. Content that holds another one fails the build. */

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** What nearly every page holds: the footer alone has an é. */
export const COMMON_CHARACTERS = `${ASCII}äöüéè\u00a0–’“”×µ°·…©`;

/** Names of people's places: other letters of Europe, fetched by the pages that hold one. */
export const RARE_CHARACTERS = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâåæçêëíîïñóôøúûÿŠšŽžČčĚěŘřÝýŁłŞşİıĞğŐőŰű—‘„•−±§®½²³«»';

export const CHARACTERS = COMMON_CHARACTERS + RARE_CHARACTERS;
