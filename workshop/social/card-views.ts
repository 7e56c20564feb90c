/**
 * Which part of a picture its card shows, by the places of those who are on it: a strip is far wider than a card. Every
 * view ends between two athletes; the test beside it draws each of them and measures.
 */
import type { Composition } from '../kit/drawing.ts';
import { PORTRAIT_WIDTH, STRIP_HEIGHT, STRIP_WIDTH } from '../strips/strip.ts';
import { halfpipeCard } from './halfpipe-card.ts';

export interface CardView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn for the card. */
  readonly composition?: Composition;
  /** Of the drawing for narrow windows. */
  readonly isPortrait?: boolean;
  /** Bodies of the strip that the frame would cut, by their place in its scene: the card is drawn without them. */
  readonly without?: readonly number[];
}

/** Height by width of what a card shows; a wider view of a strip is a lower band. */
const SHAPE = STRIP_HEIGHT / PORTRAIT_WIDTH;

/** Narrower views leave out of the stand above, never of the scale below. */
function along(x: number, width: number = PORTRAIT_WIDTH, extras: Partial<CardView> = {}): CardView {
  const height = Math.min(STRIP_HEIGHT, width * SHAPE);
  return { x, y: STRIP_HEIGHT - height, width, height, ...extras };
}

const MIDDLE = along((STRIP_WIDTH - PORTRAIT_WIDTH) / 2);

const VIEWS: Readonly<Record<string, CardView>> = {
  'plan/Snowboard': { x: 0, y: 0, width: halfpipeCard.width, height: halfpipeCard.height, composition: halfpipeCard },
  'strip/AlpineSkiing': along(500, 800),
  'strip/AnalysisTools': along(621, 800),
  'strip/Basketball': along(128, 788),
  'strip/BeachVolleyball': along(524),
  'strip/Bobsleigh': along(426, 900),
  'strip/CarRacing': along(340, 900, { without: [2] }),
  'strip/Careers': along(108),
  'strip/ContactCorgemont': along(238),
  'strip/ContactLiberec': along(356),
  'strip/CrossCountry': along(380, 890),
  'strip/Cycling': along(483, 800),
  'strip/DatabaseManagement': along(256, 788),
  'strip/DistributedTimekeeping': along(0, PORTRAIT_WIDTH, { isPortrait: true }),
  'strip/Documentation': along(540),
  'strip/EventWebsites': along(414),
  'strip/FigureSkating': along(95, 850),
  'strip/Gymnastics': along(464),
  'strip/Heritage': along(360, 716),
  'strip/History': along(380),
  'strip/HistoryMilestones': along(312),
  'strip/Home': along(464),
  'strip/Hosting': along(0, PORTRAIT_WIDTH, { isPortrait: true }),
  'strip/IceHockey': along(440, 812),
  'strip/InformationSystem': along(252),
  'strip/InnovationMilestones': along(220),
  'strip/InstructionManuals': along(360),
  'strip/LocalPositioningSystem': along(598, PORTRAIT_WIDTH, { without: [2] }),
  'strip/MediaInformationSystem': along(244),
  'strip/MobileApplications': along(622),
  'strip/Sales': along(332),
  'strip/ScopeOfService': along(672),
  'strip/Scoreboards': along(324),
  'strip/Scoring': along(164, 924),
  'strip/ShortTrack': along(606),
  'strip/Simulcam': along(664),
  'strip/SkiJumping': along(250),
  'strip/SpeedSkating': along(372),
  'strip/SwatchGroupBrands': along(330, 730),
  'strip/Swimming': along(318, PORTRAIT_WIDTH, { without: [0] }),
  'strip/Timing': along(588),
  'strip/TvGraphics': along(206, 796),
  'strip/VirtualGraphics': along(416),
  'strip/VirtualRunner': along(464),
  'strip/VirtualStudio': along(528, 900),
  'strip/WebCIS': along(588),
};

export const viewOf = (picture: string): CardView => VIEWS[picture] ?? MIDDLE;
