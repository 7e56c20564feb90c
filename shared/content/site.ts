/** What every page says about the company. */
export const site = {
  brand: 'Swiss Timing',
  language: 'en',
  legalName: 'Swiss Timing Ltd',
  /** For ids, wherever the site is served. */
  domain: 'swisstiming.com',
  group: 'The Swatch Group Ltd',
  groupSite: 'https://www.swatchgroup.com',
  /** Year the company was founded; the footer's line and the organisation's data use it. */
  foundingDate: '1972-07-03',
  /** Day of this release: as of when printed pages and open data are true. */
  releaseDate: '2026-11-26',
} as const;
