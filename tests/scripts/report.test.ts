import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCopyWarnings } from '../../scripts/content/editorial.ts';

function report(...options: string[]) {
  const program = ['--import', 'tsx', join(import.meta.dirname, '../../scripts/content/report.ts'), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run content', () => {
  it('lists pages, samples, outside addresses and what is worth a look', () => {
    const { status, stdout, stderr } = report();
    expect([status, stderr]).toEqual([0, '']);
    for (const heading of ['Pages and words of copy', 'Samples', 'Outside addresses', 'Worth a look']) {
      expect(stdout).toContain(heading);
    }
  });

  it('fails with --launch as long as it lists a sample', () => {
    const { status, stdout, stderr } = report('--launch');
    const hasSamples = /^Samples.*\n {2}/m.test(stdout);
    expect(status).toBe(hasSamples ? 1 : 0);
    expect(stderr.startsWith('Not fit for a launch')).toBe(hasSamples);
  });
});

describe('copy', () => {
  const entry = (name: string, text: string) => ({
    ...{ file: `shared/content/services/${name}.ts`, entry: name, page: `/Company/${name}`, value: { text } },
  });

  it.each([
    ['A seamless start.', '“seamless”; instead: a figure, or nothing'],
    ['Go!', '“!”; instead: a full stop'],
    ['See this page.', '“this page”; instead: say the thing'],
  ])('is worth a look where it says %s', (text, warning) => {
    expect(findCopyWarnings([entry('timing', text)])).toEqual([
      `shared/content/services/timing.ts, entry timing, field text: ${warning}`,
    ]);
  });

  it('is worth a look where two pages say the same', () => {
    const both = [entry('a', 'We time every race twice.'), entry('b', 'First. We time *every* race twice.')];
    expect(findCopyWarnings(both)).toEqual(['/Company/a and /Company/b say the same: we time every race twice']);
    expect(findCopyWarnings(both.slice(1))).toEqual([]);
  });

  it('is worth a look where a page is thinner or longer than others of its kind', () => {
    expect(findCopyWarnings([{ ...entry('timing', 'Two words'), page: '/Service/Timing' }])).toEqual([
      'shared/content/services/timing.ts, entry timing: 2 words, expected 250 to 450',
    ]);
  });
});
