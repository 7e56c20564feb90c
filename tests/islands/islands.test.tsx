// @vitest-environment jsdom
/** Each island: rendered as the server does, hydrated as the browser does, then used. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CareersFilter } from '../../shared/islands/CareersFilter.tsx';
import { DistributorFilter } from '../../shared/islands/DistributorFilter.tsx';
import { DocumentFilter } from '../../shared/islands/DocumentFilter.tsx';
import { EventCountdown } from '../../shared/islands/EventCountdown.tsx';

const roots: { unmount(): void }[] = [];
const recoverableErrors: unknown[] = [];

/** @param before what happens between the server's HTML and React's arrival */
async function hydrate(
  element: ReactElement,
  before: (container: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element, { identifierPrefix: 'x-' });
  before(container);
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
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
  expect(recoverableErrors).toEqual([]);
});

/** Headings without the counts beside them. */
const headings = () => screen.getAllByRole('heading').map((heading) => heading.firstChild?.textContent);

const careers = createElement(CareersFilter, {
  areas: [
    { value: 'swiss', name: 'Switzerland', offers: [{ id: 1, title: 'Test engineer', detail: 'x' }] },
    { value: 'germany', name: 'Germany', offers: [] },
  ],
});

describe('a filter', () => {
  it('changes the list, the count and the address', async () => {
    await hydrate(careers);
    fireEvent.change(screen.getByLabelText('Choose Area:'), { target: { value: 'swiss' } });
    expect(headings()).toEqual(['Switzerland']);
    expect(screen.getByRole('status').textContent).toBe('1 offer in Switzerland');
    expect(location.search).toBe('?area=swiss');
    fireEvent.change(screen.getByLabelText('Choose Area:'), { target: { value: '' } });
    expect(location.search).toBe('');
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  it('says in words when a group is empty', async () => {
    await hydrate(careers);
    fireEvent.change(screen.getByLabelText('Choose Area:'), { target: { value: 'germany' } });
    expect(screen.getByText('There are no open offers in Germany at the moment.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 offers in Germany');
  });

  it('follows the back button', async () => {
    await hydrate(careers);
    fireEvent.change(screen.getByLabelText('Choose Area:'), { target: { value: 'swiss' } });
    history.replaceState(null, '', '/');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getAllByRole('heading')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLSelectElement>('Choose Area:').value).toBe('');
  });

  it('takes over a choice made before the script arrived', async () => {
    await hydrate(careers, (container) => {
      const select = container.querySelector('select');
      if (select) select.value = 'swiss';
    });
    expect(screen.getByLabelText<HTMLSelectElement>('Choose Area:').value).toBe('swiss');
    expect(headings()).toEqual(['Switzerland']);
    expect(location.search).toBe('?area=swiss');
  });

  it('starts with what the server chose', async () => {
    history.replaceState(null, '', '/?category=b');
    await hydrate(
      createElement(DocumentFilter, {
        choices: { category: 'b' },
        categories: [
          { code: 'a', name: 'A', documents: [{ name: 'One', url: '/documents/1.pdf', format: 'PDF' }] },
          { code: 'b', name: 'B', documents: [{ name: 'Two', url: '/documents/2.pdf', format: 'PDF' }] },
        ],
      }),
    );
    expect(headings()).toEqual(['B']);
    expect(location.search).toBe('?category=b');
  });

  it('keeps one choice while another is made, in one order in the address', async () => {
    const row = (name: string, number?: string) => ({
      ...{ name, url: `/documents/${name}.pdf`, format: 'PDF' },
      ...(number && { number }),
    });
    await hydrate(
      createElement(DocumentFilter, {
        categories: [
          { code: 'a', name: 'A', documents: [row('Three', '3'), row('None'), row('One', '1')] },
          { code: 'b', name: 'B', documents: [row('Two', '2'), row('One', '1')] },
        ],
      }),
    );
    const titles = () => [...document.querySelectorAll('.row-title')].map((title) => title.textContent);
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });

    choose('Sort by:', 'number');
    expect(titles()).toEqual(['One', 'Two', 'Three', 'None']);
    expect(screen.getByRole('status').textContent).toBe('4 documents in all categories, by number');
    expect(location.search).toBe('?sort=number');
    choose('Choose Category:', 'b');
    expect(titles()).toEqual(['One', 'Two']);
    expect(location.search).toBe('?category=b&sort=number');
    choose('Sort by:', '');
    expect(titles()).toEqual(['Two', 'One']);
    expect(location.search).toBe('?category=b');
  });

  it('takes over each of two choices made before the script arrived', async () => {
    const documents = [{ name: 'One', url: '/documents/1.pdf', format: 'PDF' }];
    await hydrate(createElement(DocumentFilter, { categories: [{ code: 'a', name: 'A', documents }] }), (container) => {
      const [category, sort] = container.querySelectorAll('select');
      if (category) category.value = 'a';
      if (sort) sort.value = 'number';
    });
    expect(location.search).toBe('?category=a&sort=number');
    expect(headings()[0]).toBe('By document number');
  });

  it('gives each row a link to itself', async () => {
    await hydrate(careers);
    const link = screen.getByRole('link', { name: 'Link to Test engineer' });
    expect(link.closest('.row')?.id).toBe(link.getAttribute('href')?.slice(1));
  });

  it('shows the distributors of one country', async () => {
    await hydrate(
      createElement(DistributorFilter, {
        countries: [
          {
            noc: 'can',
            name: 'Canada',
            distributors: [{ company: 'West' }, { company: 'East', mail: 'east@example.com' }],
          },
          { noc: 'sui', name: 'Switzerland', distributors: [{ company: 'One' }] },
        ],
      }),
    );
    fireEvent.change(screen.getByLabelText('Choose Area'), { target: { value: 'can' } });
    expect(screen.getByRole('status').textContent).toBe('2 distributors in Canada');
    expect(screen.queryByText('One')).toBeNull();
    const cards = screen.getAllByRole('link', { name: 'Contact card' }).map((link) => link.getAttribute('href'));
    expect(cards).toEqual(['/contacts/distributors/west-can.vcf', '/contacts/distributors/east-can.vcf']);
  });
});

describe('the countdown', () => {
  const countdown = (isOver: boolean) =>
    createElement(EventCountdown, { date: '2025-08-07T18:00:00', dateInWords: '7 August 2025, 18:00', isOver });

  it('shows days, then two digits each of hours, minutes and seconds, and ticks each second', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 5, 12, 59, 58) });
    const container = await hydrate(countdown(false));
    const values = () => [...container.querySelectorAll('.countdown-value')].map((value) => value.textContent);
    expect(values()).toEqual(['2', '05', '00', '02']);
    await act(async () => vi.advanceTimersByTime(1000));
    expect(values()).toEqual(['2', '05', '00', '01']);
    await act(async () => vi.advanceTimersByTime(2000));
    expect(values()).toEqual(['2', '04', '59', '59']);
  });

  it('never shows what is no number, and never loops', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 5) });
    const container = await hydrate(
      createElement(EventCountdown, { date: '2025-13-07T18:00:00', dateInWords: 'x', isOver: false }),
    );
    expect(container.textContent).toBe('Join Live Now!');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leads to the event when the time has come', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 59, 59) });
    await hydrate(
      createElement(EventCountdown, {
        ...{ date: '2025-08-07T18:00:00', dateInWords: 'x', isOver: false },
        link: 'https://event.example',
      }),
    );
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => vi.advanceTimersByTime(1000));
    const link = screen.getByRole('link', { name: 'Join Live Now! (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://event.example');
  });

  it('stops at zero with the specified words', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 59, 59) });
    const container = await hydrate(countdown(false));
    expect(container.textContent).not.toContain('Join Live Now!');
    await act(async () => vi.advanceTimersByTime(1000));
    expect(container.textContent).toBe('Join Live Now!');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by the visitor, whatever the server believed', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 0, 0) });
    const container = await hydrate(countdown(true));
    expect(container.textContent).toContain('days');
  });

  it('rests while the tab is hidden and is right at once when it returns', async () => {
    vi.useFakeTimers({ now: new Date(2025, 7, 7, 17, 0, 0) });
    const container = await hydrate(countdown(false));
    const hide = (isHidden: boolean) =>
      act(async () => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await hide(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date(2025, 7, 7, 17, 30, 0));
    await hide(false);
    expect(container.querySelectorAll('.countdown-value')[2]?.textContent).toBe('30');
  });

  it('is a timer with a label that does not change', async () => {
    const html = renderToString(countdown(false));
    expect(html).toContain('role="timer"');
    expect(html).toContain('aria-label="Countdown to 7 August 2025, 18:00"');
  });
});
