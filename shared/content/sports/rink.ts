import type { Section } from '../copy.ts';

/** Printed by short track, figure skating and speed skating alike, so it names nothing that one of them lacks. */
// services.md: main and backup in parallel; sports.md, SpeedSkating and FigureSkating: results to all at once.
export const rinkSection: Section = {
  // Athletics has a section of this name, too, as the specification wants of these three pages.
  heading: 'Before the first start',
  text: `The ice belongs to the skaters and to the machine that resurfaces it. Our equipment stays outside the boards where it can, and works in the cold all day. Main and backup system are tested with the officials before anyone warms up. Then one results system feeds the board, television and the commentators.`,
};
