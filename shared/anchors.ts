/** Anchor of a year in a milestone list, of a document, a country, an offer: stable, so that people can link to them. */
export const anchors = {
  year: (year: number) => `y${year}`,
  document: (url: string) =>
    `doc-${url
      .replace(/^.*\//, '')
      .replace(/\.pdf$/, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .toLowerCase()}`,
  country: (noc: string) => `country-${noc}`,
  job: (jobId: number) => `job-${jobId}`,
} as const;
