/** The front page of an event site: programme by sport and day, and today's sessions in venue and local time. */
import { browser, menu } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect, repeat } from '../../kit/shapes.ts';
import { NARROW, screen } from '../screen.ts';
import { note, row } from '../small-print.ts';

const PAGE = { x: 24, y: 18, width: 912, height: 564 };
/** For every sport a day's mark: a dot for sessions, a star for a final, a point for none. */
const SPORTS = [
  ['Athletics', 'tartan', '..oo**o**'],
  ['Swimming', 'water', 'ooo*****.'],
  ['Track cycling', 'timber', '...oo****'],
  ['Beach volleyball', 'sand', 'oooooo.o*'],
  ['Fencing', 'piste', '***.**...'],
  ['Gymnastics', 'mat', 'o*oo**.*.'],
  ['Basketball', 'sawdust', 'oo.oo.oo*'],
] as const;
const TODAY = 4;
const GRID = { x: 196, y: 286, column: 42, row: 40 } as const;
const SESSIONS = [
  ['10:00', '17:00', 'Athletics', 'Women’s heptathlon'],
  ['11:30', '18:30', 'Fencing', 'Men’s épée, table of 32'],
  ['14:00', '21:00', 'Basketball', 'SUI – BRA'],
  ['19:00', '02:00', 'Swimming', 'Session 9, five finals'],
  ['20:15', '03:15', 'Track cycling', 'Women’s keirin'],
] as const;

/** The banner: bands of the sports' surfaces, as a photo-finish camera sees things that stand still. */
const banner = (lettering: Lettering): string =>
  each(SPORTS, ([, surface], index) => rect(24, 100 + index * 17, 912, 17, surface)) +
  rect(700, 100, 3, 119, 'r') +
  rect(48, 118, 416, 83, 'p') +
  lettering.text(66, 156, 'Summer Games', { size: 32, style: 'wide' }) +
  lettering.text(66, 184, 'Day 5 of 9 · 7 sports · 42 finals', { size: 16 });

function programme(lettering: Lettering): string {
  const { x, y, column, row: height } = GRID;
  return (
    note(lettering, 48, y - 22, 'Sport', 'start', 14) +
    note(lettering, x - 12, y - 22, 'Day', 'end', 14) +
    rect(x + TODAY * column, y - 44, column, 7 * height + 42, 'g1') +
    line(48, y - 12, x + 9 * column, y - 12, 'l') +
    repeat(9, (index) =>
      lettering.text(x + (index + 0.5) * column, y - 22, String(index + 1), {
        size: 16,
        anchor: 'middle',
        style: index === TODAY ? 'bold' : 'regular',
      }),
    ) +
    each(SPORTS, ([name, surface, marks], sport) => {
      const middle = y + sport * height + 6;
      return (
        rect(48, middle - 7, 14, 14, surface) +
        lettering.text(74, middle + 5.5, name, { size: 16 }) +
        each([...marks], (mark, day) => {
          const at = x + (day + 0.5) * column;
          if (mark === 'o') return circle(at, middle, 5, 'g4');
          return mark === '*' ? rect(at - 7, middle - 7, 14, 14, surface) : '';
        }) +
        (sport < SPORTS.length - 1 ? line(48, middle + height / 2, x + 9 * column, middle + height / 2, 'h') : '')
      );
    }) +
    rect(x + TODAY * column, y - 14, column, 4, 'r')
  );
}

function today(lettering: Lettering): string {
  const columns = [
    { x: 606, style: 'bold' },
    { x: 668, fill: 'g5' },
    { x: 732, style: 'bold' },
  ] as const;
  return (
    row(lettering, 264, [{ x: 606 }, { x: 668 }, { x: 732 }], ['Venue', 'Local', 'Today'], { size: 16, fill: 'g5' }) +
    line(606, 274, 912, 274, 'l') +
    each(SESSIONS, ([venue, local, sport, words], index) => {
      const y = 304 + index * 56;
      return (
        row(lettering, y, columns, [venue, local, sport], { size: 16 }) +
        lettering.text(732, y + 21, words, { size: 16 }) +
        (index < SESSIONS.length - 1 ? line(606, y + 33, 912, y + 33, 'h') : '')
      );
    })
  );
}

export const eventWebsite = screen({
  name: 'event-website',
  title: 'Event website with programme by sport',
  description:
    'Front page of an event site: a table of seven sports over nine days, squares for finals and dots for other sessions, and the sessions of day 5 in venue time and in the visitor’s local time. Sample data.',
  part: { x: 16, y: 10, width: 928, height: 580 },
  narrow: {
    height: 430,
    draw: (lettering) =>
      rect(0, 0, NARROW, 430, 'p') +
      each(SPORTS, ([, surface], index) => rect(0, index * 14, NARROW, 14, surface)) +
      rect(300, 0, 3, 98, 'r') +
      rect(16, 18, 260, 64, 'p') +
      lettering.text(28, 48, 'Summer Games', { size: 25, style: 'wide' }) +
      lettering.text(28, 72, 'Day 5 of 9', { size: 17 }) +
      lettering.text(16, 130, 'Venue', { size: 16, fill: 'g5' }) +
      lettering.text(84, 130, 'Local', { size: 16, fill: 'g5' }) +
      line(16, 140, NARROW - 16, 140, 'l') +
      each(SESSIONS, ([venue, local, sport, words], index) => {
        const y = 168 + index * 54;
        return (
          lettering.text(16, y, venue, { size: 18, style: 'bold' }) +
          lettering.text(84, y, local, { size: 18, fill: 'g5' }) +
          lettering.text(152, y, sport, { size: 18, style: 'bold' }) +
          lettering.text(152, y + 22, words, { size: 16 }) +
          (index < SESSIONS.length - 1 ? line(16, y + 32, NARROW - 16, y + 32, 'h') : '')
        );
      }),
  },
  draw: (lettering) =>
    browser(lettering, PAGE, 'sportresult.com') +
    menu(lettering, 48, 87, ['Schedule', 'Results', 'Sports', 'Countries', 'Background'], 0) +
    banner(lettering) +
    programme(lettering) +
    today(lettering),
});
