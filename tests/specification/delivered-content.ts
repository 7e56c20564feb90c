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

/** @param files the lists as they stand in the files, which may be empty */
export function contentOf(files: {
  readonly germany: unknown;
  readonly switzerland: unknown;
  readonly events: unknown;
  readonly documentation: unknown;
  readonly manuals: unknown;
  readonly distributors: unknown;
}) {
  const [germany, switzerland] = [files.germany, files.switzerland] as [readonly JobOffer[], readonly JobOffer[]];
  return {
    germany,
    switzerland,
    offers: [...germany, ...switzerland],
    events: files.events as readonly UpcomingEvent[],
    documentation: files.documentation as readonly Category[],
    manuals: files.manuals as readonly Category[],
    /** In the order of the page. */
    distributors: (files.distributors as readonly Distributor[]).toSorted((a, b) =>
      a.country.localeCompare(b.country, 'en'),
    ),
  };
}

export type Content = ReturnType<typeof contentOf>;

export const content = contentOf({ germany, switzerland, events, documentation, manuals, distributors });

export const detailOf = ({ attr_id }: Pick<JobOffer, 'attr_id'>) => `/Company/CareersDetails/${attr_id}`;
