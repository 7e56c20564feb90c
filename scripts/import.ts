/** Brings data of the company into the site, as its tools export it: npm run import. */
import { join } from 'node:path';
import { runImport } from './import/run-import.ts';

const { code, lines } = await runImport(process.argv.slice(2), {
  root: join(import.meta.dirname, '..'),
  today: new Date().toISOString().slice(0, 10),
});
for (const line of lines) code === 2 ? console.error(line) : console.log(line);
process.exitCode = code;
