import type { ServiceSlug } from '../content/navigation.ts';
import { services } from '../content/services/services.ts';
import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { paths } from '../paths.ts';
import { definePage } from '../site/page.ts';
import { documentsOfService, offerLinks, outsideLink, sportsUsing } from '../site/related.ts';
import { ServiceTemplate } from '../templates/ServiceTemplate.tsx';

export function servicePage(slug: ServiceSlug) {
  const service = services[slug];
  return definePage({
    path: paths.service(slug),
    name: service.name,
    description: service.description,
    load: () => ({
      props: {
        service,
        sports: sportsUsing(slug),
        documents: documentsOfService(slug),
        offer: offerLinks,
        offerHeading: askForOffer.heading,
        outside: (service.links ?? []).map(outsideLink),
      },
    }),
    View: ServiceTemplate,
  });
}
