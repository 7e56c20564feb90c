// @vitest-environment jsdom
/** What a list does with choices before React has taken it over. */
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

let island: HTMLElement;
let select: HTMLSelectElement;

/** The page as it was delivered. React's modules stay away: the browser is never idle here. */
function deliver(groups: readonly string[]): void {
  document.body.innerHTML = `<div data-island="List" data-modules="/assets/list.js" data-props="{}">
    <select><option value="">All</option><option value="a">A</option><option value="b">B</option></select>
    <select><option value="">By group</option><option value="number">By number</option></select>
    ${groups.map((group) => `<section data-group="${group}"></section>`).join('')}
  </div>`;
  island = document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  select = document.querySelector('select') as HTMLSelectElement;
}

/** Runs the script as a browser does: once per page. */
async function runScript(): Promise<void> {
  vi.resetModules();
  await import('../../client/main.ts');
}

const shown = () =>
  [...island.querySelectorAll<HTMLElement>('section')].flatMap(({ hidden, dataset }) =>
    hidden ? [] : [dataset.group],
  );

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', vi.fn());
  deliver(['a', 'b']);
});

it('leaves the chosen group, and brings all back', async () => {
  await runScript();
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['b']);
  fireEvent.change(select, { target: { value: '' } });
  expect(shown()).toEqual(['a', 'b']);
});

it('follows a choice that was there before it', async () => {
  select.value = 'a';
  await runScript();
  expect(shown()).toEqual(['a']);
});

it('leaves a list alone that lacks the chosen group', async () => {
  deliver(['a']);
  await runScript();
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['a']);
});

it('does not mind what other selects say', async () => {
  await runScript();
  const order = island.querySelectorAll('select')[1] as HTMLSelectElement;
  fireEvent.change(order, { target: { value: 'number' } });
  expect(shown()).toEqual(['a', 'b']);
});

it('rests once React has the list', async () => {
  await runScript();
  delete island.dataset.props;
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['a', 'b']);
});
