/**
 * Makes the changes of docs/changing-things.md on a copy of the project, one after the other, and runs build and fast
 * tests after each: content may change without a test that breaks. npx tsx scripts/prove-changes.ts
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const PARTS = ['client', 'deploy', 'docs', 'public', 'scripts', 'server', 'shared', 'tests'];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'Dockerfile',
  'compose.yaml',
  'README.md',
];

const folder = await mkdtemp(join(tmpdir(), 'changes-'));
for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true });
for (const file of FILES) await cp(join(ROOT, file), join(folder, file));
await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

type Entry = Record<string, unknown>;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed`);
  await writeFile(path, after);
}

const editList = (file: string, change: (entries: Entry[]) => Entry[]) =>
  edit(file, (text) => `${JSON.stringify(change(JSON.parse(text) as Entry[]), undefined, 2)}\n`);

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const next = new Date().getFullYear() + 1;
const OFFERS = 'shared/content/careers/switzerland.json';
const EVENTS = 'shared/content/events/events.json';
const event = (name: string, month: number) => ({
  ...{
    date: `${next}-0${month}-10T18:00:00`,
    endDate: `${next}-0${month}-20`,
    logo: '/images/event/the-world-games-2025.svg',
  },
  ...{ link: 'https://www.theworldgames.org', name, place: 'Corgémont, Switzerland' },
});

const CHANGES: readonly (readonly [what: string, make: () => Promise<void>])[] = [
  [
    'a job with a start date next year',
    () =>
      editList(OFFERS, (offers) => {
        const [offer] = offers as { attr_id: number; language: Entry }[];
        const language = { ...offer?.language, available: { day: 1, month: 3, year: next }, title: 'Clockmaker' };
        return [...offers, { ...offer, attr_id: 999_101, attr_reference: 99, isSample: false, language }];
      }),
  ],
  ['another event', () => editList(EVENTS, (events) => [...events, event('Games of the Test', 3)])],
  ['a second one', () => editList(EVENTS, (events) => [event('Championships of the Test', 5), ...events])],
  [
    'a distributor in a country that has none',
    () =>
      editList('shared/content/distributors/distributors.json', (entries) => [
        { country: 'Albania', company: 'Tirana Clocks', mail: 'clocks@example.com', noc: 'alb' },
        ...entries,
      ]),
  ],
  [
    'a document',
    async () => {
      const [given = ''] = execFileSync('ls', [join(folder, 'public/documents')])
        .toString()
        .split('\n');
      await cp(join(folder, 'public/documents', given), join(folder, 'public/documents/9999.501.02-new.pdf'));
      const pdf = { fileName: '9999.501.02 New device', url: '/documents/9999.501.02-new.pdf' };
      await editList('shared/content/downloads/manuals.json', ([first, ...others]) => {
        const category = first as { ListOfPdfs: Entry[] };
        return [{ ...category, ListOfPdfs: [...category.ListOfPdfs, pdf] }, ...others];
      });
    },
  ],
  [
    'a single page in the menu',
    () =>
      edit('shared/content/further-pages.ts', (text) =>
        text.replace(
          /FurtherPage\[\] = \[/,
          `FurtherPage[] = [{ slug: 'Press', name: 'Press', isInMenu: true, lead: 'What journalists ask us first.',
  description: 'Pictures, figures and people for journalists who write about timing: whom to ask at Swiss Timing, and what is ready to be used at once.',
  sections: [{ heading: 'Whom to ask', text: 'Write to [headquarters](/Company/ContactCorgemont), and we answer within the day.' }] }, `,
        ),
      ),
  ],
  [
    'a twentieth service',
    async () => {
      const file = 'shared/content/services/training.ts';
      await cp(join(folder, 'shared/content/services/hosting.ts'), join(folder, file));
      // Words of its own: no two pages may say the same.
      await edit(file, (code) =>
        code
          .replace('export const hosting', 'export const training')
          .replace("slug: 'Hosting'", "slug: 'Training'")
          .replace("name: 'Hosting'", "name: 'Training'")
          .replace(/(?<=(?:lead|description|text|heading|title):\s+['`])(?=[A-Z])/g, 'Timekeepers in training: ')
          .replace(/(?<=^ {4}')(?=[A-Z])/gm, 'Timekeepers in training: ')
          .replace(/(?<=[.!?]\s)(?=[A-Z])/g, 'In training: '),
      );
      await edit('shared/content/navigation.ts', (code) =>
        code.replace("  'DatabaseManagement',\n", "  'DatabaseManagement',\n  'Training',\n"),
      );
      await edit('shared/content/services/services.ts', (code) =>
        code
          .replace('import { tvGraphics }', "import { training } from './training.ts';\nimport { tvGraphics }")
          .replace('  DatabaseManagement: databaseManagement,\n', (line) => `${line}  Training: training,\n`),
      );
    },
  ],
  [
    'a photograph in a gallery',
    async () => {
      const photograph = join(folder, 'photo.jpg');
      await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#3a6ea5' } })
        .jpeg()
        .toFile(photograph);
      run(
        'npm',
        'run',
        'photo',
        '--silent',
        '--',
        photograph,
        '--id',
        'photo/test',
        '--caption',
        'A test',
        '--alt',
        'A blue field.',
      );
      await edit('shared/content/sports/athletics.ts', (text) =>
        text.replace('gallery: [', "gallery: ['photo/test', "),
      );
    },
  ],
  [
    'another brand colour',
    () => edit('shared/styles/tokens.css', (text) => text.replace(/--red: #\w+/, '--red: #b8002a')),
  ],
];

try {
  for (const [what, make] of CHANGES) {
    await make();
    run('npm', 'run', 'build', '--silent');
    run('npx', 'vitest', 'run', '--project', 'fast', '--project', 'islands', '--silent', '--reporter=dot');
    console.log(`nothing breaks: ${what}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
