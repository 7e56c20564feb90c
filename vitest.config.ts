import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'tests/e2e/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          include: ['{shared,server,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [BROWSER_TESTS],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One browser at a time: the machine that tests may have two cores.
          fileParallelism: false,
        },
      },
    ],
  },
});
