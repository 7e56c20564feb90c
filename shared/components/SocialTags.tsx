/** What other sites show with a link to a page: Open Graph, and the form of the card. */
import { paths, socialPicture } from '../paths.ts';

interface SocialTagsProps {
  readonly view: { readonly name: string; readonly description: string; readonly socialPicture?: string };
  readonly brand: string;
  readonly path: string;
  readonly origin: string;
  /** What is written on each picture, by address; empty where it is not known. */
  readonly cards: Readonly<Record<string, string>>;
}

export function SocialTags({ view, brand, path, origin, cards }: SocialTagsProps) {
  const { name, description, socialPicture: own } = view;
  // The name of the site stands beside the title, and home has no better title than that.
  const title = path === paths.home ? brand : name;
  const picture = own !== undefined && Object.hasOwn(cards, own) ? own : socialPicture(paths.home);
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': cards[picture] || `${title}. ${description}`,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
