import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { findLinkProblems, renderPages } from '../../scripts/content/page-problems.ts';
import { definePage } from '../../shared/site/page.ts';
import { readTestAssets } from '../support/test-app.ts';

const PAGE = { path: '/Press', name: 'Press', description: 'Whom to ask.' };

async function render(View: () => ReactNode) {
  return renderPages([definePage({ ...PAGE, load: () => ({ props: {} }), View })], await readTestAssets());
}

describe('rendering every page', () => {
  it.each([
    ['a heading without words', () => createElement('h2', { id: 'whom' }), 'page /Press: has a <h2> without words'],
    ['a link without words', () => createElement('a', { href: '/Sales' }), 'page /Press: has a <a> without words'],
    [
      'a fault',
      () => {
        throw new TypeError('of undefined');
      },
      'page /Press: cannot be rendered: of undefined',
    ],
  ])('stops the build at %s', async (_, View, problem) => {
    const { problems } = await render(View);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a link', () => {
  const problemsOf = (link: string) =>
    findLinkProblems(
      new Map([
        ['/Press', `<h2 id="whom">Whom to ask</h2><a class="more" href="${link}">More</a>`],
        ['/Sales', '<main id="content"></main>'],
      ]),
      new Set(['/documents/gemini.pdf', '/feeds/jobs.atom']),
    );

  it.each(['/Sales', '/Sales?country=can', '/Sales?country=can&amp;a=b#content', '#whom', '?country=can#whom'])(
    'may lead to a page and its anchors: %s',
    (link) => {
      expect(problemsOf(link)).toEqual([]);
    },
  );

  it.each([
    '/documents/gemini.pdf#page=1',
    '/feeds/jobs.atom',
    'https://example.com/nowhere',
    'mailto:a@b.example',
    'tel:+493414621100',
  ])('may lead to a file, and anywhere outside: %s', (link) => {
    expect(problemsOf(link)).toEqual([]);
  });

  it.each([
    ['/Sales/', 'which is no page and no file; correct or remove the link'],
    ['/documents/sundial.pdf', 'which is no page and no file; correct or remove the link'],
    ['/Sales#mars', 'and /Sales has no such anchor; correct or remove it'],
    ['#below', 'and /Press has no such anchor; correct or remove it'],
  ])('may not lead to %s', (link, fault) => {
    expect(problemsOf(link)).toEqual([`page /Press: links to ${link}, ${fault}`]);
  });

  it.each(['tel:+49(0)3414621100', 'tel:+49 341 4621100', 'tel:0324883611'])('may not dial %s', (link) => {
    const fault = 'which cannot be dialled; write it like tel:+493414621100';
    expect(problemsOf(link)).toEqual([`page /Press: links to ${link}, ${fault}`]);
  });
});
