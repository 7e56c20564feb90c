/** The data files as delivered, read without the code of the site, so that the site is not compared with itself. */
import germany from '../../shared/content/careers/germany.json' with { type: 'json' };
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import switzerland from '../../shared/content/careers/switzerland.json' with { type: 'json' };
import distributors from '../../shared/content/distributors/distributors.json' with { type: 'json' };
import documentation from '../../shared/content/downloads/documentation.json' with { type: 'json' };
import manuals from '../../shared/content/downloads/manuals.json' with { type: 'json' };
import events from '../../shared/content/events/events.json' with { type: 'json' };
import type { UpcomingEvent } from '../../shared/content/events/events.ts';

interface Pdf {
  readonly fileName: string;
  readonly url: string;
  readonly size?: string;
}
interface Category {
  readonly CategoryName: string;
  readonly Code: string;
  readonly ListOfPdfs: readonly Pdf[];
}
interface Distributor {
  readonly country: string;
  readonly company: string;
  readonly street?: string;
  readonly postalcode?: string;
  readonly postalcountry?: string;
  readonly phone?: string;
  readonly mail?: string;
  readonly website?: string;
  readonly noc: string;
  readonly standIn?: boolean;
}

/** Of types of their own, because a list may be empty. */
const offers = { germany: germany as readonly JobOffer[], switzerland: switzerland as readonly JobOffer[] };

export const content = {
  ...offers,
  offers: [...offers.germany, ...offers.switzerland],
  events: events as readonly UpcomingEvent[],
  documentation: documentation as readonly Category[],
  manuals: manuals as readonly Category[],
  /** In the order of the page. */
  distributors: (distributors as readonly Distributor[]).toSorted((a, b) => a.country.localeCompare(b.country, 'en')),
};

export const detailOf = ({ attr_id }: Pick<JobOffer, 'attr_id'>) => `/Company/CareersDetails/${attr_id}`;
