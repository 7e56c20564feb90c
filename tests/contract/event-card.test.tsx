/** The event on home, before, during and after it: with a sample event. */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../scripts/dev/components/sample-content.ts';
import { SiteContext, type SiteContextValue } from '../../shared/components/site-context.ts';
import { home } from '../../shared/content/company/home.ts';
import type { UpcomingEvent } from '../../shared/content/events/events.ts';
import { EventCountdown } from '../../shared/islands/EventCountdown.tsx';
import { HomeTemplate } from '../../shared/templates/HomeTemplate.tsx';
import { readTestAssets } from '../support/test-app.ts';

const assets = await readTestAssets();
const logo = { path: sampleEvent.logo, width: 1, height: 1, caption: 'x', alt: 'x' };
const site: SiteContextValue = {
  ...assets,
  pictures: { ...assets.pictures, [logo.path]: logo },
  // Home has no other island.
  renderIsland: (_, props) =>
    renderToStaticMarkup(<EventCountdown {...(props as Parameters<typeof EventCountdown>[0])} />),
};

function open(now: string, events: readonly UpcomingEvent[] = [sampleEvent]): Document {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <HomeTemplate services={[]} content={home} events={events} now={new Date(now)} />
    </SiteContext>,
  );
  return new JSDOM(html).window.document;
}

const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();

describe('an event', () => {
  it.each([
    ['before it begins', '2030-08-01T00:00:00Z'],
    ['long after it', '2031-08-01T00:00:00Z'],
  ])('shows logo, name, place and date, and one link, which opens a new tab: %s', (_, now) => {
    const card = open(now).querySelector('.event');
    for (const part of ['Sample Games', 'Chengdu, China', '7 August 2030, 18:00']) {
      expect(card?.textContent).toContain(part);
    }
    expect(card?.querySelector('img')?.getAttribute('alt')).toBe('Logo of Sample Games');
    const links = [...(card?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Sample Games', 'https://event.example', '_blank'],
    ]);
  });

  it("counts down by the server's clock, then says the specified words, which are no timer", () => {
    expect(textOf(open('2030-08-05T15:58:57Z').querySelector('[role=timer]'))).toBe(
      '2 days02 hours01 minute03 seconds',
    );
    const begun = open('2030-08-07T18:00:00Z');
    expect(begun.querySelector('[role=timer]')).toBeNull();
    expect(textOf(begun.querySelector('[data-island]'))).toBe('Join Live Now!');
  });

  it("is hydrated also when it has begun by the server's clock", () => {
    const islandAt = (now: string) => open(now).querySelector<HTMLElement>('[data-island]');
    expect(islandAt('2030-08-07T17:59:59Z')?.dataset.staticFrom).toBeUndefined();
    expect(islandAt('2031-08-07T18:00:00Z')?.dataset.staticFrom).toBe('2030-08-07T18:00:00');
  });
});

describe('events', () => {
  const next = { ...sampleEvent, name: 'Next Games', date: '2031-07-19T18:00:00', endDate: '2031-07-29' };

  it('to come are before those that have ended', () => {
    const names = [...open('2030-09-01T00:00:00Z', [sampleEvent, next]).querySelectorAll('.event h3')];
    expect(names.map((name) => name.textContent)).toEqual(['Next Games', 'Sample Games']);
  });

  it('leave no section when there are none', () => {
    expect(open('2030-09-01T00:00:00Z', []).getElementById('upcoming-events')).toBeNull();
  });
});
