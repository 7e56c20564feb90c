/** The worked examples of docs/changing-things.md, taken from its text and applied to a copy of the project. */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type ProjectCopy } from '../support/copy-project.ts';
import { editFile, passesTests, runIn } from './in-project.ts';
import { readExamples } from './read-examples.ts';

const { added, messages, commands } = await readExamples('changing-things.md');

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyRepository();
});
afterAll(() => project.remove());

const inProject = (file: string) => join(project.folder, file);
const edit = (file: string, change: (text: string) => string) => editFile(project, file, change);
const sh = (command: string) => runIn(project, command);

/** Below the entries there are, whatever order they have. */
const addTo = (file: string, entry: unknown) =>
  edit(file, (text) => {
    const entries = JSON.parse(text);
    // Documents are in the first category.
    const list = entries[0].ListOfPdfs ?? entries;
    list.push(entry);
    return JSON.stringify(entries, undefined, 2);
  });

/** What a failed build prints. */
const failedBuild = () =>
  sh('npm run build').then(
    () => 'The build passes.',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

it('a mistake prints the message that the manual shows', async () => {
  const jobs = 'shared/content/careers/germany.json';
  const events = 'shared/content/events/events.json';
  const before = await Promise.all([jobs, events].map((file) => readFile(inProject(file), 'utf8')));
  const shown: string[] = [];
  await edit(jobs, (text) => text.replace(/"day": \d+/, '"day": 32'));
  shown.push(await failedBuild());
  await writeFile(inProject(jobs), before[0] ?? '');
  await edit(events, (text) => text.replace('"place":', '"place",'));
  shown.push(await failedBuild());
  await edit(events, () => before[1] ?? '');
  const distributors = 'shared/content/distributors/distributors.json';
  const listed = await readFile(inProject(distributors), 'utf8');
  await addTo(distributors, { ...(added[distributors] as object), phone: '12' });
  shown.push(await failedBuild());
  await writeFile(inProject(distributors), listed);
  await addTo(distributors, added[distributors]);
  shown.push(await failedBuild());
  await edit('shared/content/distributors/countries.ts', (text) =>
    text.replace('\n];', `\n${added['shared/content/distributors/countries.ts']}];`),
  );
  await edit('shared/content/services/hosting.ts', (text) => text.replace("lead: '", "lead: '<b>ǎ</b> "));
  await addTo(events, added[events]);
  await writeFile(inProject('public/documents/new-manual.pdf'), await readFile(inProject('public/favicon.svg')));
  shown.push(await failedBuild());
  await rm(inProject('public/documents/new-manual.pdf'));
  await copyFile(inProject('public/images/plan/Fencing.svg'), inProject('public/images/plan/Chess.svg'));
  shown.push(await failedBuild());
  await rm(inProject('public/images/plan/Chess.svg'));
  shown.push(await failedBuild());

  const expected = [
    ...messages('A text').filter((line) => line.includes('services/hosting.ts')),
    ...messages('A job'),
    ...messages('An event with a logo'),
    ...messages('A distributor'),
    ...messages('A document').filter((line) => line.includes('no PDF')),
    ...messages('A photograph or another picture').filter((line) => line.includes('Chess')),
  ];
  // The number of an entry is that of its place in the file.
  const withoutPlace = (text: string) => text.replaceAll(/entry \d+ \(/g, 'entry (');
  const printed = withoutPlace(shown.join('\n'));
  expect(expected.filter((line) => !printed.includes(withoutPlace(line)))).toEqual([]);
}, 300_000);

it('all examples together build, and pass the content check and the fast tests', async () => {
  await project.remove();
  project = await copyRepository();
  const { 'tests/specification/deviations.ts': deviations, ...others } = added;
  const events = 'shared/content/events/events.json';
  await copyFile(inProject('public/flags/sui.svg'), inProject('public/flags/lao.svg'));
  await writeFile(
    inProject('public/images/event/summer-games-2029.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="teal"/></svg>',
  );
  await copyFile(
    inProject('public/documents/general-document-numbers.pdf'),
    inProject('public/documents/3480.508.03-quantum-aquatics-concept.pdf'),
  );
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toFile(inProject('hut.jpg'));
  await sh(commands.find((command) => command.startsWith('npm run photo')) ?? 'false');
  for (const [file, example] of Object.entries(others)) {
    if (typeof example !== 'string') await addTo(file, example);
    else if (file.endsWith('countries.ts')) await edit(file, (text) => text.replace('\n];', `\n${example}];`));
    else await edit(file, (text) => text.replace(/export const furtherPages[^;]*;/, example));
  }
  // A second event to come: nothing may depend on there being one.
  const logo = '/images/event/winter-games-2030.svg';
  await copyFile(inProject('public/images/event/summer-games-2029.svg'), inProject(`public${logo}`));
  await addTo('public/catalogue.json', { ...(added['public/catalogue.json'] as object), path: logo });
  await addTo(events, {
    ...(added[events] as object),
    logo,
    name: 'Winter Games 2030',
    date: '2030-02-01T20:00:00',
    endDate: '2030-02-20',
  });
  await edit('tests/specification/deviations.ts', (text) => text.replace('= [];', `= [\n${deviations}];`));

  await passesTests(project);
}, 600_000);
