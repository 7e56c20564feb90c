/** The type of a site as the server delivers it: a value of it is all that the server knows of pages and resources. */
import type { ReactElement } from 'react';
import type { Crumb } from '../components/Breadcrumbs.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import type { Neighbour } from '../components/Pager.tsx';
import type { Resource } from '../resources/resource.ts';
import type { Page, PageView } from './page.ts';

/** The address of a section, and the page it leads to. */
export interface Redirect {
  readonly path: string;
  readonly target: string;
  /** Of the section. */
  readonly name: string;
}

export interface PlaceInSite {
  /** From home to the page above; empty for home itself. */
  readonly breadcrumbs: readonly Crumb[];
  /** Name of the menu group that holds the page, or of the section where its groups have none. */
  readonly section?: string | undefined;
  /** Neighbours in the group, which is a circle: before its first page is its last. A group of two has two ends. */
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

export interface Site {
  /** Begins every title. */
  readonly brand: string;
  readonly language: string;
  /** ISO day as of which printed pages are true. */
  readonly releaseDate: string;
  readonly pages: readonly Page[];
  readonly redirects: readonly Redirect[];
  /** Addresses and folders of a former site, and the address of today's page. */
  readonly oldAddresses: Readonly<Record<string, string>>;
  readonly resources: readonly Resource[];
  /** Patterns of addresses that browsers do not fetch before somebody follows a link: files that cost more than that saves. */
  readonly unprefetched: readonly string[];
  /** Above and below the content of every page. */
  readonly header: ReactElement;
  readonly footer: ReactElement;
  readonly findPlace: (address: string) => PlaceInSite;
  /** What is shown where there is no page; a 404 links the page that was probably meant. */
  readonly errorPage: (status: number, suggestion?: PageLink) => PageView;
}
