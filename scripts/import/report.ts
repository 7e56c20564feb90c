/** The report of an import: numbers first, then a line for everything that is not as it came. */
import { countInWords } from '../../shared/filters.ts';
import { nameOfField } from './fields.ts';
import type { EntryNotes, ImportResult } from './notes.ts';

/** The fields of a recruiting platform's own bookkeeping. */
const isBookkeeping = (field: string) => nameOfField(field.split('.').at(-1) ?? '').startsWith('attr');

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${heading}:`, ...lines.map((line) => `  ${line}`)];

/** Everything that the site would not have afterwards, a line each. */
export function lossesOf({ entries, leftOut, gone }: ImportResult): string[] {
  return [
    ...entries.flatMap(({ label, questions }) => questions.map((question) => `${label}, ${question}`)),
    ...leftOut,
    ...gone.map((name) => `${name}: is on the site and not in the export`),
    ...countFields(entries, (field) => !isBookkeeping(field)).map((line) => `${line}: the site has no place for it`),
  ];
}

export function describeImport(what: string, result: ImportResult): string[] {
  const { entries, repeated, leftOut, gone, replacedStandIns, remarks } = result;
  const single = entries.filter(({ isRepeated, isLeftOut }) => !isRepeated && !isLeftOut);
  const asking = single.filter(({ questions }) => questions.length > 0);
  const taken = single.filter(({ questions }) => questions.length === 0);
  const changed = taken.filter(({ changes }) => changes.length > 0);
  return [
    `${what}: ${entries.length} came, ${taken.length - changed.length} taken as they are, ${changed.length} changed, ` +
      `${asking.length} need a person, ${repeated.length} there twice, ${leftOut.length} left out.`,
    ...section(
      'Changed',
      single.flatMap(({ label, changes }) => changes.map((change) => `${label}, ${change}`)),
    ),
    ...section(
      'Needs a person',
      asking.flatMap(({ label, questions }) => questions.map((question) => `${label}, ${question}`)),
    ),
    ...section('There twice, taken once', repeated),
    ...section('Left out', leftOut),
    ...section('On the site and not in the export', gone),
    ...section(
      'Fields that the site has no place for',
      countFields(entries, (field) => !isBookkeeping(field)),
    ),
    ...section('Fields of the platform itself, not taken', countFields(entries, isBookkeeping)),
    ...section('Beside it', [
      ...(replacedStandIns > 0 ? [`${replacedStandIns} stand-ins go, because real entries came.`] : []),
      ...remarks,
    ]),
  ];
}

/** "attr_status (12 entries)" */
function countFields(entries: readonly EntryNotes[], isMeant: (field: string) => boolean): string[] {
  const fields = entries.flatMap(({ unusedFields }) => unusedFields).filter(isMeant);
  return [...Map.groupBy(fields, (field) => field)].map(
    ([field, all]) => `${field} (${countInWords(all.length, 'entry', 'entries')})`,
  );
}
