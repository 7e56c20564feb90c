/** Addresses of the resources, for the resources themselves and for the pages that link them. */
import { paths } from '../paths.ts';

export const resourcePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  jobs: '/feeds/jobs.atom',
  jobsIn: (area: string) => `/feeds/jobs-${area}.atom`,
  event: paths.event,
  office: (office: { readonly id: string }) => `/contacts/${office.id}.vcf`,
  distributor: paths.distributorCard,
  distributors: '/contacts/distributors.vcf',
  data: (name: string, format: 'json' | 'csv') => `/data/${name}.${format}`,
} as const;
