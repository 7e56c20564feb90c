/** Addresses that more than one file uses. The addresses of pages are in pages/site-map.ts. */

export const paths = {
  home: '/',
  service: (slug: string) => `/Service/${slug}`,
  sport: (slug: string) => `/Sports/${slug}`,
  company: (slug: string) => `/Company/${slug}`,
  download: (slug: string) => `/Downloads/${slug}`,
  job: (jobId: number | string) => `/Company/CareersDetails/${jobId}`,
  event: ({ name }: { readonly name: string }) => `/events/${slugify(name)}.ics`,
  /** Of a number as `content/telephone.ts` gives it. */
  telephone: (number: string) => `tel:${number.replaceAll(' ', '')}`,
  flag: (noc: string) => `/flags/${noc}.svg`,
  /** With the country, because a firm can serve several. */
  distributorCard: ({ company, noc }: { readonly company: string; readonly noc: string }) =>
    `/contacts/distributors/${slugify(`${company} ${noc}`)}.vcf`,
} as const;

/** The Open Graph picture of a page; pages of one pattern share it. */
export function socialPicture(pagePath: string): string {
  const name = pagePath.replaceAll(':', '').replaceAll('/', '-').slice(1);
  return `/social/${name === '' ? 'Home' : name}.png`;
}

/** Words → a fragment identifier: lowercase ASCII letters, digits and hyphens. */
export function slugify(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
}
