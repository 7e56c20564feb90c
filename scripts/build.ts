/** Builds everything the server serves, and the server itself, into dist/. */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { describeError } from '../server/describe-error.ts';

console.log('Building …');
try {
  // The components it reads are TSX, which Node alone does not run.
  register();
  const { buildRelease } = await import('./build/build-site.ts');
  await buildRelease(join(import.meta.dirname, '..'));
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
