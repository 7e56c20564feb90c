/** One import from its command to its report. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { countInWords } from '../../shared/filters.ts';
import { describeDeviations } from './deviations.ts';
import { importDistributors } from './distributors.ts';
import { importDocuments } from './documents.ts';
import { importEvents } from './events.ts';
import { importJobs } from './jobs.ts';
import type { FileContent, ImportContext, ImportResult } from './notes.ts';
import { UsageError } from './read-file.ts';
import { describeImport, lossesOf } from './report.ts';
import { DATA_FILES } from './site-files.ts';

const USAGE = `npm run import -- jobs FILE…
npm run import -- distributors FILE
npm run import -- documents FILE FOLDER
npm run import -- manuals FILE FOLDER
npm run import -- events FILE

--dry-run  says what it would do, and writes nothing
--accept   writes although something is lost, and says what`;

interface Import {
  /** How many files and folders it takes. */
  readonly files: { readonly min: number; readonly max: number };
  readonly run: (files: readonly string[], context: ImportContext) => Promise<ImportResult>;
}

const IMPORTS: Readonly<Record<string, Import>> = {
  documents: { files: { min: 2, max: 2 }, run: (files, context) => importDocuments(files, context, 'documentation') },
  manuals: { files: { min: 2, max: 2 }, run: (files, context) => importDocuments(files, context, 'manuals') },
  events: { files: { min: 1, max: 1 }, run: importEvents },
  jobs: { files: { min: 1, max: Number.POSITIVE_INFINITY }, run: importJobs },
  distributors: { files: { min: 1, max: 1 }, run: importDistributors },
};

export interface ImportRun {
  /** 0: the site has everything. 1: something would be lost, and nothing was written. 2: the command or a file is wrong. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** @param words of the command line, after "import --" */
export async function runImport(words: readonly string[], context: ImportContext): Promise<ImportRun> {
  try {
    const { what, chosen, files, accept, dryRun } = parseCommand(words);
    const result = await chosen.run(files, context);
    const losses = lossesOf(result);
    const changed = await findChanges(result.files, context.root);
    const mayWrite = losses.length === 0 || accept;
    if (mayWrite && !dryRun) await writeFiles(changed, context.root);
    const state = dryRun ? 'Would write' : 'Written';
    return {
      code: mayWrite ? 0 : 1,
      lines: [
        ...describeImport(what, result),
        ...(mayWrite
          ? [
              ...(losses.length > 0 ? ['Lost:', ...losses.map((loss) => `  ${loss}`)] : []),
              ...(changed.size > 0
                ? [`${state}:`, ...[...changed].map(describeFile)]
                : ['The site has all of it already.']),
            ]
          : [
              `Nothing written: ${countInWords(losses.length, 'thing')} would be lost. Correct the export, or take the rest with --accept.`,
            ]),
        ...(mayWrite ? await deviationsAfter(result.files, context) : []),
      ],
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, lines: [error.message] };
  }
}

function parseCommand(words: readonly string[]) {
  const { what, files, options } = parseWords(words);
  const chosen = what === undefined ? undefined : IMPORTS[what];
  if (what === undefined || chosen === undefined) {
    throw new UsageError(`${what === undefined ? 'Say what to import' : `There is no import of ${what}`}.\n\n${USAGE}`);
  }
  const { min, max } = chosen.files;
  if (files.length < min || files.length > max) {
    throw new UsageError(`${what} takes ${max === 1 ? '1 file' : max === 2 ? '2 files' : 'files'}.\n\n${USAGE}`);
  }
  return { what, chosen, files, accept: options.accept, dryRun: options['dry-run'] };
}

function parseWords(words: readonly string[]) {
  const options = {
    accept: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [what, ...files] = positionals;
    return { what, files, options: values };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

type Files = ImportResult['files'];

async function findChanges(files: Files, root: string): Promise<Files> {
  const changes = new Map<string, FileContent | undefined>();
  for (const [file, content] of files) {
    const before = await readFile(join(root, file)).catch(() => undefined);
    const after = content === undefined ? undefined : await bytesOf(content);
    const isSame = after === undefined || before === undefined ? after === before : before.equals(after);
    if (!isSame) changes.set(file, content);
  }
  return changes;
}

const bytesOf = async (content: FileContent) =>
  typeof content === 'string' ? Buffer.from(content) : await readFile(content.copyOf);

async function writeFiles(files: Files, root: string): Promise<void> {
  for (const [file, content] of files) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    if (content === undefined) await rm(path);
    else await writeFile(path, await bytesOf(content));
  }
}

const describeFile = ([file, content]: [string, unknown]) => `  ${file}${content === undefined ? ' (removed)' : ''}`;

/** Of all data files, as they are once the import is written. */
async function deviationsAfter(written: Files, { root, today }: ImportContext): Promise<string[]> {
  const read = Object.entries(DATA_FILES).map(async ([name, file]) => {
    const text = written.get(file) ?? (await readFile(join(root, file), 'utf8'));
    return [name, JSON.parse(String(text))];
  });
  return describeDeviations(Object.fromEntries(await Promise.all(read)), today);
}
