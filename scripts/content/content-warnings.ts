/** Rules of the editors that need more than the sentences of a page. They warn and never stop a build. */
import { JSDOM } from 'jsdom';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import type { SportSlug } from '../../shared/content/navigation.ts';
import { stringsOf } from './site-content.ts';

/** Words that belong to one sport, or to a few that share them. */
const SUBJECTS: readonly (readonly [words: RegExp, sports: readonly SportSlug[]])[] = [
  [/\b(downhill|slalom|alpine|ski racers?)\b/i, ['AlpineSkiing']],
  [/\b(runners?|sprinters?|hurdles|400 m track|athletics|long jump)\b/i, ['Athletics']],
  [/\bbasketball\b/i, ['Basketball']],
  [/\bbeach volleyball\b/i, ['BeachVolleyball']],
  [/\b(two-man bob|bobs?|sleds?|luge|skeleton)\b/i, ['Bobsleigh']],
  [/\b(racing cars?|pit lane|motorcycles?)\b/i, ['CarRacing']],
  [/\bcross-country\b/i, ['CrossCountry']],
  [/\b(cyclists?|velodrome|peloton)\b/i, ['Cycling']],
  [/\b(horses?|riders? over|show jump\w*|dressage)\b/i, ['Equestrian']],
  [/\b(fencers?|épée|foil|sabre)\b/i, ['Fencing']],
  [/\bfigure skat\w+/i, ['FigureSkating']],
  [/\b(gymnasts?|trampoline)\b/i, ['Gymnastics']],
  [/\b(ice hockey|puck)\b/i, ['IceHockey']],
  [/\bshort[- ]track\b/i, ['ShortTrack']],
  [/\bspeed skat\w+/i, ['SpeedSkating']],
  [/\bskaters?\b/i, ['FigureSkating', 'IceHockey', 'ShortTrack', 'SpeedSkating']],
  [/\bski[- ]jump\w*/i, ['SkiJumping']],
  [/\bsnowboard\w*/i, ['Snowboard']],
  [/\b(swimm\w+|freestyle|butterfly|water polo)\b/i, ['Swimming']],
];

/** Pictures on the page of a sport that show another one, by what is said of them. */
export function findPictureWarnings(slug: SportSlug, html: string): string[] {
  const { document } = new JSDOM(html).window;
  const others = SUBJECTS.filter(([, sports]) => !sports.includes(slug));
  return [...document.querySelectorAll('main img:not(nav img)')].flatMap((image) => {
    const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
    const words = others.flatMap(([named]) => named.exec(`${image.getAttribute('alt')} ${caption}`)?.[0] ?? []);
    return words.length > 0 ? [`${slug}: ${image.getAttribute('src')} shows another sport: ${words.join(', ')}`] : [];
  });
}

/** Words about the contents, the length or the whereabouts of the document that a text summarises. */
const CLAIMS = [
  /\b(\d+|nine|seven|thirty) pages\b/i,
  /\b(the|this|full) (manual|sheet|text|document|catalogue|original) (describes?|follows|has|covers?|tells?|teaches|lists?)\b/i,
  /\bthis (manual|sheet|summary)\b/i,
  /\bfull (text|document|manual|data sheet)\b/i,
  /\bavailable (from|at|on request)\b/i,
  /\b(is|are|was) (not )?public\b/i,
  /\bwritten for (the|builders|those)\b/i,
];

/** What a summary claims about its original, which is not public. */
export function findClaimWarnings({ url, title, purpose, sections, table, diagram }: DocumentSheet): string[] {
  const words = [
    title,
    purpose,
    ...sections.flatMap(({ heading, text, list = [] }) => [heading, text, ...list]),
    ...stringsOf(diagram).map(({ text }) => text),
    ...(table ? [table.caption, ...table.rows.flatMap(({ property, value }) => [property, value])] : []),
  ];
  const claims = words.flatMap((text) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []));
  return claims.map((claim) => `${url}: “${claim}” claims something about the original`);
}
