/** A list of the site as open data: the same entries as JSON and as CSV. */
import { stringify } from 'csv/sync';
import { site } from '../../content/site.ts';
import type { Resource, ResourceContext } from '../resource.ts';
import { resourcePaths } from '../resource-paths.ts';

/** The terms under which the data may be used. */
const LICENCE_PAGE = '/TermsAndConditions';

export type DataValue = string | number | boolean | readonly string[] | undefined;

interface DataSetDefinition<Entry> {
  /** Part of the address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Address of the page that shows the list to people. */
  readonly page: string;
  readonly entries: readonly Entry[];
  /** Field names in the order of the CSV columns, and what each holds. */
  readonly fields: Readonly<Record<string, (entry: Entry, origin: string, context: ResourceContext) => DataValue>>;
}

export interface DataSet {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly entryCount: number;
  readonly resources: readonly Resource[];
}

export function defineDataSet<Entry>(definition: DataSetDefinition<Entry>): DataSet {
  const { name, title, description, page, entries, fields } = definition;
  const fieldNames = Object.keys(fields);
  const valuesOf = (entry: Entry, context: ResourceContext) =>
    Object.values(fields).map((read) => read(entry, context.origin, context));
  const json: Resource = {
    path: resourcePaths.data(name, 'json'),
    label: 'data',
    isOpen: true,
    contentType: 'application/json; charset=utf-8',
    make: (context) => {
      const { origin } = context;
      const items = entries.map((entry) =>
        Object.fromEntries(valuesOf(entry, context).map((value, index) => [fieldNames[index], value])),
      );
      const set = {
        ...{ title, description, source: `${origin}${page}`, license: `${origin}${LICENCE_PAGE}` },
        ...{ release: site.releaseDate, items },
      };
      return `${JSON.stringify(set, undefined, 2)}\n`;
    },
  };
  const csv: Resource = {
    path: resourcePaths.data(name, 'csv'),
    label: 'data',
    isOpen: true,
    isSaved: true,
    contentType: 'text/csv; charset=utf-8; header=present',
    make: (context) => {
      const rows = entries.map((entry) => valuesOf(entry, context).map(cell));
      // RFC 4180 quotes cells with CR or LF; by itself the package quotes only CRLF.
      // Without the mark Excel takes UTF-8 for an old code page.
      return stringify([fieldNames, ...rows], { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
    },
  };
  return { name, title, description, page, entryCount: entries.length, resources: [json, csv] };
}

/** What JSON leaves out is an empty cell; lists are joined by a semicolon. */
function cell(value: DataValue): string {
  return typeof value === 'object' ? value.join('; ') : String(value ?? '');
}
