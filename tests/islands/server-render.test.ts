/** Islands are rendered where there is no browser: this file runs without one. */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islands } from '../../shared/islands/islands.ts';

const props = {
  CareersFilter: { areas: [] },
  DocumentFilter: { categories: [] },
  DistributorFilter: { countries: [] },
  EventCountdown: { date: '2025-08-07T18:00:00', dateInWords: 'x', isOver: false },
};

it.each(Object.entries(islands))('%s renders without browser globals', (name, island) => {
  expect(typeof window).toBe('undefined');
  const given = props[name as keyof typeof props];
  expect(renderToString(createElement(island as ComponentType<object>, given))).not.toBe('');
});
