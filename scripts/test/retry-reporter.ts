/** Prints every test that passed only when it was tried again. More than two fail the run: they hide faults. */
import type { Reporter, TestModule } from 'vitest/node';

const MAX_RETRIED = 2;

export const retryReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const retried = tests.filter((test) => test.diagnostic()?.flaky);
    for (const { module, fullName } of retried) console.log(`Retried: ${module.relativeModuleId} > ${fullName}`);
    if (retried.length <= MAX_RETRIED) return;
    console.error(`${retried.length} tests had to be tried again, and at most ${MAX_RETRIED} may.`);
    process.exitCode = 1;
  },
};
