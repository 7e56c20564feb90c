/**
 * Which part of a picture its card shows, by the places of those who are on it: a strip is far wider than a card. Every
 * view ends between two athletes; the test beside it draws each of them and measures.
 */
import type { Composition } from '../kit/drawing.ts';
import { PORTRAIT_WIDTH, STRIP_HEIGHT, STRIP_WIDTH } from '../strips/strip.ts';
import { halfpipeCard } from './halfpipe-card.ts';
import { heritageCard, hostingCard } from './strip-cards.ts';

export interface CardView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn for the card. */
  readonly composition?: Composition;
  /** Of the drawing for narrow windows. */
  readonly isPortrait?: boolean;
}

/** Height by width of what a card shows; a wider view of a strip is a lower band. */
const SHAPE = STRIP_HEIGHT / PORTRAIT_WIDTH;

/** Narrower views leave out of the stand above, never of the scale below. */
function along(x: number, width: number = PORTRAIT_WIDTH, extras: Partial<CardView> = {}): CardView {
  const height = Math.min(STRIP_HEIGHT, width * SHAPE);
  return { x, y: STRIP_HEIGHT - height, width, height, ...extras };
}

/** All of what is drawn for the card alone. */
const composed = (composition: Composition): CardView => ({
  x: 0,
  y: 0,
  width: composition.width,
  height: composition.height,
  composition,
});

/** What people stand on, without the sky. */
const office: CardView = { x: 0, y: 80, width: 960, height: 320 };

const MIDDLE = along((STRIP_WIDTH - PORTRAIT_WIDTH) / 2);

const VIEWS: Readonly<Record<string, CardView>> = {
  'office/corgemont': office,
  'office/leipzig': office,
  'office/liberec': office,
  'plan/Snowboard': composed(halfpipeCard),
  'strip/AlpineSkiing': along(258),
  'strip/AnalysisTools': along(444, 770),
  'strip/Athletics': along(336, 862),
  'strip/Basketball': along(398),
  'strip/BeachVolleyball': along(452),
  'strip/Bobsleigh': along(338),
  'strip/CarRacing': along(336, 770),
  'strip/Careers': along(342),
  'strip/CrossCountry': along(334, 774),
  'strip/DatabaseManagement': along(280, 924),
  'strip/DistributedTimekeeping': along(0, PORTRAIT_WIDTH, { isPortrait: true }),
  'strip/Documentation': along(336),
  'strip/Equestrian': along(286),
  'strip/EventWebsites': along(465),
  'strip/Fencing': along(352),
  'strip/FigureSkating': along(342),
  'strip/Gymnastics': along(344),
  'strip/Heritage': { ...composed(heritageCard), y: 20, height: STRIP_HEIGHT - 20 },
  'strip/Hosting': composed(hostingCard),
  'strip/IceHockey': along(344),
  'strip/InformationSystem': along(64, 770),
  'strip/InstructionManuals': along(312, 800),
  'strip/LiveTimingAndScoring': along(292, 872),
  'strip/LocalPositioningSystem': along(268, 894),
  'strip/MediaInformationSystem': along(110),
  'strip/MobileApplications': along(280, 890),
  'strip/Sales': along(322),
  'strip/ScopeOfService': along(672),
  'strip/Scoreboards': along(254, 922),
  'strip/Scoring': along(237),
  'strip/ShortTrack': along(28, 820),
  'strip/Simulcam': along(276, 924),
  'strip/SkiJumping': along(330, 778),
  'strip/SpeedSkating': along(511),
  'strip/Swimming': along(400),
  'strip/Timing': along(470),
  'strip/TvGraphics': along(228),
  'strip/VirtualGraphics': along(386),
  'strip/VirtualRunner': along(450),
  'strip/VirtualStudio': along(440),
  'strip/WebCIS': along(528),
};

export const viewOf = (picture: string): CardView => VIEWS[picture] ?? MIDDLE;
