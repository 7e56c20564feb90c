import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPages } from '../../scripts/content/page-problems.ts';
import { definePage } from '../../shared/pages/page.ts';
import { readTestAssets } from '../support/create-test-app.ts';

const PAGE = { path: '/Press', name: 'Press', description: 'Whom to ask.' };

async function render(View: () => ReactNode) {
  return renderPages([definePage({ ...PAGE, load: () => ({ props: {} }), View })], await readTestAssets());
}

describe('rendering every page', () => {
  it('finds the anchors that links can name', async () => {
    const { anchors, problems } = await render(() => createElement('h2', { id: 'whom' }, 'Whom to ask'));
    expect(problems).toEqual([]);
    expect([...(anchors.get('/Press') ?? [])]).toContain('whom');
  });

  it.each([
    ['a heading without words', () => createElement('h2', { id: 'whom' }), 'page /Press: has a <h2> without words'],
    ['a link without words', () => createElement('a', { href: '/Sales' }), 'page /Press: has a <a> without words'],
    [
      'a fault',
      () => {
        throw new TypeError('of undefined');
      },
      'page /Press: cannot be rendered (of undefined)',
    ],
  ])('stops the build at %s', async (_, View, problem) => {
    const { problems } = await render(View);
    expect(problems).toEqual([`${problem}; look for a field that is missing in its content`]);
  });
});
