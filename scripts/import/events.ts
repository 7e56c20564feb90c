/** Events: date, logo and link as the specification has them, with the name and place that the site shows. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseEvents, type UpcomingEvent } from '../../shared/content/events/events.ts';
import { isoDate } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { readTime } from './dates.ts';
import { Fields, readText, textOf } from './fields.ts';
import { mergeEntries } from './merge-entries.ts';
import { EntryNotes, type ImportContext, type ImportResult } from './notes.ts';
import { type RawEntry, readEntries } from './read-file.ts';
import { plainWords } from './rich-text.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';
import { readWebAddress } from './values.ts';

/** @throws UsageError where the file cannot be read */
export async function importEvents([file = '']: readonly string[], { root }: ImportContext): Promise<ImportResult> {
  const entries = await readEntries(file, ['date', 'logo']);
  const known = await readList<UpcomingEvent>(root, DATA_FILES.events);
  const catalogue = JSON.parse(await readFile(join(root, 'public/catalogue.json'), 'utf8')) as { path: string }[];
  const pictures = catalogue.map(({ path }) => path);
  const converted = entries.map((entry) => convertEvent(entry, known, pictures));
  const merged = mergeEntries<UpcomingEvent & { readonly standIn?: boolean }>(converted, known, {
    key: 'name',
    keyOf: paths.event,
    nameOf: ({ name, date }) => `${name}, ${date}`,
  });
  const sorted = merged.kept.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { ...merged, remarks: [], files: new Map([[DATA_FILES.events, toJson(sorted)]]) };
}

function convertEvent({ where, raw }: RawEntry, known: readonly UpcomingEvent[], pictures: readonly string[]) {
  const notes = new EntryNotes(where);
  const fields = new Fields(raw);
  const words = (field: string, ...names: readonly string[]) => {
    const text = readText(fields.take(field, ...names), field, notes);
    const plain = text === undefined ? undefined : plainWords(text);
    notes.change(field, text, plain);
    return plain;
  };
  const written = textOf(fields.take('logo', 'image', 'picture'));
  const logo = written === undefined ? undefined : findLogo(written, pictures);
  if (written !== undefined && logo === undefined) {
    notes.ask('logo', `there is no picture ${written}; add it, as docs/changing-things.md says`);
  }
  notes.change('logo', written, logo);
  const link = readWebAddress(textOf(fields.take('link', 'url', 'website')), 'link', notes);
  // The specification's shape has neither name nor place.
  const before = known.find((event) => event.logo === logo || event.link === link);
  const event = {
    date: readMoment(fields.take('date', 'startdate', 'start'), notes),
    endDate: readEnd(fields.take('enddate', 'end'), notes),
    logo,
    link,
    name: words('name', 'title') ?? before?.name,
    place: words('place', 'location', 'city') ?? before?.place,
  };
  notes.name = event.name ?? '';
  notes.unusedFields.push(...fields.unused);
  const plain: UpcomingEvent = JSON.parse(JSON.stringify(event));
  return { notes, entry: notes.check(() => parseEvents([plain])) && plain };
}

/** By its path, or by the name of its file. */
const findLogo = (written: string, pictures: readonly string[]) =>
  pictures.find((path) => path === written) ??
  pictures.find((path) => basename(path).toLowerCase() === basename(written).toLowerCase());

function readMoment(value: unknown, notes: EntryNotes): string | undefined {
  const found = readTime(value);
  const moment = found?.time && `${isoDate(found)}T${found.time}`;
  if (value !== undefined && !moment)
    notes.ask('date', `${JSON.stringify(value)} is no local time; write it like 2025-08-07T18:00:00`);
  else notes.change('date', value, moment);
  return moment;
}

function readEnd(value: unknown, notes: EntryNotes): string | undefined {
  const found = readTime(value);
  const day = found && isoDate(found);
  if (value !== undefined && !day) notes.ask('endDate', `${JSON.stringify(value)} is no day; write it like 2025-08-17`);
  else notes.change('endDate', value, day);
  return day;
}
