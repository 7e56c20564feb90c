/** Islands are rendered where there is no browser: this file runs without one. */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ISLAND_NAMES } from '../../shared/islands/island-names.ts';
import { islands } from '../../shared/islands/islands.ts';

const props = {
  CareersFilter: { areas: [] },
  DocumentFilter: { categories: [] },
  DistributorFilter: { countries: [] },
  EventCountdown: { date: '2025-08-07T18:00:00', dateInWords: 'x', isOver: false },
};

it.each(ISLAND_NAMES)('%s renders without browser globals', (name) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(createElement(islands[name] as ComponentType<object>, props[name]))).not.toBe('');
});
