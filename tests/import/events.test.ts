/** Events: what the import makes of each oddity. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from './site-copy.ts';

const logo = '/images/event/the-world-games-2025.svg';
const games = {
  date: '2030-08-07T18:00:00',
  endDate: '2030-08-17',
  logo,
  link: 'https://www.theworldgames.org',
  name: 'The World Games',
  place: 'Karlsruhe, Germany',
};

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite({ events: [games] });
});
afterEach(() => site.remove());

async function importEvents(entries: unknown, ...options: string[]) {
  const done = await site.run('events', await site.put('export/events.json', entries), ...options);
  return { ...done, events: await site.read('events') };
}

describe('an event', () => {
  it.each<[string, object]>([
    ['as it is', {}],
    ['with a zone', { date: '2030-08-07T18:00:00+02:00' }],
    ['with another way to write a time', { date: '7.8.2030 18:00', endDate: '17.8.2030' }],
    ['with the name of the logo alone', { logo: 'The-World-Games-2025.SVG' }],
    ['with a link without encryption', { link: 'http://www.theworldgames.org' }],
    ['without a name and a place, as on the site', { name: '', place: undefined }],
  ])('%s', async (_name, changes) => {
    const { code, events } = await importEvents([{ ...games, ...changes }]);
    expect([code, events]).toEqual([0, [games]]);
  });

  it.each<[string, object, string]>([
    [
      'without a time',
      { date: '2030-08-07' },
      'date: "2030-08-07" is no local time; write it like 2025-08-07T18:00:00',
    ],
    ['with a time in UTC', { date: '2030-08-07T16:00:00Z' }, 'is no local time'],
    ['with an unknown logo', { logo: 'games.png' }, 'logo: there is no picture games.png; add it'],
    ['with an end before its start', { endDate: '2030-08-01' }, 'endDate: lies before the first day'],
  ])('%s needs a person', async (_name, changes, message) => {
    const { code, report } = await importEvents([{ ...games, ...changes }]);
    expect(code).toBe(1);
    expect(report).toContain(message);
  });
});

it('stands before later ones, whatever their order in the export', async () => {
  const later = { ...games, name: 'Later Games', date: '2031-08-07T18:00:00', endDate: '2031-08-08' };
  const { events } = await importEvents([later, games]);
  expect(events).toEqual([games, later]);
});
