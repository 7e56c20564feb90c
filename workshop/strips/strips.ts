/** Every photo-finish strip of the site, in the order of its pages. */
import type { Drawing } from '../kit/drawing.ts';
import { type Cascade, cascade } from './cascade.ts';
import { longStrip } from './long/long-strip.ts';
import type { Recording, Scene } from './scene.ts';
import { alpineSkiing } from './scenes/alpine-skiing.ts';
import { analysisTools } from './scenes/analysis-tools.ts';
import { athletics } from './scenes/athletics.ts';
import { basketball } from './scenes/basketball.ts';
import { beachVolleyball } from './scenes/beach-volleyball.ts';
import { bobsleigh } from './scenes/bobsleigh.ts';
import { carRacing } from './scenes/car-racing.ts';
import { careers } from './scenes/careers.ts';
import { crossCountry } from './scenes/cross-country.ts';
import { cycling } from './scenes/cycling.ts';
import { databaseManagement } from './scenes/database-management.ts';
import { distributedTimekeeping } from './scenes/distributed-timekeeping.ts';
import { documentation } from './scenes/documentation.ts';
import { equestrian } from './scenes/equestrian.ts';
import { eventWebsites } from './scenes/event-websites.ts';
import { fencing } from './scenes/fencing.ts';
import { figureSkating } from './scenes/figure-skating.ts';
import { gymnastics } from './scenes/gymnastics.ts';
import { heritage } from './scenes/heritage.ts';
import { hosting } from './scenes/hosting.ts';
import { iceHockey } from './scenes/ice-hockey.ts';
import { informationSystem } from './scenes/information-system.ts';
import { instructionManuals } from './scenes/instruction-manuals.ts';
import { liveTimingAndScoring } from './scenes/live-timing-and-scoring.ts';
import { localPositioningSystem } from './scenes/local-positioning-system.ts';
import { mediaInformationSystem } from './scenes/media-information-system.ts';
import { mobileApplications } from './scenes/mobile-applications.ts';
import { sales } from './scenes/sales.ts';
import { scopeOfService } from './scenes/scope-of-service.ts';
import { scoreboards } from './scenes/scoreboards.ts';
import { scoring } from './scenes/scoring.ts';
import { shortTrack } from './scenes/short-track.ts';
import { simulcam } from './scenes/simulcam.ts';
import { skiJumping } from './scenes/ski-jumping.ts';
import { speedSkating } from './scenes/speed-skating.ts';
import { swimming } from './scenes/swimming.ts';
import { timing } from './scenes/timing.ts';
import { tvGraphics } from './scenes/tv-graphics.ts';
import { virtualGraphics } from './scenes/virtual-graphics.ts';
import { virtualRunner } from './scenes/virtual-runner.ts';
import { virtualStudio } from './scenes/virtual-studio.ts';
import { webCis } from './scenes/web-cis.ts';
import { type Composite, sideBySide, type Window } from './side-by-side.ts';
import { PORTRAIT_WIDTH, STRIP_WIDTH, strip } from './strip.ts';

const shown: readonly (Scene | Composite | Cascade)[] = [
  // Sports, in the order of the menu; Snowboard has none.
  alpineSkiing,
  athletics,
  basketball,
  beachVolleyball,
  bobsleigh,
  carRacing,
  crossCountry,
  cycling,
  equestrian,
  fencing,
  figureSkating,
  gymnastics,
  iceHockey,
  shortTrack,
  skiJumping,
  speedSkating,
  swimming,
  // Services, in the order of the menu.
  distributedTimekeeping,
  timing,
  scoring,
  mediaInformationSystem,
  informationSystem,
  scoreboards,
  tvGraphics,
  virtualGraphics,
  localPositioningSystem,
  virtualStudio,
  analysisTools,
  virtualRunner,
  simulcam,
  eventWebsites,
  liveTimingAndScoring,
  webCis,
  mobileApplications,
  hosting,
  databaseManagement,
  // Company pages and the rest.
  careers,
  heritage,
  sales,
  documentation,
  instructionManuals,
  scopeOfService,
];

function drawingOf(one: Scene | Composite | Cascade): Drawing {
  if ('windows' in one) return sideBySide(one);
  return 'recording' in one ? cascade(one) : strip(one);
}

export const strips: readonly Drawing[] = [...shown.map(drawingOf), longStrip];

/** A strip, or its drawing for narrow windows: what stands where on it. */
export interface Film {
  readonly width: number;
  readonly windows: readonly Window[];
}

export interface FilmedStrip {
  readonly id: string;
  readonly wide: Film;
  readonly narrow?: Film;
}

function filmsOf(one: Scene | Composite | Cascade): Omit<FilmedStrip, 'id'> {
  const [wide, narrow] = [STRIP_WIDTH, PORTRAIT_WIDTH];
  if ('windows' in one) {
    return { wide: { width: wide, windows: one.windows }, narrow: { width: narrow, windows: one.phone } };
  }
  if ('recording' in one) {
    const half = (width: number, recording: Recording): Film => ({
      width,
      windows: [{ x: 0, width: width / 2, recording }],
    });
    return { wide: half(wide, one.recording), narrow: half(narrow, one.phone) };
  }
  const { phone, onPhone } = one;
  const whole = (x: number, recording: Recording): Window[] => [{ x, width: wide, recording }];
  return {
    wide: { width: wide, windows: whole(0, one) },
    ...(phone !== undefined && {
      narrow: { width: narrow, windows: whole(narrow / 2 - phone, { ...one, ...onPhone }) },
    }),
  };
}

export const filmedStrips: readonly FilmedStrip[] = shown.map((one) => ({ id: `strip/${one.id}`, ...filmsOf(one) }));

/** What every camera recorded: one picture a strip, or several. */
export const scenes: readonly Recording[] = filmedStrips.flatMap(({ wide, narrow }) =>
  [...wide.windows, ...(narrow?.windows ?? [])].map(({ recording }) => recording),
);
