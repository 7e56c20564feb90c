import { documentsAbout } from '../content/downloads/find-document-sheet.ts';
import type { SportSlug } from '../content/navigation.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { definePage } from './page.ts';
import { serviceLink } from './related.ts';
import { SportPage } from './SportPage.tsx';

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
        services: sport.services.map(serviceLink),
        newTabServices: (sport.newTabServices ?? []).map(serviceLink),
        documents: documentsAbout({ sport: slug }),
      },
    }),
    View: SportPage,
  });
}
