/** The build: what it says of its packages, and what it refuses. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { buildClient } from '../../scripts/build/build-client.ts';
import { describeError } from '../../server/describe-error.ts';
import { copyProject, type ProjectCopy } from '../support/copy-project.ts';
import { DIST } from '../support/test-app.ts';

const run = promisify(execFile);

describe('the release', () => {
  it('lists every package in its bundles, with version and licence, and brings the text of each licence', async () => {
    const { metadata, components } = JSON.parse(await readFile(join(DIST, 'sbom.json'), 'utf8'));
    expect(metadata.component).toMatchObject({ name: packageJson.name, version: packageJson.version });
    const names: string[] = components.map(({ name }: { name: string }) => name);
    // Of the server, what a package of it needs, and of the scripts for browsers.
    expect(names).toEqual(expect.arrayContaining(['express', 'qs', 'react', 'react-dom', 'scheduler', 'valibot']));
    const notices = await readFile(join(DIST, 'public/third-party-licences.txt'), 'utf8');
    for (const { name, version, licenses } of components) {
      expect(licenses[0].expression, name).not.toBe('NOASSERTION');
      expect(notices).toContain(`${name} ${version} (${licenses[0].expression})\n\n`);
    }
    expect(notices).toContain('Copyright (c) Meta Platforms');
  });
});

describe('a build that fails', () => {
  let project: ProjectCopy;
  beforeAll(async () => {
    project = await copyProject();
  });
  afterAll(() => project.remove());
  const build = (environment = {}) =>
    run('node', ['scripts/build.mjs'], { cwd: project.folder, env: { ...process.env, ...environment } }).then(
      () => 'built',
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    );

  it('names file and line where an island uses what client/react.ts lacks', async () => {
    const file = join(project.folder, 'shared/islands/CareersFilter.tsx');
    const before = await readFile(file, 'utf8');
    await writeFile(
      file,
      `import { useMemo } from 'react';\n${before.replace('<FilteredList', '<FilteredList data-x={useMemo(String, [])}')}`,
    );
    await expect(buildClient(project.folder, join(project.folder, 'dist/public'))).rejects.toThrow(
      /CareersFilter\.tsx:1:9: ERROR: No matching export in "client\/react\.ts" for import "useMemo"/,
    );
    await writeFile(file, before);
  });

  it('names file and line where a style sheet is wrong', async () => {
    const file = join(project.folder, 'shared/styles/tokens.css');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace(':root {', ':root {\n  }}'));
    const error = await buildClient(project.folder, join(project.folder, 'dist/public')).catch(describeError);
    expect(error).toMatch(/shared\/styles\/tokens\.css, line 2: /);
    await writeFile(file, before);
  });

  it('leaves the build before it whole', async () => {
    const built = join(project.folder, 'dist/public/index.txt');
    await mkdir(dirname(built), { recursive: true });
    await writeFile(built, 'of the build before');
    await writeFile(join(project.folder, 'shared/content/events/events.json'), '[{}]');
    expect(await build()).toContain('events.json, entry');
    expect(await readFile(built, 'utf8')).toBe('of the build before');
  }, 60_000);

  it('says in one sentence that packages are missing', async () => {
    await run('rm', [join(project.folder, 'node_modules')]);
    expect(await build()).toMatch(/^The packages of the build are not all there\. Run "npm ci" [^\n]*\n$/);
  });
});
