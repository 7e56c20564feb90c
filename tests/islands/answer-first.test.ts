// @vitest-environment jsdom
/** What a list does with choices before React has taken it over. */
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerFirst } from '../../client/answer-first.ts';

let island: HTMLElement;
let select: HTMLSelectElement;

function deliver(groups: readonly string[]): void {
  document.body.innerHTML = `<div data-island="List" data-props="{}">
    <select><option value="">All</option><option value="a">A</option><option value="b">B</option></select>
    <select><option value="">By group</option><option value="number">By number</option></select>
    ${groups.map((group) => `<section data-group="${group}"></section>`).join('')}
  </div>`;
  island = document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  select = document.querySelector('select') as HTMLSelectElement;
}

const shown = () =>
  [...island.querySelectorAll<HTMLElement>('section')].flatMap(({ hidden, dataset }) =>
    hidden ? [] : [dataset.group],
  );

beforeEach(() => deliver(['a', 'b']));

it('leaves the chosen group, and brings all back', () => {
  answerFirst(island);
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['b']);
  fireEvent.change(select, { target: { value: '' } });
  expect(shown()).toEqual(['a', 'b']);
});

it('follows a choice that was there before it', () => {
  select.value = 'a';
  answerFirst(island);
  expect(shown()).toEqual(['a']);
});

it('leaves a list alone that lacks the chosen group', () => {
  deliver(['a']);
  answerFirst(island);
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['a']);
});

it('does not mind what other selects say', () => {
  answerFirst(island);
  const order = island.querySelectorAll('select')[1] as HTMLSelectElement;
  fireEvent.change(order, { target: { value: 'number' } });
  expect(shown()).toEqual(['a', 'b']);
});

it('rests once React has the list', () => {
  answerFirst(island);
  delete island.dataset.props;
  fireEvent.change(select, { target: { value: 'b' } });
  expect(shown()).toEqual(['a', 'b']);
});
