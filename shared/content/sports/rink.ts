import type { SectionContent } from '../copy.ts';

/** Printed by short track, figure skating and speed skating alike, so it names nothing that one of them lacks. */
const ON_EVERY_RINK =
  'The ice belongs to the skaters and the resurfacer, so our equipment stands beside it wherever possible. All of it is built for a day in the cold.';

/** What the three share, then how each of them rehearses. */
// services.md: main and backup in parallel; sports.md, SpeedSkating and FigureSkating: results to all at once.
export const rinkSection = (rehearsal: string): SectionContent => ({
  // Athletics has a section of this name, too, as the specification wants of these three pages.
  heading: 'Before the first start',
  text: `${ON_EVERY_RINK}\n\n${rehearsal}`,
});
