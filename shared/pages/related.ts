/** Links between sports, services and documents, in both directions. */
import type { LinkGroup } from '../components/LedBoard.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import type { ExternalLink } from '../content/copy.ts';
import { SERVICE_GROUPS, SERVICE_SLUGS, type ServiceSlug, SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { services } from '../content/services/services.ts';
import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { SCOPE_SERVICES } from '../content/sports/scope.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';

/** Every service a sport uses: those of its scope first, then the further ones. */
function servicesOfSport(slug: SportSlug): readonly ServiceSlug[] {
  const { scope, services: further } = sports[slug];
  const all = new Set<ServiceSlug>([...scope.map((item) => SCOPE_SERVICES[item.type]), ...further]);
  return SERVICE_SLUGS.filter((service) => all.has(service));
}

export function serviceLink(slug: ServiceSlug): PageLink {
  return { href: paths.service(slug), name: services[slug].name };
}

/** Every service, as the menu groups them. */
export const serviceGroups: readonly LinkGroup[] = SERVICE_GROUPS.map(({ name, slugs }) => ({
  name,
  links: slugs.map(serviceLink),
}));

export function outsideLink({ href, label }: ExternalLink): PageLink {
  return { href, name: label };
}

/** How a visitor asks for an offer: headquarters, distributors, documents. */
export function offerLinks(subject: string, hasDocuments: boolean): PageLink[] {
  const { headquarters, distributors, documents: papers } = askForOffer;
  return [
    { href: paths.company('ContactCorgemont'), name: headquarters.name, detail: headquarters.text },
    { href: '/Sales', name: distributors.name, detail: distributors.text },
    {
      href: hasDocuments ? '#documents' : paths.download('Documentation'),
      name: `${papers.name} ${subject}`,
      detail: papers.text,
    },
  ];
}

export function sportLink(slug: SportSlug): PageLink {
  return { href: paths.sport(slug), name: sports[slug].name };
}

export function sportsUsing(service: ServiceSlug): PageLink[] {
  return SPORT_SLUGS.filter((sport) => servicesOfSport(sport).includes(service)).map(sportLink);
}
