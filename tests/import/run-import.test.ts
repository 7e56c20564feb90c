/** The command: its options, its exit, and what it refuses. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from './site-copy.ts';

const clocks = { country: 'Bahrain', company: 'Clocks', mail: 'info@clocks.bh', noc: 'brn' };
const lost = { ...clocks, company: 'Tempo', mail: 'a@tempo.bh, b@tempo.bh' };

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite({ distributors: [] });
});
afterEach(() => site.remove());

const run = async (entries: unknown, ...options: string[]) => {
  const done = await site.run(...options, 'distributors', await site.put('firms.json', entries));
  return { ...done, distributors: await site.read('distributors') };
};

describe('an import', () => {
  it('that loses nothing is written, and says which files', async () => {
    const { code, report, distributors } = await run([clocks]);
    expect([code, distributors]).toEqual([0, [clocks]]);
    expect(report).toContain('Written:\n  shared/content/distributors/distributors.json');
  });

  it('that would lose something is not written', async () => {
    const { code, report, distributors } = await run([clocks, lost]);
    expect([code, distributors]).toEqual([1, []]);
    expect(report).toContain('Nothing written: 1 thing would be lost.');
    expect(report).not.toContain('deviations.ts');
  });

  it('with --accept is written but for what is lost, which it lists', async () => {
    const { code, report, distributors } = await run([clocks, lost], '--accept');
    expect([code, distributors]).toEqual([0, [clocks, { ...lost, mail: 'a@tempo.bh' }]]);
    expect(report).toMatch(/Lost:\n {2}firms.json, entry 2 \(Tempo\), mail: .*b@tempo.bh would be lost\n/);
  });

  it.each([
    [[clocks], 0],
    [[clocks, lost], 1],
  ])('with --dry-run writes nothing: %j', async (entries, expected) => {
    const { code, distributors } = await run(entries, '--dry-run');
    expect([code, distributors]).toEqual([expected, []]);
  });

  it('counts every entry once', async () => {
    const { lines } = await run([
      clocks,
      clocks,
      { ...clocks, phone: '+973 1700 1234' },
      lost,
      { ...clocks, company: 'Ora', noc: 'BRN' },
    ]);
    expect(lines[0]).toBe(
      'distributors: 5 came, 1 taken as they are, 1 changed, 1 need a person, 1 there twice, 1 left out.',
    );
  });
});

describe('a command', () => {
  it.each([
    [[], 'Say what to import'],
    [['offers', 'a.json'], 'There is no import of offers'],
    [['jobs'], 'jobs takes files'],
    [['documents', 'a.json'], 'documents takes 2 files'],
    [['distributors', 'a.csv', 'b.csv'], 'distributors takes 1 file'],
    [['distributors', 'a.csv', '--force'], "Unknown option '--force'"],
    [['distributors', '/nowhere/a.csv'], '/nowhere/a.csv: cannot be read'],
  ])('%j is refused', async (words, message) => {
    const { code, report } = await site.run(...words);
    expect([code, report]).toEqual([2, expect.stringContaining(message)]);
  });

  it('says on its error output what is wrong with it', async () => {
    const script = join(import.meta.dirname, '../../scripts/import.ts');
    const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile('npx', ['tsx', script, 'offers'], (error, _stdout, stderr) => resolve({ code: error?.code, stderr }));
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run import -- jobs FILE…')]);
  });
});
