/** The pictures of screens: what the company's systems show, with sample data. */
import type { Drawing } from '../kit/drawing.ts';
import { jumpAnalysis } from './analysis/jump.ts';
import { positioningMap } from './analysis/positioning-map.ts';
import { simulcam } from './analysis/simulcam.ts';
import { speedCurve } from './analysis/speed-curve.ts';
import { virtualRunner } from './analysis/virtual-runner.ts';
import { athleticsBoard } from './boards/athletics-board.ts';
import { beachVolleyballBoard } from './boards/beach-volleyball-board.ts';
import { bobsleighBoard } from './boards/bobsleigh-board.ts';
import { cyclingBoard } from './boards/cycling-board.ts';
import { equestrianBoard } from './boards/equestrian-board.ts';
import { gymnasticsBoard } from './boards/gymnastics-board.ts';
import { iceHockeyBoard } from './boards/ice-hockey-board.ts';
import { snowboardBoard } from './boards/snowboard-board.ts';
import { swimmingBoard } from './boards/swimming-board.ts';
import { videoBoard } from './boards/video-board.ts';
import { crossCountryFinish } from './finishes/cross-country-finish.ts';
import { shortTrackFinish } from './finishes/short-track-finish.ts';
import { commentatorScreen } from './media/commentator-screen.ts';
import { matchStatistics } from './media/match-statistics.ts';
import { dataFlow } from './results/data-flow.ts';
import { resultSheet } from './results/result-sheet.ts';
import { clockNetwork } from './systems/clock-network.ts';
import { databaseRecords } from './systems/database-records.ts';
import { hostingLoad } from './systems/hosting-load.ts';
import { operationsCentre } from './systems/operations-centre.ts';
import { scoringPanel } from './systems/scoring-panel.ts';
import { alpineGraphic } from './television/alpine-graphic.ts';
import { jumpLine } from './television/jump-line.ts';
import { raceTiming } from './television/race-timing.ts';
import { recordLineDrawing } from './television/record-line.ts';
import { swimmingGraphic } from './television/swimming-graphic.ts';
import { distributedPhotofinish } from './venues/distributed-photofinish.ts';
import { distributedStart } from './venues/distributed-start.ts';
import { virtualStudio } from './venues/virtual-studio.ts';
import { eventWebsite } from './web/event-website.ts';
import { liveResults } from './web/live-results.ts';
import { mobileResult } from './web/mobile-result.ts';
import { webCis } from './web/web-cis.ts';

export const screens: readonly Drawing[] = [
  swimmingBoard,
  athleticsBoard,
  videoBoard,
  beachVolleyballBoard,
  bobsleighBoard,
  cyclingBoard,
  equestrianBoard,
  gymnasticsBoard,
  iceHockeyBoard,
  snowboardBoard,
  swimmingGraphic,
  alpineGraphic,
  recordLineDrawing,
  jumpLine,
  crossCountryFinish,
  shortTrackFinish,
  raceTiming,
  commentatorScreen,
  matchStatistics,
  resultSheet,
  dataFlow,
  liveResults,
  mobileResult,
  webCis,
  eventWebsite,
  positioningMap,
  speedCurve,
  jumpAnalysis,
  simulcam,
  virtualRunner,
  virtualStudio,
  distributedStart,
  distributedPhotofinish,
  scoringPanel,
  hostingLoad,
  databaseRecords,
  operationsCentre,
  clockNetwork,
];
