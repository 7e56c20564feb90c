import { defineConfig } from 'vitest/config';

// Nothing waits: every test draws, so that every core draws.
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 60_000, maxWorkers: '100%' } });
