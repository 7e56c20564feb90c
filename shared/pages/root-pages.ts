import { accessibility } from '../content/accessibility.ts';
import { heritageContent, heritageEvents, heritageLists, organisations } from '../content/company/heritage.ts';
import { home } from '../content/company/home.ts';
import { headquarters } from '../content/company/offices.ts';
import { distributors } from '../content/distributors/distributors.ts';
import { distributorsContent } from '../content/distributors/distributors-content.ts';
import { upcomingEvents } from '../content/events/events.ts';
import { cookies } from '../content/legal/cookies.ts';
import type { LegalContent } from '../content/legal/legal-content.ts';
import { privacyPolicy } from '../content/legal/privacy-policy.ts';
import { termsAndConditions } from '../content/legal/terms-and-conditions.ts';
import { SPORT_SLUGS } from '../content/navigation.ts';
import { scopeOfServiceContent as scopeContent } from '../content/sports/scope.ts';
import { sports } from '../content/sports/sports.ts';
import { countryFilter, type DistributorCountry } from '../islands/DistributorFilter.tsx';
import { paths } from '../paths.ts';
import { dataOf, distributorCards } from '../site/alternates.ts';
import { definePage } from '../site/page.ts';
import { serviceGroups } from '../site/related.ts';
import { organization, sportsEvent } from '../site/structured-data.ts';
import { DistributorsTemplate } from '../templates/DistributorsTemplate.tsx';
import { HeritageTemplate } from '../templates/HeritageTemplate.tsx';
import { HomeTemplate } from '../templates/HomeTemplate.tsx';
import { LegalTemplate } from '../templates/LegalTemplate.tsx';
import { ScopeOfServiceTemplate } from '../templates/ScopeOfServiceTemplate.tsx';

export const homePage = definePage({
  path: paths.home,
  name: 'Home',
  description: home.description,
  freshness: 'calendar',
  islands: upcomingEvents.length > 0 ? ['EventCountdown'] : [],
  load: ({ now }) => ({ props: { content: home, events: upcomingEvents, services: serviceGroups, now } }),
  View: HomeTemplate,
  structuredData: ({ events }, origin) => [organization(origin), ...events.map(sportsEvent)],
});

export const heritagePage = definePage({
  path: '/Heritage',
  name: heritageContent.name,
  description: heritageContent.description,
  load: () => ({
    props: {
      content: heritageContent,
      lists: heritageLists,
      events: heritageEvents,
      organisations,
    },
  }),
  View: HeritageTemplate,
});

const countries: readonly DistributorCountry[] = [...new Set(distributors.map(({ noc }) => noc))].map((noc) => {
  const inCountry = distributors.filter((distributor) => distributor.noc === noc);
  return {
    noc,
    name: inCountry[0]?.country ?? noc,
    distributors: inCountry.map(({ country, noc: _, standIn, ...row }) => ({
      ...row,
      ...(row.mail === headquarters.mail && { mailSubject: country }),
      ...(!standIn && { isConfirmed: true }),
    })),
  };
});

export const salesPage = definePage({
  path: '/Sales',
  name: distributorsContent.name,
  description: distributorsContent.description,
  islands: ['DistributorFilter'],
  filters: [countryFilter(countries)],
  alternates: [...dataOf('/Sales'), distributorCards],
  load: ({ choices }) => ({
    props: {
      content: distributorsContent,
      countries,
      hasSamples: distributors.some(({ standIn }) => standIn),
      choices,
    },
  }),
  View: DistributorsTemplate,
});

function legalPage({ slug, name, description, lead, date, sections }: LegalContent) {
  return definePage({
    path: `/${slug}`,
    name,
    description,
    load: () => ({ props: { name, lead, date, sections } }),
    View: LegalTemplate,
  });
}

export const legalPages = [legalPage(cookies), legalPage(privacyPolicy), legalPage(termsAndConditions)];

export const accessibilityPage = definePage({
  path: '/Accessibility',
  name: accessibility.name,
  description: accessibility.description,
  load: () => ({ props: accessibility }),
  View: LegalTemplate,
});

const allSports = SPORT_SLUGS.map((slug) => sports[slug]);

export const scopeOfServicePage = definePage({
  path: '/ScopeOfService',
  name: scopeContent.name,
  description: scopeContent.description,
  alternates: dataOf('/ScopeOfService'),
  // The columns are those of a sport with the full scope; every scope has this order.
  load: () => ({
    props: { content: scopeContent, columns: sports.Athletics.scope, sports: allSports },
  }),
  View: ScopeOfServiceTemplate,
});
