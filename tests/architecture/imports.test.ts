/** The direction of imports, and what reaches the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { clientBuildOptions } from '../../scripts/build/build-client.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Rule {
  readonly folder: string;
  /** Folders of this project, and packages, that modules of the folder may import. */
  readonly may: readonly string[];
}

const RULES: readonly Rule[] = [
  { folder: 'shared/content', may: ['shared/content', 'shared/dates', 'valibot'] },
  {
    folder: 'shared/components',
    may: ['shared/components', 'shared/content', 'shared/islands', 'shared/*', 'react', 'markdown-to-jsx'],
  },
  { folder: 'shared/islands', may: ['shared/islands', 'shared/*', 'react'] },
  {
    folder: 'shared/pages',
    may: [
      'shared/pages',
      'shared/components',
      'shared/content',
      'shared/islands',
      'shared/resources/resource-paths',
      'shared/resources/open-data',
      'shared/*',
      'react',
      'react-router-dom',
    ],
  },
  {
    folder: 'shared/resources',
    may: [
      ...['shared/resources', 'shared/content', 'shared/pages/site-map', 'shared/*'],
      ...['feed', 'ical-generator', 'vcard-creator', 'csv-stringify'],
    ],
  },
  { folder: 'server/render', may: ['server/render', 'shared', 'react', 'react-dom', 'react-router-dom', 'node:*'] },
  {
    folder: 'server/http',
    may: [
      ...[
        'server/http',
        'server/render',
        'shared/pages/error-pages',
        'shared/pages/site-map',
        'shared/pages/page',
        'shared/resources',
      ],
      ...['shared/*', 'express', 'express-static-gzip', 'helmet', 'negotiator', 'pino', 'prom-client', 'node:*'],
    ],
  },
  { folder: 'client', may: ['client', 'shared/islands', 'shared/*', 'react', 'react-dom'] },
];

function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\./.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}

const IMPORTS = [
  /^(?:import|export)\s(?!type\b)[^'`;]*?from '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
];

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const names = IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  return names.map((name) => (name.startsWith('.') ? relative(ROOT, join(dirname(file), name)) : name));
}

function isAllowed(name: string, may: readonly string[]): boolean {
  return may.some((allowed) => {
    if (allowed === 'node:*') return name.startsWith('node:');
    // "shared/*" stands for the modules directly in the folder.
    if (allowed.endsWith('/*')) return dirname(name) === allowed.slice(0, -2);
    return name === allowed || name.startsWith(`${allowed}/`) || name.startsWith(`${allowed}.`);
  });
}

describe('imports', () => {
  it.each(RULES)('of $folder go only where they may', ({ folder, may }) => {
    const wrong = modulesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((name) => !isAllowed(name, may))
        .map((name) => `${relative(ROOT, file)} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of shared never reach the server, the client, Node or the DOM at module level', () => {
    for (const file of modulesIn('shared')) {
      for (const name of importsOf(file)) expect(name, file).not.toMatch(/^(server|client|scripts|tests|node:)/);
    }
  });
});

describe('the browser bundle', () => {
  it('holds React, the islands and what they need, and nothing else', async () => {
    const options = clientBuildOptions(ROOT, join(ROOT, 'dist/public'));
    const { metafile } = await build({ ...options, write: false });
    const inputs = Object.keys(metafile.inputs).filter((file) => /\.(tsx?|js)$/.test(file));
    const own = inputs.filter((file) => !file.startsWith('node_modules/')).sort();
    const packages = new Set(
      inputs.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]).filter(Boolean),
    );
    expect([...packages].sort()).toEqual(['react', 'react-dom', 'scheduler']);
    // Data, components and pages stay on the server: what islands need comes in as props.
    expect(own.filter((file) => !/^(client|shared\/islands)\/|^shared\/[a-z-]+\.ts$|^island:/.test(file))).toEqual([]);
  });
});
