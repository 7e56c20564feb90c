import { documentsAbout } from '../content/downloads/find-document-sheet.ts';
import type { ServiceSlug } from '../content/navigation.ts';
import { services } from '../content/services/services.ts';
import { paths } from '../paths.ts';
import { definePage } from './page.ts';
import { outsideLink, sportsUsing } from './related.ts';
import { ServicePage } from './ServicePage.tsx';

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
        documents: documentsAbout({ service: slug }),
        outside: (service.links ?? []).map(outsideLink),
      },
    }),
    View: ServicePage,
  });
}
