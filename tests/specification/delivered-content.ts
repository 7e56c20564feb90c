/** The data files as delivered, read without the code of the site, so that the site is not compared with itself. */
import germany from '../../shared/content/careers/germany.json' with { type: 'json' };
import switzerland from '../../shared/content/careers/switzerland.json' with { type: 'json' };
import distributors from '../../shared/content/distributors/distributors.json' with { type: 'json' };
import documentation from '../../shared/content/downloads/documentation.json' with { type: 'json' };
import manuals from '../../shared/content/downloads/manuals.json' with { type: 'json' };
import events from '../../shared/content/events/events.json' with { type: 'json' };

type Offer = (typeof germany)[number] | (typeof switzerland)[number];
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

export const content = {
  germany,
  switzerland,
  offers: [...germany, ...switzerland] as readonly Offer[],
  events,
  documentation: documentation as readonly Category[],
  manuals: manuals as readonly Category[],
  /** In the order of the page. */
  distributors: (distributors as readonly Distributor[]).toSorted((a, b) => a.country.localeCompare(b.country, 'en')),
};

export const detailOf = ({ attr_id }: Pick<Offer, 'attr_id'>) => `/Company/CareersDetails/${attr_id}`;
