/** Rules for the texts of one entry: headings, characters, pictures. Part of the content check. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { CHARACTERS } from '../../shared/content/characters.ts';
import { canBeDialled } from '../../shared/content/telephone.ts';
import { slugify } from '../../shared/paths.ts';
import { type ContentEntry, type ContentString, stringsOf } from './site-content.ts';

type Pictures = SiteAssets['pictures'];

const KNOWN = new Set(`${CHARACTERS}\n`);
/** A telephone number in a text, with the code of its country. */
export const TELEPHONE_IN_TEXT = /\+\d[\d ()./-]{6,}\d/g;
/** Fields that hold paths of pictures. */
const PICTURE_FIELD = /(^|\.)((gallery|pictures)\.\d+|\w*[pP]icture|plan|logo|banner|drawing)$/;

export function findEntryProblems({ file, entry, value }: ContentEntry, pictures: Pictures): string[] {
  const where = `${file}, entry ${entry}`;
  const problems = [
    ...headingProblems(value),
    ...stringsOf(value).flatMap((string) => textProblems(string, pictures)),
    ...(file.startsWith('shared/content/sports/') ? galleryProblems(entry, stringsOf(value), pictures) : []),
  ];
  return [
    ...(/(^| )undefined$/.test(entry) ? [`${where}: has no name or title; add it`] : []),
    ...problems.map((problem) => `${where}, field ${problem}`),
  ];
}

/** Letters that browsers show in a font of their own, such as a name in Japanese script. */
export function findFontWarnings({ file, entry, value }: ContentEntry): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const unknown = [...new Set(text)].filter((character) => !KNOWN.has(character));
    return unknown.length === 0
      ? []
      : [`${file}, entry ${entry}, field ${field}: holds ${unknown.join(' ')}, which the font is not cut for`];
  });
}

/** Headings are link targets: two of one page may not share an anchor. */
function headingProblems(value: unknown): string[] {
  const taken = new Set<string>();
  const { sections } = value as { readonly sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.flatMap(({ id, heading }, index) => {
    const anchor: string = id ?? slugify(heading || '');
    if (anchor === '') return [`sections.${index}: has no heading; add it`];
    const isTaken = taken.has(anchor);
    taken.add(anchor);
    return isTaken ? [`sections.${index}: another heading has the anchor #${anchor}; word it differently`] : [];
  });
}

/** The gallery of a sport shows this sport, and what its page does not show anyway. */
function galleryProblems(sport: string, strings: readonly ContentString[], pictures: Pictures): string[] {
  const shown = strings.filter(({ field }) => PICTURE_FIELD.test(field));
  return shown
    .filter(({ field, text }) => field.startsWith('gallery.') && pictures[text])
    .flatMap(({ field, text }) => {
      const other = shown.find((one) => one.text === text && one.field !== field);
      const of = pictures[text]?.sport;
      return [
        ...(of === sport ? [] : [`${field}: ${text} is catalogued as of ${of ?? 'no sport'}; show ${sport}`]),
        ...(other ? [`${field}: ${text} is shown as ${other.field}, too; choose another`] : []),
      ];
    });
}

function textProblems({ field, text }: ContentString, pictures: Pictures): string[] {
  if (text.trim() === '') return [`${field}: is empty; write it or remove the field`];
  const problems: string[] = [];
  if (/<[a-z/!]/i.test(text)) problems.push('holds HTML; write Markdown instead');
  const dead = (text.match(TELEPHONE_IN_TEXT) ?? []).filter((number) => !canBeDialled(number));
  if (dead.length > 0)
    problems.push(`holds ${dead.join(', ')}; write a number that can be dialled, like +49 341 4621100`);
  if (PICTURE_FIELD.test(field) && pictures[text] === undefined) problems.push(`there is no picture "${text}"`);
  return problems.map((problem) => `${field}: ${problem}`);
}
