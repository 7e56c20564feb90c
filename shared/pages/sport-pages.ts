import type { SportSlug } from '../content/navigation.ts';
import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { definePage } from '../site/page.ts';
import { documentsOfSport, offerLinks, outsideLink, scopeLinks, serviceLink } from '../site/related.ts';
import { SportTemplate } from '../templates/SportTemplate.tsx';

export function sportPage(slug: SportSlug) {
  const sport = sports[slug];
  return definePage({
    path: paths.sport(slug),
    name: sport.name,
    description: sport.description,
    surface: sport.surface,
    strip: sport.banner,
    load: () => ({
      props: {
        sport,
        scope: scopeLinks(sport),
        services: sport.services.map(serviceLink),
        documents: documentsOfSport(slug),
        offer: offerLinks,
        offerHeading: askForOffer.heading,
        outside: sport.links.map(outsideLink),
      },
    }),
    View: SportTemplate,
  });
}
