import { documentsAbout } from '../content/downloads/find-document-sheet.ts';
import type { SportSlug } from '../content/navigation.ts';
import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { SCOPE_SERVICES } from '../content/sports/scope.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { definePage } from './page.ts';
import { offerLinks, outsideLink, serviceLink } from './related.ts';
import { SportPage } from './SportPage.tsx';

export function sportPage(slug: SportSlug) {
  const sport = sports[slug];
  const documents = documentsAbout({ sport: slug });
  return definePage({
    path: paths.sport(slug),
    name: sport.name,
    description: sport.description,
    surface: sport.surface,
    strip: sport.banner,
    load: () => ({
      props: {
        sport,
        scope: sport.scope.map(({ title, type }) => ({ href: paths.service(SCOPE_SERVICES[type]), name: title })),
        services: sport.services.map(serviceLink),
        newTabServices: (sport.newTabServices ?? []).map(serviceLink),
        documents,
        offer: offerLinks(sport.name, documents.length > 0),
        offerHeading: askForOffer.heading,
        outside: sport.links.map(outsideLink),
      },
    }),
    View: SportPage,
  });
}
