import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function report(...options: string[]) {
  const program = ['--import', 'tsx', join(import.meta.dirname, '../../scripts/content/report.ts'), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run content', () => {
  it('lists samples, figures of the prose and what is worth a look', () => {
    const { status, stdout, stderr } = report();
    expect([status, stderr]).toEqual([0, '']);
    for (const heading of ['Samples', 'Prose', 'Worth a look']) {
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
