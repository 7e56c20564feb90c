/** The process. Everything else is imported inside, so that content that cannot be shown is a message and no stack. */
import { inWords } from '../shared/error-in-words.ts';
import { keepTickShape } from './keep-tick-shape.ts';

/** Read when the pool is first used: one compresses, the other reads and writes files; each keeps memory of its own. */
process.env.UV_THREADPOOL_SIZE ??= '2';

try {
  await keepTickShape();
  const { start } = await import('./start.ts');
  await start(process.env);
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}
