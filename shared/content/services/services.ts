import type { ServiceSlug } from '../navigation.ts';
import { analysisTools } from './analysis-tools.ts';
import { databaseManagement } from './database-management.ts';
import { distributedTimekeeping } from './distributed-timekeeping.ts';
import { eventWebsites } from './event-websites.ts';
import { hosting } from './hosting.ts';
import { informationSystem } from './information-system.ts';
import { liveTimingAndScoring } from './live-timing-and-scoring.ts';
import { localPositioningSystem } from './local-positioning-system.ts';
import { mediaInformationSystem } from './media-information-system.ts';
import { mobileApplications } from './mobile-applications.ts';
import { scoreboards } from './scoreboards.ts';
import { scoring } from './scoring.ts';
import type { ServiceContent } from './service.ts';
import { simulcam } from './simulcam.ts';
import { timing } from './timing.ts';
import { tvGraphics } from './tv-graphics.ts';
import { virtualGraphics } from './virtual-graphics.ts';
import { virtualRunner } from './virtual-runner.ts';
import { virtualStudio } from './virtual-studio.ts';
import { webCis } from './web-cis.ts';

/** Every service, by its address. */
export const services: Readonly<Record<ServiceSlug, ServiceContent>> = {
  DistributedTimekeeping: distributedTimekeeping,
  Timing: timing,
  Scoring: scoring,
  MediaInformationSystem: mediaInformationSystem,
  InformationSystem: informationSystem,
  Scoreboards: scoreboards,
  TvGraphics: tvGraphics,
  VirtualGraphics: virtualGraphics,
  LocalPositioningSystem: localPositioningSystem,
  VirtualStudio: virtualStudio,
  AnalysisTools: analysisTools,
  VirtualRunner: virtualRunner,
  Simulcam: simulcam,
  EventWebsites: eventWebsites,
  LiveTimingAndScoring: liveTimingAndScoring,
  WebCIS: webCis,
  MobileApplications: mobileApplications,
  Hosting: hosting,
  DatabaseManagement: databaseManagement,
};
