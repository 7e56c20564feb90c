/** JSON-LD in the vocabulary of schema.org, as plain objects. */
import type { Crumb } from './components/Breadcrumbs.tsx';

export const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Properties that are undefined are not written. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** JSON in which nothing can end the script element around it. */
export function toDataBlock(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Crumbs without an address, such as menu groups, are left out. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  const items = crumbs.filter(({ href }) => href !== undefined);
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
