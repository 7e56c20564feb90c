import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Runs tests that pass when they are tried again, in a project of their own with the reporter. */
async function runFlaky(count: number): Promise<{ code: number; printed: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'flaky-'));
  const reporter = JSON.stringify(join(ROOT, 'scripts/test/retry-reporter.ts'));
  const settings = "{ globals: true, retry: 1, include: ['*.mjs'], reporters: [retryReporter] }";
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `import { retryReporter } from ${reporter};\nexport default { test: ${settings} };`,
  );
  const body = 'const isSecond = tried.has(name); tried.add(name); expect(isSecond).toBe(true)';
  const names = Array.from({ length: count }, (_, index) => `flaky ${index + 1}`);
  await writeFile(
    join(folder, 'flaky.mjs'),
    `const tried = new Set();\nit('steady', () => {});\nit.each(${JSON.stringify(names)})('%s', (name) => { ${body}; });`,
  );
  const program = join(ROOT, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'run', '--root', folder], async (error, stdout, stderr) => {
      await rm(folder, { recursive: true });
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr });
    });
  });
}

it.each([
  [2, 0],
  [3, 1],
])(
  '%i tests that pass at the second attempt are printed by name, and the run ends with %i',
  async (count, expected) => {
    const { code, printed } = await runFlaky(count);
    const named = [...printed.matchAll(/^Retried: (.*)$/gm)].map(([, test]) => test);
    expect(named).toEqual(Array.from({ length: count }, (_, index) => `flaky.mjs > flaky ${index + 1}`));
    expect(code).toBe(expected);
  },
);
