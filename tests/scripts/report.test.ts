import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('npm run content prints samples, prose and what is worth a look, and with --launch fails while there are samples', () => {
  const program = join(import.meta.dirname, '../../scripts/content/report.ts');
  const args = ['--import', 'tsx', program, '--launch'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  for (const heading of ['Samples', 'Prose', 'Worth a look']) expect(stdout).toContain(heading);
  const hasSamples = /^Samples.*\n {2}/m.test(stdout);
  expect(status).toBe(hasSamples ? 1 : 0);
  expect(stderr.startsWith('Not fit for a launch')).toBe(hasSamples);
});
