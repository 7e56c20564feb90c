/** What the card of a page says and shows, read from the page as it is rendered. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Page } from '../../shared/site/page.ts';

export interface Card {
  /** Heading of the page. */
  readonly name: string;
  /** Path of the picture below the root of the project. */
  readonly picture: string;
  /** Which part of a high picture is shown, in percent: 0 is its upper end. */
  readonly focus: number;
}

const EVERY_SPORT = 'strip/LongStrip';
const MIDDLE = 50;

/** By address: where the middle of the first picture is not the best of a page, or there is none. */
const PICTURES: Readonly<Record<string, readonly [picture: string, focus?: number]>> = {
  '/': [EVERY_SPORT],
  '/Sales': ['scene/start-hut', 12],
  '/Downloads/Documentation': ['scene/starter'],
  '/Downloads/InstructionManuals': ['equipment/int131-interface', 45],
  '/Company/History': ['strip/Heritage'],
  '/Company/HistoryMilestones': ['milestones/thirty-chronographs', 20],
  '/Company/InnovationMilestones': ['innovations/touch-pad-1968', 8],
  '/Company/SwatchGroupBrands': ['brand/omega', 0],
  '/Service/EventWebsites': ['screen/event-website', 0],
  '/Service/LiveTimingAndScoring': ['screen/web-live-results', 0],
  '/Service/MobileApplications': ['screen/mobile-result', 0],
  '/Service/Scoreboards': ['scene/night-board', 31],
  '/Service/Scoring': ['scene/judges', 14],
  '/Service/Simulcam': ['screen/simulcam', 92],
  '/Service/TvGraphics': ['screen/tv-graphic-swimming', 10],
  '/Service/VirtualGraphics': ['screen/virtual-record-line', 45],
  '/Service/VirtualRunner': ['screen/virtual-runner', 0],
  '/Service/VirtualStudio': ['screen/virtual-studio-on-air', 8],
  '/Service/WebCIS': ['screen/webcis', 0],
  '/Sports/Snowboard': ['scene/snowboard-cross', 60],
};

/**
 * @param rendered the HTML of every page by address
 * @param root of the project
 */
export function readCard(page: Page, rendered: ReadonlyMap<string, string>, root: string): Card {
  // Pages of one pattern share a card, which shows what the page above them shows.
  const isShared = !page.addresses.includes(page.path);
  const { path } = isShared ? (page.parent ?? page) : page;
  const { document } = new JSDOM(rendered.get(path)).window;
  const heading = isShared ? page.name : document.querySelector('h1')?.textContent;
  const first = document.querySelector('main img[src^="/images/"]')?.getAttribute('src');
  const opening = first?.replace(/^\/images\/|\.svg$/g, '') ?? EVERY_SPORT;
  const [shown, focus = MIDDLE] = PICTURES[path] ?? [opening];
  // The frame of a strip for phones has the form of a card's picture.
  const frame = `public/images/${shown}-portrait.svg`;
  const isFramed = shown.startsWith('strip/') && existsSync(join(root, frame));
  return {
    name: heading?.replace(/\.$/, '') ?? page.name,
    picture: isFramed ? frame : `public/images/${shown}.svg`,
    focus,
  };
}
