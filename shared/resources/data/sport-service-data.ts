import { SPORT_SLUGS } from '../../content/navigation.ts';
import { scopeService } from '../../content/sports/scope.ts';
import { sports } from '../../content/sports/sports.ts';
import { paths } from '../../paths.ts';
import { defineDataSet } from './data-set.ts';

export const sportServiceData = defineDataSet({
  name: 'sports-services',
  title: 'Scope of service by sport',
  description: 'Which services we offer in which sport: an entry for every pair.',
  page: '/ScopeOfService',
  entries: SPORT_SLUGS.flatMap((slug) => sports[slug].scope.map((item) => ({ sport: sports[slug], item }))),
  fields: {
    sport: ({ sport }) => sport.name,
    service: ({ item }) => item.title,
    type: ({ item }) => item.type,
    sportAddress: ({ sport }, origin) => `${origin}${paths.sport(sport.slug)}`,
    serviceAddress: ({ sport, item }, origin) => `${origin}${paths.service(scopeService(sport, item.type))}`,
  },
});
