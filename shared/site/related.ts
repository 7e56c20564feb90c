/** Links between sports, services and documents, in both directions. */
import type { LinkGroup } from '../components/LedBoard.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import type { ExternalLink } from '../content/copy.ts';
import { documentation, manuals } from '../content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import { documentsAboutService, documentsAboutSport } from '../content/downloads/find-document-sheet.ts';
import { SERVICE_GROUPS, SERVICE_SLUGS, type ServiceSlug, SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { services } from '../content/services/services.ts';
import { askForOffer } from '../content/sports/ask-for-offer.ts';
import { scopeService } from '../content/sports/scope.ts';
import type { SportContent } from '../content/sports/sport.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import type { SubjectDocuments } from '../templates/PageEnd.tsx';

const LIBRARIES = [
  { slug: 'Documentation', categories: documentation },
  { slug: 'InstructionManuals', categories: manuals },
] as const;

/** Every service a sport uses: those of its scope first, then the further ones. */
function servicesOfSport(slug: SportSlug): readonly ServiceSlug[] {
  const sport = sports[slug];
  const all = new Set([...sport.scope.map(({ type }) => scopeService(sport, type)), ...sport.services]);
  return SERVICE_SLUGS.filter((service) => all.has(service));
}

export function scopeLinks(sport: SportContent): PageLink[] {
  return sport.scope.map(({ title, type }) => ({ href: paths.service(scopeService(sport, type)), name: title }));
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

/** More would hide what else there is. */
const MAX_DOCUMENTS = 3;
const LIBRARY: PageLink = { href: paths.download('Documentation'), name: 'More in the library' };

/** The closest documents (about few sports; of those a catalogue before a single device), and where there are more. */
export function documentsOfSport(sport: SportSlug): SubjectDocuments {
  const all = documentsAboutSport(sport);
  const [closest] = all;
  // A document about many sports is in a category of none.
  const category =
    closest && closest.sports.length <= 2
      ? LIBRARIES.flatMap(({ slug, categories }) => categories.map((entry) => ({ slug, ...entry }))).find(
          ({ ListOfPdfs }) => ListOfPdfs.some(({ url }) => url === closest.url),
        )
      : undefined;
  const library = category
    ? {
        href: `${paths.download(category.slug)}?category=${category.Code}`,
        name: `More in the library: ${category.CategoryName}`,
      }
    : LIBRARY;
  return shownOf(all, library);
}

export function documentsOfService(service: ServiceSlug): SubjectDocuments {
  return shownOf(documentsAboutService(service), LIBRARY);
}

function shownOf(all: readonly DocumentSheet[], library: PageLink): SubjectDocuments {
  return { shown: all.slice(0, MAX_DOCUMENTS), library: all.length > MAX_DOCUMENTS ? library : undefined };
}

/** Whom a visitor asks for an offer. */
export const offerLinks: readonly PageLink[] = [
  {
    href: paths.company('ContactCorgemont'),
    name: askForOffer.headquarters.name,
    detail: askForOffer.headquarters.text,
  },
  { href: '/Sales', name: askForOffer.distributors.name, detail: askForOffer.distributors.text },
];

export function sportsUsing(service: ServiceSlug): SportSlug[] {
  return SPORT_SLUGS.filter((sport) => servicesOfSport(sport).includes(service));
}
