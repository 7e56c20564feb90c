/** What the card of a page says and shows, read from the page as it is rendered. */
import { JSDOM } from 'jsdom';
import type { Page } from '../../shared/pages/page.ts';
import { paths, socialPicture } from '../../shared/paths.ts';

export interface Card {
  /** Its path below public. */
  readonly file: string;
  readonly title: string;
  readonly sentence: string;
  /** Path of the picture as served. */
  readonly picture: string;
}

/** Of pages without a strip or a view of their own. */
const HERITAGE = '/images/strip/Heritage.svg';
const PICTURES: Readonly<Record<string, string>> = {
  [paths.company('History')]: HERITAGE,
  [paths.company('HistoryMilestones')]: HERITAGE,
  [paths.company('InnovationMilestones')]: HERITAGE,
  [paths.sport('Snowboard')]: '/images/plan/Snowboard.svg',
};
const ANY_PICTURE = '/images/strip/Timing.svg';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** @param rendered the HTML of every page by address */
export function readCard(page: Page, rendered: ReadonlyMap<string, string>): Card {
  // Pages of one pattern share a card, which says what the page above them says.
  const isShared = !page.addresses.includes(page.path);
  const { path } = isShared ? (page.parent ?? page) : page;
  const { document } = new JSDOM(rendered.get(path)).window;
  const textOf = (selector: string) => document.querySelector(`main ${selector}`)?.textContent ?? '';
  const [first] = sentences.segment(textOf('.lead'));
  const image = document.querySelector('main .strip img, main img.banner-view')?.getAttribute('src');
  return {
    file: socialPicture(page.path),
    title: isShared ? page.name : textOf('h1'),
    sentence: first?.segment.trim() ?? '',
    picture: PICTURES[path] ?? image ?? ANY_PICTURE,
  };
}
