/** Addresses that more than one file uses. The addresses of pages are in site/site-map.ts. */

export const paths = {
  home: '/',
  service: (slug: string) => `/Service/${slug}`,
  sport: (slug: string) => `/Sports/${slug}`,
  company: (slug: string) => `/Company/${slug}`,
  download: (slug: string) => `/Downloads/${slug}`,
  job: (jobId: number | string) => `/Company/CareersDetails/${jobId}`,
  event: ({ name }: { readonly name: string }) => `/events/${fileName(name)}.ics`,
  /** Of a number as `content/telephone.ts` gives it. */
  telephone: (number: string) => `tel:${number.replaceAll(' ', '')}`,
  /** @param subject where it is given, the mail has it filled in */
  mail: (address: string, subject?: string) =>
    `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
  flag: (noc: string) => `/flags/${noc}.svg`,
  /** With the country, because a firm can serve several. */
  distributorCard: ({ company, noc }: { readonly company: string; readonly noc: string }) =>
    `/contacts/distributors/${fileName(`${company} ${noc}`)}.vcf`,
} as const;

/** The Open Graph picture of a page; pages of one pattern share it. */
export function socialPicture(pagePath: string): string {
  const name = pagePath.replaceAll(':', '').replaceAll('/', '-').slice(1);
  return `/social/${name === '' ? 'Home' : name}.png`;
}

/** As slugify, but with letters of other scripts by their number: "日本 jpn" → "u65e5u672c-jpn". */
function fileName(words: string): string {
  const others = /[\u0370-\u1dff\u2070-\u{10ffff}]/gu;
  return slugify(words.normalize('NFC').replace(others, (letter) => `u${letter.codePointAt(0)?.toString(16)}`));
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
