/**
 * Renders every address once, in a process that has rendered nothing before, and prints what each one cost.
 * Arguments: folder of the build, how many addresses to put off to the end.
 */
import { matchPage } from '../../../server/render/match-page.ts';
import { collectHtml, renderPage } from '../../../server/render/render-page.tsx';
import { readSiteAssets } from '../../../server/render/site-assets.ts';
import { pages } from '../../../shared/pages/site-map.ts';

export interface FirstRender {
  readonly address: string;
  /** Name of the component that shows the page. */
  readonly template: string;
  /** All threads, so that compiling and collecting count. */
  readonly cpuMs: number;
}

const [, , dist = '', later = '0'] = process.argv;
const settings = { origin: 'http://localhost', assets: await readSiteAssets(dist) };
const now = new Date();
const renders: FirstRender[] = [];
const addresses = pages.flatMap((page) => page.addresses);
for (const address of [...addresses.slice(Number(later)), ...addresses.slice(0, Number(later))]) {
  const match = matchPage(address);
  if (match.kind !== 'page') throw new Error(`No page at ${address}`);
  const { page, params } = match;
  const before = process.cpuUsage();
  await collectHtml(await renderPage({ page, params, choices: {}, now }, settings));
  const { user, system } = process.cpuUsage(before);
  const { type } = page.view({ params, choices: {}, now }).body;
  renders.push({
    address,
    template: typeof type === 'function' ? type.name : String(type),
    cpuMs: (user + system) / 1000,
  });
}
console.log(JSON.stringify(renders));
