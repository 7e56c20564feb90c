/** Renders every address once, in a process that has rendered nothing before, and prints what each one cost. */
import { matchPage } from '../../../server/render/match-page.ts';
import { renderPage } from '../../../server/render/render-page.tsx';
import { readSiteAssets } from '../../../server/render/site-assets.ts';
import { pages } from '../../../shared/pages/site-map.ts';

export interface FirstRender {
  readonly address: string;
  /** Name of the component that shows the page. */
  readonly template: string;
  /** All threads, so that compiling and collecting count. */
  readonly cpuMs: number;
}

const [, , dist = ''] = process.argv;
const settings = { origin: 'http://localhost', assets: await readSiteAssets(dist) };
const now = new Date();
const renders: FirstRender[] = [];
for (const address of pages.flatMap((page) => page.addresses)) {
  const match = matchPage(address);
  if (match.kind !== 'page') throw new Error(`No page at ${address}`);
  const { page, params } = match;
  const before = process.cpuUsage();
  await renderPage({ page, params, choices: {}, now }, settings);
  const { user, system } = process.cpuUsage(before);
  const { type } = page.view({ params, choices: {}, now }).body;
  renders.push({
    address,
    template: typeof type === 'function' ? type.name : String(type),
    cpuMs: (user + system) / 1000,
  });
}
console.log(JSON.stringify(renders));
