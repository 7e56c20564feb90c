/** The banners of the service pages, in the order of the menu. */
import { analysisTools } from './scenes/analysis-tools.ts';
import { databaseManagement } from './scenes/database-management.ts';
import { distributedTimekeeping } from './scenes/distributed-timekeeping.ts';
import { eventWebsites } from './scenes/event-websites.ts';
import { hosting } from './scenes/hosting.ts';
import { informationSystem } from './scenes/information-system.ts';
import { liveTiming } from './scenes/live-timing-and-scoring.ts';
import { localPositioning } from './scenes/local-positioning-system.ts';
import { mediaInformation } from './scenes/media-information-system.ts';
import { mobileApplications } from './scenes/mobile-applications.ts';
import { scoreboards } from './scenes/scoreboards.ts';
import { scoring } from './scenes/scoring.ts';
import { simulcam } from './scenes/simulcam.ts';
import { timing } from './scenes/timing.ts';
import { tvGraphics } from './scenes/tv-graphics.ts';
import { virtualGraphics } from './scenes/virtual-graphics.ts';
import { virtualRunner } from './scenes/virtual-runner.ts';
import { virtualStudio } from './scenes/virtual-studio.ts';
import { webCis } from './scenes/web-cis.ts';
import type { Scene } from './strip.ts';

export const serviceStrips: readonly Scene[] = [
  distributedTimekeeping,
  timing,
  scoring,
  mediaInformation,
  informationSystem,
  scoreboards,
  tvGraphics,
  virtualGraphics,
  localPositioning,
  virtualStudio,
  analysisTools,
  virtualRunner,
  simulcam,
  eventWebsites,
  liveTiming,
  webCis,
  mobileApplications,
  hosting,
  databaseManagement,
];
