/** The data files of the site in a folder that an import may change. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runImport } from '../../scripts/import/run-import.ts';
import { DATA_FILES } from '../../scripts/import/site-files.ts';

const ROOT = join(import.meta.dirname, '../..');
export const SAMPLES = join(import.meta.dirname, 'samples');

/** @param content of data files, instead of that of the site, so that no edit of it can break a test */
export async function copySite(content: Partial<Record<keyof typeof DATA_FILES, unknown>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'import-'));
  for (const [name, file] of Object.entries(DATA_FILES)) {
    await cp(join(ROOT, file), join(root, file), { recursive: true });
    const entries = content[name as keyof typeof DATA_FILES];
    if (entries !== undefined) await writeFile(join(root, file), JSON.stringify(entries));
  }
  await cp(join(ROOT, 'public/catalogue.json'), join(root, 'public/catalogue.json'));
  return {
    root,
    /** Runs a command line; the day is 26 November 2026. */
    run: async (...words: readonly string[]) => {
      const { code, lines } = await runImport(words, { root, today: '2026-11-26' });
      return { code, lines, report: lines.join('\n') };
    },
    read: async (name: keyof typeof DATA_FILES) => JSON.parse(await readFile(join(root, DATA_FILES[name]), 'utf8')),
    /** A file of an export, with the path that a command names. */
    put: async (name: string, content: unknown) => {
      const path = join(root, name);
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, isRaw ? content : JSON.stringify(content));
      return path;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;
