/** Offers of a recruiting platform: what the import makes of each oddity. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import { copySite, SAMPLES, type SiteCopy } from './site-copy.ts';

const { standIn: _, germanFields: _none, ...offer } = sampleOffer;
/** The same with some fields of the language object otherwise. */
const withLanguage = (changes: object) => ({ ...offer, language: { ...offer.language, ...changes } });

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite({ switzerland: [{ ...offer, attr_id: 5, standIn: true }], germany: [] });
});
afterEach(() => site.remove());

async function importJobs(json: unknown, ...options: string[]) {
  const done = await site.run('jobs', await site.put('export/jobs.json', json), ...options);
  const [switzerland, germany] = [await site.read('switzerland'), await site.read('germany')];
  return { ...done, switzerland, germany };
}

const posted = '2026-11-26';
/** What `changes` of the language object become in the file. */
async function languageAfter(changes: object) {
  const { germany, switzerland, code } = await importJobs([withLanguage(changes)]);
  return { code, language: [...germany, ...switzerland][0]?.language };
}

it('takes an offer as it is, for the list of its company, and the stand-ins go', async () => {
  const { code, lines, germany, switzerland } = await importJobs([offer]);
  expect(lines[0]).toBe('jobs: 1 came, 1 taken as they are, 0 changed, 0 need a person, 0 there twice, 0 left out.');
  expect([code, germany, switzerland]).toEqual([0, [{ ...offer, posted }], []]);
});

describe('a field', () => {
  it.each<[string, object, object]>([
    ['with a number as text', { company: '138' }, { company: 138 }],
    ['with text as a number', { jobnumber: 100001 }, { jobnumber: '100001' }],
    ['with HTML in a title', { title: '<b>R&amp;D</b>  Engineer' }, { title: 'R&D Engineer' }],
    ['with HTML in a rich text', { profile: '<p>Exact</p><script>x()</script>' }, { profile: 'Exact' }],
    ['with a date as text', { available: '1.7.2030' }, { available: { day: 1, month: 7, year: 2030 } }],
    [
      'with a date as texts',
      { available: { day: '1', month: '7', year: '2030' } },
      { available: { day: 1, month: 7, year: 2030 } },
    ],
    [
      'with a link that is no object',
      { link: 'jobs.a.ch/1' },
      { link: { '#text': 'https://jobs.a.ch/1', attr_name: 'Apply for this Job' } },
    ],
    [
      'with another label of the button',
      { link: { '#text': 'http://a.ch', attr_name: 'Bewerben' } },
      { link: { '#text': 'https://a.ch', attr_name: 'Apply for this Job' } },
    ],
    [
      'with a location that is no object',
      { location: 'Wiesenring 11<br>Leipzig, Deutschland' },
      { location: { info: 'Wiesenring 11, Leipzig, Germany' } },
    ],
    [
      'with another spelling',
      { position: 'non-management', attr_code: 'EN-us' },
      { position: 'Non Management', attr_code: 'en' },
    ],
    ['with the code of another company', { company: 81 }, { company: 138 }],
    ['with an unknown company', { company: 7 }, { company: 138 }],
    [
      'with a telephone number',
      { contact_information: 'Call +49 (0)341 46 21 100.' },
      { contact_information: 'Call +49 341 4621100.' },
    ],
  ])('%s', async (_name, changes, expected) => {
    const { code, language } = await languageAfter(changes);
    expect([code, language]).toEqual([0, { ...offer.language, ...expected }]);
  });

  it.each<[string, object, string]>([
    ['that is missing', { profile: 'n/a' }, 'language.profile: is missing; add it'],
    ['with no day', { available: 'immediately' }, 'available: "immediately" is no day; write it like 2025-07-01'],
    [
      'with an unknown language',
      { attr_code: 'fr' },
      'language.attr_code: Invalid type: Expected ("en" | "de") but received "fr"',
    ],
    ['with something else than text', { domain: { id: 3 } }, 'domain.id (1 entry)'],
    [
      'within another that nobody knows',
      { location: { info: 'Leipzig, Germany', room: 'B 12' } },
      'location.room (1 entry)',
    ],
    ['that nobody knows', { salary: '100 000' }, 'salary (1 entry)'],
  ])('%s needs a person, and nothing is written', async (_name, changes, message) => {
    const { code, report, germany } = await importJobs([withLanguage(changes)]);
    expect([code, germany]).toEqual([1, []]);
    expect(report).toContain(message);
  });

  it('may have other capitals, and the bookkeeping of the platform is named', async () => {
    const { Language, ...others } = {
      Attr_ID: 100001,
      ATTR_REFERENCE: '1',
      attr_status: 'open',
      Language: offer.language,
    };
    const { code, report, germany } = await importJobs({ jobs: { job: { ...others, language: [Language] } } });
    expect([code, germany]).toEqual([0, [{ ...offer, posted }]]);
    expect(report).toContain('attr_status (1 entry)');
  });

  it('may be German, which pages mark', async () => {
    const { germany } = await importJobs([withLanguage({ profile: 'Sie sind genau und geduldig.' })]);
    expect(germany[0].germanFields).toEqual(['profile']);
  });
});

describe('an offer', () => {
  it('in both lists is taken once, for the country of its address', async () => {
    const twin = withLanguage({ company: 81 });
    const { code, report, germany, switzerland } = await importJobs({ switzerland: [twin], germany: [offer] });
    expect([code, germany.length, switzerland]).toEqual([0, 1, []]);
    expect(report).toContain('(attr_id 100001): is the same as jobs.json, entry 1');
  });

  it('that differs from another with its number is left out, and nothing is written without --accept', async () => {
    const export_ = [offer, withLanguage({ title: 'Watchmaker' })];
    expect(await importJobs(export_)).toMatchObject({ code: 1, germany: [] });
    const { code, report, germany } = await importJobs(export_, '--accept');
    expect([code, germany.length, germany[0].language.title]).toEqual([0, 1, 'Clockmaker']);
    expect(report).toMatch(/Lost:\n.*entry 2 \(attr_id 100001\): differs from jobs.json, entry 1/);
  });

  it('keeps the day on which it was first imported', async () => {
    await importJobs([offer]);
    const path = await site.put('export/jobs.json', [{ ...offer, attr_reference: 2 }]);
    const { runImport } = await import('../../scripts/import/run-import.ts');
    await runImport(['jobs', path], { root: site.root, today: '2027-01-01' });
    expect((await site.read('germany'))[0]).toMatchObject({ attr_reference: 2, posted });
  });

  it('that is on the site and not in the export goes with --accept only', async () => {
    await importJobs([offer]);
    const other = { ...offer, attr_id: 100002 };
    const refused = await importJobs([other]);
    expect(refused).toMatchObject({ code: 1, germany: [{ attr_id: 100001 }] });
    expect(refused.report).toContain('attr_id 100001, Clockmaker');
    expect(await importJobs([other], '--accept')).toMatchObject({ code: 0, germany: [{ attr_id: 100002 }] });
  });
});

it('reads the sample of a platform, in its stable order, and a second time changes nothing', async () => {
  const file = join(SAMPLES, 'jobs.json');
  const first = await site.run('jobs', file);
  expect(first.lines[0]).toBe(
    'jobs: 5 came, 0 taken as they are, 4 changed, 0 need a person, 1 there twice, 0 left out.',
  );
  const ids = (await site.read('switzerland')).map(({ attr_id }: { attr_id: number }) => attr_id);
  expect(ids).toEqual([269811, 269812, 269813]);
  const written = await readFile(join(site.root, 'shared/content/careers/germany.json'), 'utf8');
  const second = await site.run('jobs', file);
  expect(second.report).toContain('The site has all of it already.');
  expect(await readFile(join(site.root, 'shared/content/careers/germany.json'), 'utf8')).toBe(written);
});
