/** The type of every page, and `definePage`, which makes one. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PageLink } from '../components/LinkList.tsx';
import type { AddressFilter, Choices } from '../filters.ts';
import type { IslandName } from '../islands/island-id.ts';
import type { StructuredData } from '../json-ld.ts';
import { socialPicture } from '../paths.ts';

/** How long a rendered page is valid; server/http/freshness.ts has the seconds. */
export type Freshness =
  /** Changes only with a new release. */
  | 'release'
  /** Also changes with the date: the event, the start date of a job. */
  | 'calendar';

/** Everything a page may depend on. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Checked values of the page's filters. */
  readonly choices: Choices;
  readonly now: Date;
}

/** What a page shows for a request. */
export interface PageView {
  readonly status: number;
  /** In the title, after the brand. */
  readonly name: string;
  /** Where it is not the language of the site. */
  readonly nameLanguage?: string | undefined;
  readonly description: string;
  readonly body: ReactElement;
  /** The accent colour, where the page has one of its own. */
  readonly surface?: string | undefined;
  /** The Open Graph picture. */
  readonly socialPicture?: string;
  /** Other forms of what the page shows. */
  readonly alternates?: readonly Alternate[];
  /** JSON-LD besides the breadcrumbs. */
  readonly structuredData?: (origin: string) => readonly StructuredData[];
}

/** A file with the content of a page: a feed, data, a calendar entry, a contact card. */
export interface Alternate extends PageLink {
  readonly type: string;
  /** Complete without the page around it; the name is for links on the page. */
  readonly title: string;
}

export interface Page {
  /** A React Router pattern: the address itself, or one with parameters. */
  readonly path: string;
  /** Every address that matches the pattern and has a page. */
  readonly addresses: readonly string[];
  readonly name: string;
  /** One sentence of 110 to 160 characters for search engines; `view` can return a better one. */
  readonly description: string;
  readonly freshness: Freshness;
  /** Islands on the page; an empty list means no script. */
  readonly islands: readonly IslandName[];
  /** In the order of their parameters in an address. */
  readonly filters: readonly AddressFilter[];
  /** The page above, for pages that the menu does not list. */
  readonly parent: Page | undefined;
  /** Path of its strip, which its neighbours show in their links to it. */
  readonly strip: string | undefined;
  readonly view: (request: PageRequest) => PageView;
}

export type Loaded<Props> =
  | {
      readonly props: Props;
      readonly name?: string;
      readonly nameLanguage?: string | undefined;
      readonly description?: string;
    }
  | { readonly missing: PageView };

interface PageDefinition<Props extends object> {
  readonly path: string;
  readonly addresses?: readonly string[];
  readonly name: string;
  /** One sentence of 110 to 160 characters for search engines. */
  readonly description: string;
  readonly freshness?: Freshness;
  readonly islands?: readonly IslandName[];
  readonly filters?: readonly AddressFilter[];
  readonly surface?: string;
  readonly parent?: Page;
  readonly strip?: string | undefined;
  readonly alternates?: readonly Alternate[];
  /** Pure: the same request gives the same props, in every process. */
  readonly load: (request: PageRequest) => Loaded<Props>;
  readonly View: ComponentType<Props>;
  readonly structuredData?: (props: Props, origin: string) => readonly StructuredData[];
}

export function definePage<Props extends object>(definition: PageDefinition<Props>): Page {
  const { path, name, description, surface, load, View, structuredData } = definition;
  return {
    path,
    name,
    description,
    addresses: definition.addresses ?? [path],
    freshness: definition.freshness ?? 'release',
    islands: definition.islands ?? [],
    filters: definition.filters ?? [],
    parent: definition.parent,
    strip: definition.strip,
    view(request) {
      const loaded = load(request);
      if ('missing' in loaded) return loaded.missing;
      return {
        status: 200,
        name: loaded.name ?? name,
        nameLanguage: loaded.nameLanguage,
        description: loaded.description ?? description,
        body: createElement(View, loaded.props),
        surface,
        socialPicture: socialPicture(path),
        alternates: definition.alternates ?? [],
        ...(structuredData && { structuredData: (origin: string) => structuredData(loaded.props, origin) }),
      };
    },
  };
}
