import { expect, it } from 'vitest';
import { SERVICE_SLUGS, SPORT_SLUGS } from '../content/navigation.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { sportsUsing } from './related.ts';

it.each(SPORT_SLUGS)('%s uses every service that its words lead to', (slug) => {
  const words = JSON.stringify(sports[slug]);
  const linked = SERVICE_SLUGS.filter((service) => words.includes(`(${paths.service(service)})`));
  expect(linked.filter((service) => !sportsUsing(service).includes(slug))).toEqual([]);
});
