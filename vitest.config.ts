import { defineConfig } from 'vitest/config';
import { retryReporter } from './scripts/test/retry-reporter.ts';

const BROWSER = 'tests/e2e/**/*.test.ts';
/** Start processes, or wait for limits to run out. */
const PROCESS = 'tests/process/**/*.test.ts';
/** Start nginx and Caddy, where they are installed. */
const PROXIES = 'tests/proxies/**/*.test.ts';
/** Rendered in a document of their own, which others must not see. */
const ISLANDS = 'tests/islands/**/*.test.{ts,tsx}';
/** By `npm run test:manual`: builds copies of the project. */
const MANUAL = 'tests/manual/**/*.test.ts';
/** By `npm run test:engines`: not every machine has all of them. */
const ENGINES = 'tests/engines/**/*.test.ts';

/** A busy machine takes its time. */
const expect = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // A machine that tests may have two cores; one idle core is one too many.
    maxWorkers: 2,
    reporters: ['default', retryReporter],
    projects: [
      {
        test: {
          name: 'fast',
          expect,
          include: ['{shared,server,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [BROWSER, PROCESS, PROXIES, ISLANDS, MANUAL, ENGINES],
          testTimeout: 60_000,
          // One application is warmed up for all files.
          hookTimeout: 120_000,
          // Modules are loaded once a worker and not once a file: none of them keeps state that a test could leave behind.
          isolate: false,
        },
      },
      { test: { name: 'islands', expect, include: [ISLANDS], testTimeout: 60_000 } },
      { test: { name: 'process', expect, include: [PROCESS], testTimeout: 120_000, hookTimeout: 120_000 } },
      { test: { name: 'proxies', expect, include: [PROXIES], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          // Modules and Chromium are started once a worker and not once a file.
          isolate: false,
          // Frames are late on a busy machine.
          retry: 1,
          expect,
          include: [BROWSER],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'manual', include: [MANUAL] } },
      { test: { name: 'engines', retry: 2, expect, include: [ENGINES], testTimeout: 480_000, hookTimeout: 120_000 } },
    ],
  },
});
