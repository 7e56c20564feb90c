/** What the card of a page says and shows, read from the page as it is rendered. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { paths, socialPicture } from '../../shared/paths.ts';
import type { Page } from '../../shared/site/page.ts';

export interface Card {
  readonly title: string;
  readonly sentence: string;
  /** Path of the picture below the root of the project. */
  readonly picture: string;
  /** False for the middle of it, in which everything is larger. */
  readonly isWhole: boolean;
}

/** What is written on it, for people who do not see it. */
export const wordsOf = ({ title, sentence }: Card) => `${title.replace(/\.$/, '')}. ${sentence}`.trim();

const ALL_SPORTS = '/images/strip/LongStrip.svg';
const HERITAGE = '/images/strip/Heritage.svg';

/** Of pages that open with neither a strip nor a view; all others show every sport. */
const STRIPS: Readonly<Record<string, string>> = {
  [paths.company('History')]: HERITAGE,
  [paths.company('HistoryMilestones')]: HERITAGE,
  [paths.company('InnovationMilestones')]: HERITAGE,
};

/** Of several recordings or subjects side by side, of which a frame would cut some. */
const WIDE_STRIPS =
  /\/(LongStrip|Heritage|DatabaseManagement|DistributedTimekeeping|Hosting|ScopeOfService|VirtualStudio)\.svg$/;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * @param rendered the HTML of every page by address
 * @param root of the project
 */
export function readCard(page: Page, rendered: ReadonlyMap<string, string>, root: string): Card {
  // Pages of one pattern share a card, which says what the page above them says.
  const isShared = !page.addresses.includes(page.path);
  const { path } = isShared ? (page.parent ?? page) : page;
  const { document } = new JSDOM(rendered.get(path)).window;
  const textOf = (selector: string) => document.querySelector(`main ${selector}`)?.textContent ?? '';
  const [first] = sentences.segment(textOf('.lead'));
  const words = { title: isShared ? page.name : textOf('h1'), sentence: first?.segment.trim() ?? '' };

  const own = `pictures/cards/${basename(socialPicture(page.path), '.png')}.svg`;
  if (existsSync(join(root, own))) return { ...words, picture: own, isWhole: true };
  const shown = document.querySelector('main :is(.strip img, .office-view, .service-picture, .phone-screen img)');
  // The drawing for phones is higher than a card is.
  const picture = STRIPS[path] ?? shown?.getAttribute('src')?.replace('-portrait', '') ?? ALL_SPORTS;
  return { ...words, picture: `public${picture}`, isWhole: WIDE_STRIPS.test(picture) };
}
