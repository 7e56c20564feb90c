/** The way from stand-ins to a launch in docs/going-live.md, gone in a copy of the project. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLES } from '../import/site-copy.ts';
import { copyRepository, type ProjectCopy } from '../support/copy-project.ts';
import { editFile, passesTests, runIn } from './in-project.ts';
import { readExamples } from './read-examples.ts';

const { added, messages, commands } = await readExamples('going-live.md');
const DEVIATIONS = 'tests/specification/deviations.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyRepository();
  await cp(SAMPLES, join(project.folder, 'export'), { recursive: true });
});
afterAll(() => project.remove());

/** What a command prints, whether it fails or not. */
const printedBy = (command: string) =>
  runIn(project, command).then(
    ({ stdout }) => stdout,
    ({ stdout }) => String(stdout),
  );

it('the commands print what the page shows, and nothing is left before a launch', async () => {
  await expect(runIn(project, 'npm run content -- --launch')).rejects.toThrow('Not fit for a launch');
  const shown = [await printedBy('npm run import -- distributors export/distributors.csv')];
  for (const command of commands) shown.push((await runIn(project, command)).stdout);
  const printed = shown.join('\n');
  expect(messages().filter((line) => !printed.includes(line.trim()))).toEqual([]);
  const sentences = String(added[DEVIATIONS]).match(/(?<=sentence: ').*?(?=', why)/g) ?? [];
  expect(sentences.filter((sentence) => !printed.includes(`sentence: '${sentence}'`))).toEqual([]);
}, 300_000);

it('the content check and the fast tests pass afterwards', async () => {
  await editFile(project, DEVIATIONS, (text) => text.replace('= [];', `= [\n${added[DEVIATIONS]}];`));
  await passesTests(project);
}, 600_000);
