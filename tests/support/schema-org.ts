/** Checks structured data against the vocabulary of schema.org, as TypeScript types, and the formats of its values. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SchemaObject {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const ROOT = join(import.meta.dirname, '../..');
const OPTIONS = { module: 'preserve', target: 'esnext', strict: true, noEmit: true, skipLibCheck: true, types: [] };

/**
 * Compiles the data as values of the vocabulary's types.
 * @returns the compiler's errors
 */
export async function vocabularyProblems(blocks: readonly SchemaObject[]): Promise<string[]> {
  const types = new Set(blocks.map((block) => block['@type']));
  const values = blocks.map((block, index) => {
    return `export const data${index}: WithContext<${block['@type']}> = ${JSON.stringify(block, undefined, 1)};`;
  });
  const source = `import type { WithContext, ${[...types].join(', ')} } from 'schema-dts';\n${values.join('\n')}\n`;
  // Inside the project, so that TypeScript finds the package.
  const folder = await mkdtemp(join(ROOT, 'node_modules/.schema-org-'));
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['data.ts'] }));
    await writeFile(join(folder, 'data.ts'), source);
    return await compile(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compile(folder: string): Promise<string[]> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '--pretty', 'false', '-p', folder], { cwd: folder }, (error, stdout) => {
      if (error && stdout === '') reject(error);
      else resolve(stdout.split('\n').filter((line) => line.includes('error')));
    });
  });
}

/** By property, because the types allow any text. */
const FORMATS: readonly (readonly [property: RegExp, form: RegExp])[] = [
  [/^(url|logo|item)$/, /^https:\/\/[^\s/]+/],
  [/^(foundingDate|jobStartDate|datePosted|validThrough)$/, /^\d{4}-\d{2}-\d{2}$/],
  [/^startDate$/, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/],
  [/^(name|title|description)$/, /\S/],
];

/** @returns path and value of each wrong one */
export function formatProblems(value: unknown, where = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => formatProblems(inner, `${where}.${key}`));
  }
  const property = where.slice(where.lastIndexOf('.') + 1);
  const isWrong = FORMATS.some(([name, form]) => name.test(property) && !form.test(String(value)));
  return isWrong ? [`${where}: ${JSON.stringify(value)}`] : [];
}
