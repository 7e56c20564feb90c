/** The process. Imports the rest inside try: content is checked while its modules load, and a problem is printed without a stack. */
import { describeError } from './describe-error.ts';

try {
  const { start } = await import('./start.ts');
  await start(process.env);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
