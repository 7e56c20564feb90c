/** A site of five pages, three resources and a few files, for tests of HTTP: no edit of real content can break them. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { compressTexts, describeFiles } from '../../scripts/build/public-files.ts';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { serve } from '../../server/serve.ts';
import { Island } from '../../shared/components/Island.tsx';
import { remaining } from '../../shared/countdown.ts';
import { areaFilter } from '../../shared/islands/CareersFilter.tsx';
import type { Resource } from '../../shared/resources/resource.ts';
import { definePage } from '../../shared/site/page.ts';
import type { Site } from '../../shared/site/site.ts';
import { type AppChanges, createApp } from './create-app.ts';

const description = 'A sample.';

const home = definePage({
  path: '/',
  name: 'Home',
  description,
  freshness: 'calendar',
  islands: ['EventCountdown'],
  load: ({ now }) => ({ props: { now } }),
  View: ({ now }: { now: Date }) => (
    <>
      <h1>{now.toISOString()}</h1>
      <Island
        name="EventCountdown"
        props={{ date: '2030-08-07T18:00:00', dateInWords: '7 August 2030', left: remaining(2e12, now.getTime()) }}
      />
    </>
  ),
});

const areas = [
  { value: 'near', name: 'Near', offers: [{ id: 1, title: 'Clockmaker', domain: 'x', hours: 'Full Time' }] },
  { value: 'far', name: 'Far', offers: [{ id: 2, title: 'Starter', domain: 'x', hours: 'Full Time' }] },
];

const offers = definePage({
  path: '/Lists/Offers',
  name: 'Offers',
  description,
  islands: ['CareersFilter'],
  filters: [areaFilter(areas)],
  load: ({ choices }) => ({ props: { areas, choices } }),
  View: (props) => <Island name="CareersFilter" props={props} />,
});

const item = definePage({
  path: '/Lists/Items/:itemId',
  addresses: ['/Lists/Items/Timer'],
  name: 'Item',
  description,
  parent: offers,
  load: ({ params: { itemId } }) =>
    itemId === 'Timer'
      ? { props: {} }
      : { missing: { status: 404, name: 'Item not found', description, body: <h1>Item not found</h1> } },
  View: () => <h1>Timer</h1>,
});

const broken = definePage({
  path: '/Broken',
  name: 'Broken',
  description,
  load: () => ({ props: {} }),
  View: () => {
    throw new Error('a secret cause');
  },
});

/** Long enough to be compressed on its way. */
const plain = definePage({
  path: '/Plain',
  name: 'Plain',
  description,
  load: () => ({ props: {} }),
  View: () => <p>{'Plain text. '.repeat(200)}</p>,
});

const resource = (path: string, further: Partial<Resource> = {}): Resource => ({
  path,
  label: 'data',
  contentType: 'text/plain; charset=utf-8',
  make: ({ origin }) => `${origin}${path}\n`.repeat(100),
  ...further,
});

export const sampleSite: Site = {
  brand: 'Sample',
  language: 'en',
  releaseDate: '2026-01-01',
  pages: [home, offers, item, broken, plain],
  redirects: [{ path: '/Lists', target: '/Lists/Offers', name: 'Lists' }],
  oldAddresses: { '/former/': '/Plain' },
  resources: [
    resource('/sample.txt', { label: 'resource' }),
    resource('/data/sample.json', { isOpen: true }),
    resource('/data/sample.csv', { isOpen: true, isSaved: true }),
  ],
  unprefetched: ['/documents/*', '/data/*'],
  header: <header>Header</header>,
  footer: <footer>Footer</footer>,
  findPlace: () => ({ breadcrumbs: [] }),
  errorPage: (status, suggestion) => ({
    status,
    name: `Error ${status}`,
    description,
    body: <h1>{suggestion ? <a href={suggestion.href}>{suggestion.name}</a> : `Error ${status}`}</h1>,
  }),
};

export const STYLE_SHEET = '/assets/main-AAAAAAA1.css';
export const FONT = '/assets/font-AAAAAAA2.woff2';
export const SCRIPT = '/assets/main-AAAAAAA3.js';
export const DOCUMENT = '/documents/manual.pdf';
export const FLAG = '/flags/sui.svg';
export const CARD = '/social/Home.png';
export const PICTURE = '/images/scene.png';
export const ICON = '/favicon.svg';
export const MANIFEST = '/site.webmanifest';

const drawing = (start = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg">${start}${'<path d="M0 0"/>'.repeat(20)}</svg>`;
const CONTENTS = {
  [STYLE_SHEET]: 'a { color: red }\n'.repeat(20),
  [FONT]: 'font',
  [SCRIPT]: 'export {};\n'.repeat(20),
  [DOCUMENT]: 'A manual. '.repeat(2000),
  [FLAG]: drawing(),
  [CARD]: 'card',
  [PICTURE]: 'picture',
  [MANIFEST]: '{}',
  [ICON]: drawing('<style>a{}</style><style>b{}</style>'),
};

const sampleAssets: SiteAssets = {
  styleSheet: STYLE_SHEET,
  font: FONT,
  script: SCRIPT,
  islandModules: { CareersFilter: [SCRIPT], DistributorFilter: [], DocumentFilter: [], EventCountdown: [SCRIPT] },
  pictures: {},
  documents: {},
  socialCards: { [CARD]: 'Sample' },
};

/** As the build leaves them, in a folder of this worker, which the next run uses again. */
async function publishFiles() {
  const { VITEST_POOL_ID = '' } = process.env;
  const publicDir = join(import.meta.dirname, '../../node_modules/.cache/sample-site', VITEST_POOL_ID);
  await rm(publicDir, { recursive: true, force: true });
  for (const [address, content] of Object.entries(CONTENTS)) {
    await mkdir(dirname(join(publicDir, address)), { recursive: true });
    await writeFile(join(publicDir, address), content);
  }
  await compressTexts(publicDir);
  return { publicDir, files: await describeFiles(publicDir) };
}

let published: ReturnType<typeof publishFiles> | undefined;

/** The sample site in the real application, with an empty store. */
export async function sampleApp(changes: AppChanges = {}): Promise<RequestListener> {
  published ??= publishFiles();
  return createApp({ site: sampleSite, assets: sampleAssets, ...(await published) }, changes);
}

/** The sample site on a port of its own. */
export async function serveSample() {
  const health = { isReady: false };
  const { port, stop } = await serve({ listener: await sampleApp({ health }), health, port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
