/** The event on home, before, during and after it: with a sample event. */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteContext, type SiteContextValue } from '../../shared/components/site-context.ts';
import { home } from '../../shared/content/company/home.ts';
import type { UpcomingEvent } from '../../shared/content/events/events.ts';
import { EventCountdown } from '../../shared/islands/EventCountdown.tsx';
import { HomePage } from '../../shared/pages/HomePage.tsx';
import { sampleEvent } from '../support/sample-content.ts';
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
      <HomePage services={[]} content={home} events={events} now={new Date(now)} />
    </SiteContext>,
  );
  return new JSDOM(html).window.document;
}

const timerIn = (document: ParentNode) => document.querySelector('[role=timer]');

describe('an event', () => {
  it('shows name, place, date, countdown and calendar entry before it begins', () => {
    const card = open('2030-08-01T00:00:00Z').querySelector('.event');
    for (const part of ['Sample Games', 'Chengdu, China', '7 August 2030, 18:00', 'Calendar entry', 'days']) {
      expect(card?.textContent).toContain(part);
    }
    expect(card?.textContent).not.toContain('Opening');
    const link = card?.querySelector('.event-link');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['https://event.example', '_blank']);
  });

  it("counts down by the server's clock, then links to the event", () => {
    const reading = timerIn(open('2030-08-05T15:58:57Z'))?.textContent;
    expect(reading).toBe('2days02hours01minutes03seconds');
    const timer = timerIn(open('2030-08-07T18:00:00Z'));
    expect(timer?.textContent).toBe('Join Live Now!');
    const link = timer?.querySelector('a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['https://event.example', '_blank']);
  });

  it('is marked as over when its last day has passed in every time zone', () => {
    expect(open('2030-08-18T11:59:59Z').querySelector('.event-ended')).toBeNull();
    const line = open('2030-08-18T12:00:00Z').querySelector('.event-ended');
    expect(line?.textContent).toContain('7–17 August 2030');
    const card = line?.closest('.event');
    expect(card?.querySelector('.event-link')?.getAttribute('target')).toBe('_blank');
    expect(card && timerIn(card)?.textContent).toBe('Join Live Now!');
  });

  it("is hydrated also when it has begun by the server's clock", () => {
    const islandAt = (now: string) => timerIn(open(now))?.closest<HTMLElement>('[data-island]');
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
