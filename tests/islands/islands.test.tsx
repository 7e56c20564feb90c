// @vitest-environment jsdom
/** Each island: rendered as the server does, hydrated as the browser does, then used. */
import { act, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CareersFilter } from '../../shared/islands/CareersFilter.tsx';
import { DistributorFilter } from '../../shared/islands/DistributorFilter.tsx';
import { DocumentFilter } from '../../shared/islands/DocumentFilter.tsx';
import { EventCountdown } from '../../shared/islands/EventCountdown.tsx';

// React renders what an event changes before the test goes on.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: { unmount(): void }[] = [];
const recoverableErrors: unknown[] = [];

/** @param before what happens between the server's HTML and React's arrival */
async function hydrate(element: ReactElement, before: () => void = () => {}): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element, { identifierPrefix: 'x-' });
  before();
  await act(async () => {
    roots.push(
      hydrateRoot(container, element, {
        identifierPrefix: 'x-',
        onRecoverableError: (error) => recoverableErrors.push(error),
      }),
    );
  });
  return container;
}

beforeEach(() => {
  recoverableErrors.length = 0;
  history.replaceState(null, '', '/');
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.innerHTML = '';
  vi.useRealTimers();
  expect(recoverableErrors).toEqual([]);
});

const linkNames = () => [...document.querySelectorAll('a')].map((link) => link.textContent);
const headings = () => [...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;

const careers = createElement(CareersFilter, {
  areas: [
    { value: 'swiss', name: 'Switzerland', offers: [{ id: 1, title: 'Test engineer', domain: 'x', hours: 'x' }] },
    { value: 'germany', name: 'Germany', offers: [] },
  ],
});

const select = (label: string) =>
  [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label) as HTMLSelectElement;

function choose(label: string, value: string) {
  const control = select(label);
  control.value = value;
  act(() => control.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('a filter', () => {
  it('changes the list, the count and the address', async () => {
    await hydrate(careers);
    choose('Choose Area:', 'swiss');
    expect(headings()).toEqual(['Switzerland']);
    expect(status()).toBe('1 offer in Switzerland');
    expect(location.search).toBe('?area=swiss');
    choose('Choose Area:', 'all');
    expect(location.search).toBe('');
    expect(headings()).toEqual(['Switzerland', 'Germany']);
  });

  it('leaves the rest of the address as it is', async () => {
    history.replaceState(null, '', '/?from=mail#close');
    await hydrate(careers);
    choose('Choose Area:', 'swiss');
    expect(location.search + location.hash).toBe('?from=mail&area=swiss#close');
    choose('Choose Area:', 'all');
    expect(location.search + location.hash).toBe('?from=mail#close');
  });

  it('does not change an address that names the default', async () => {
    history.replaceState(null, '', '/?area=all');
    await hydrate(careers);
    expect(location.search).toBe('?area=all');
    expect(headings()).toEqual(['Switzerland', 'Germany']);
  });

  it('says what to do next where a group is empty', async () => {
    await hydrate(careers);
    expect(document.body.textContent).toContain('There are no offers in Germany at the moment.');
    choose('Choose Area:', 'germany');
    expect(status()).toBe('0 offers in Germany');
    expect(headings()).toEqual(['No offers in Germany at the moment']);
    expect(linkNames()).toEqual(['Show all offers', 'Ask headquarters']);
  });

  it('does so where the whole list is empty', async () => {
    await hydrate(createElement(DistributorFilter, { countries: [] }));
    expect(status()).toBe('0 distributors');
    expect(headings()).toEqual(['No distributors at the moment']);
    expect(linkNames()).toEqual(['Ask headquarters']);
    expect(document.querySelector('table')).toBeNull();
  });

  it('follows the back button', async () => {
    await hydrate(careers);
    choose('Choose Area:', 'swiss');
    history.replaceState(null, '', '/');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(headings()).toEqual(['Switzerland', 'Germany']);
    expect(select('Choose Area:').value).toBe('all');
  });

  it('keeps a choice made before hydration', async () => {
    await hydrate(careers, () => {
      select('Choose Area:').value = 'swiss';
    });
    expect(select('Choose Area:').value).toBe('swiss');
    expect(headings()).toEqual(['Switzerland']);
    expect(location.search).toBe('?area=swiss');
  });

  it('follows the address when the visitor went back before hydration', async () => {
    history.replaceState(null, '', '/');
    await hydrate(createElement(CareersFilter, { ...careers.props, choices: { area: 'swiss' } }));
    expect(headings()).toEqual(['Switzerland', 'Germany']);
    expect(select('Choose Area:').value).toBe('all');
  });

  it('starts with what the server chose', async () => {
    history.replaceState(null, '', '/?category=b');
    await hydrate(
      createElement(DocumentFilter, {
        choices: { category: 'b' },
        categories: [
          { code: 'a', name: 'A', documents: [{ name: 'One', url: '/documents/1.pdf', edition: '', size: '' }] },
          { code: 'b', name: 'B', documents: [{ name: 'Two', url: '/documents/2.pdf', edition: '', size: '' }] },
        ],
      }),
    );
    expect(headings()).toEqual(['B']);
    expect(location.search).toBe('?category=b');
  });

  it('counts a document in two categories once', async () => {
    const documents = [{ name: 'One', url: '/documents/1.pdf', edition: '', size: '' }];
    await hydrate(
      createElement(DocumentFilter, {
        categories: [
          { code: 'a', name: 'A', documents },
          { code: 'b', name: 'B', documents },
        ],
      }),
    );
    expect(status()).toBe('1 document in all categories');
  });

  it('links the categories that it shows, unless it is one', async () => {
    const documents = [{ name: 'One', url: '/documents/1.pdf', edition: '', size: '' }];
    const categories = ['a', 'b'].map((code) => ({ code, name: code.toUpperCase(), documents }));
    const container = await hydrate(createElement(DocumentFilter, { categories }));
    const anchors = () => [...container.querySelectorAll('.categories a')].map((link) => link.getAttribute('href'));
    expect(anchors()).toEqual([...container.querySelectorAll('h2')].map(({ id }) => `#${id}`));
    choose('Choose Category:', 'b');
    expect(anchors()).toEqual([]);
  });

  it('shows the distributors of one country', async () => {
    await hydrate(
      createElement(DistributorFilter, {
        countries: [
          {
            noc: 'can',
            name: 'Canada',
            distributors: [
              { company: 'West', mail: 'info@example.com', mailSubject: 'Côte d’Ivoire' },
              { company: 'East', mail: 'east@example.com', isConfirmed: true },
            ],
          },
          { noc: 'sui', name: 'Switzerland', distributors: [{ company: 'One' }] },
        ],
      }),
    );
    choose('Choose Area', 'can');
    expect(status()).toBe('2 distributors in Canada');
    expect(document.body.textContent).not.toContain('One');
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'mailto:info@example.com?subject=C%C3%B4te%20d%E2%80%99Ivoire',
      '/contacts/distributors/east-can.vcf',
      'mailto:east@example.com',
    ]);
  });

  it('names the country of a distributor once in its entry', () => {
    const distributor = { company: 'One', postalcode: '1000 Town', postalcountry: 'Switzerland' };
    const html = renderToString(
      createElement(DistributorFilter, {
        countries: [{ noc: 'sui', name: 'Switzerland', distributors: [distributor] }],
      }),
    );
    const entry = new DOMParser().parseFromString(html, 'text/html').querySelector('.distributor');
    expect(entry?.textContent?.match(/Switzerland/g)).toHaveLength(1);
    expect(entry?.textContent).toContain('1000 Town');
  });
});

it.each([
  createElement(CareersFilter, {
    areas: [{ value: 'x', name: 'X', offers: [{ id: 1, title: {} as never, domain: 'x', hours: 'x' }] }],
  }),
  createElement(DistributorFilter, { countries: [{ noc: 'x', name: 'X', distributors: [null as never] }] }),
  createElement(DocumentFilter, { categories: [{ code: 'x', name: 'X', documents: [null as never] }] }),
])('a list that cannot be rendered fails on the server: %#', (list) => {
  expect(() => renderToString(list)).toThrow();
});

describe('the countdown', () => {
  const left = { days: '9', hours: '09', minutes: '09', seconds: '09' };
  const event = { date: '2025-08-07T18:00:00', dateInWords: '7 August 2025, 18:00' };
  const counting = createElement(EventCountdown, { ...event, left });
  const over = createElement(EventCountdown, event);
  const valuesIn = (container: HTMLElement) =>
    [...container.querySelectorAll('.countdown-value')].map((value) => value.textContent);

  it("shows the server's time until it is hydrated", () => {
    const html = renderToString(counting);
    for (const value of Object.values(left)) expect(html).toContain(`>${value}<`);
    expect(html).not.toContain('Join Live Now!');
    expect(renderToString(over)).toContain('>Join Live Now!</p>');
  });

  it.each([
    ['counts', counting],
    ['has ended', over],
  ])("shows the visitor's days, then two digits each, every second, when the server's %s", async (_, element) => {
    vi.useFakeTimers({ now: new Date(2025, 7, 5, 12, 59, 58) });
    const container = await hydrate(element);
    expect(valuesIn(container)).toEqual(['2', '05', '00', '02']);
    await act(async () => vi.advanceTimersByTime(1000));
    expect(valuesIn(container)).toEqual(['2', '05', '00', '01']);
    await act(async () => vi.advanceTimersByTime(2000));
    expect(valuesIn(container)).toEqual(['2', '04', '59', '59']);
  });

  it('rounds down', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 59, 58, 600) });
    const container = await hydrate(counting);
    expect(valuesIn(container)).toEqual(['0', '00', '00', '01']);
    await act(async () => vi.advanceTimersByTime(1000));
    expect(valuesIn(container)).toEqual(['0', '00', '00', '00']);
  });

  it('stops at zero with the specified words', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 59, 59) });
    const container = await hydrate(counting);
    await act(async () => vi.advanceTimersByTime(999));
    expect(container.textContent).not.toContain('Join Live Now!');
    await act(async () => vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('Join Live Now!');
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has ended by the visitor's clock, whatever the server rendered", async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 18, 0, 0) });
    const container = await hydrate(counting);
    expect(container.textContent).toBe('Join Live Now!');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the end for an invalid date, without a timer', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 5) });
    const container = await hydrate(createElement(EventCountdown, { ...event, date: '2025-13-07T18:00:00' }));
    expect(container.textContent).toBe('Join Live Now!');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses while the tab is hidden and is correct at once when it is shown', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 0, 0) });
    const container = await hydrate(counting);
    const hide = (isHidden: boolean) =>
      act(async () => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await hide(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date(2025, 7, 7, 17, 30, 0));
    await hide(false);
    expect(valuesIn(container)[2]).toBe('30');
  });

  it('is a timer while it counts, not read out, with a label that does not change', () => {
    expect(renderToString(counting)).toContain(
      'role="timer" aria-label="Countdown to 7 August 2025, 18:00" aria-live="off"',
    );
    expect(renderToString(over)).not.toContain('role=');
  });

  it('names one of a unit in the singular', () => {
    const left = { days: '1', hours: '01', minutes: '00', seconds: '02' };
    const html = renderToStaticMarkup(createElement(EventCountdown, { ...event, left }));
    expect(html.match(/days?|hours?|minutes?|seconds?(?=<)/g)).toEqual(['day', 'hour', 'minutes', 'seconds']);
  });
});
