/** The process. Everything else is imported inside, so that content that cannot be shown is a message and no stack. */
import { describeError } from '../shared/describe-error.ts';

try {
  const { start } = await import('./start.ts');
  await start(process.env);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
