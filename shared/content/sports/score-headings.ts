import type { Family } from './sport.ts';

/** Over the score of a sport. Line sports have none: they are read from the photo finish. */
export const SCORE_HEADINGS: Readonly<Record<Exclude<Family, 'line'>, string>> = {
  judged: 'How a score adds up',
  play: 'What the board shows',
};
