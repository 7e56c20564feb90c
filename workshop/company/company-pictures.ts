/** The pictures of the company's own pages. The one with the id "heritage/stopwatch-1932" is drawn in heritage/stopwatch-1932.ts. */
import type { Drawing } from '../kit/drawing.ts';
import { brandTiles } from './brand/brands.ts';
import { worldGamesTile } from './event/the-world-games-2025.ts';
import { seoulBoard1988 } from './heritage/board-seoul-1988.ts';
import { electronicPistol2010 } from './heritage/electronic-pistol-2010.ts';
import { matrixBoard1976 } from './heritage/matrix-board-montreal-1976.ts';
import { photocell1948 } from './heritage/photocell-1948.ts';
import { startGate1956 } from './heritage/start-gate-cortina-1956.ts';
import { stopwatch1932 } from './heritage/stopwatch-1932.ts';
import { timeRecorder1952 } from './heritage/time-recorder-1952.ts';
import { familyTree } from './history/family-tree.ts';
import { boxing2013 } from './innovations/boxing-2013.ts';
import { imagesPerSecond } from './innovations/images-per-second.ts';
import { integratedTiming1968 } from './innovations/integrated-timing-1968.ts';
import { photoFinish1948 } from './innovations/photo-finish-1948.ts';
import { quantumTimer } from './innovations/quantum-timer.ts';
import { resolution } from './innovations/resolution.ts';
import { touchPad1968 } from './innovations/touch-pad-1968.ts';
import { boardsOfTwoGames } from './milestones/boards.ts';
import { brandsAndGames } from './milestones/brands-and-games.ts';
import { melbourneCrates } from './milestones/melbourne-crates.ts';
import { thirtyChronographs } from './milestones/thirty-chronographs.ts';
import { tonnesAndCrew } from './milestones/tonnes-and-crew.ts';
import { corgemontOffice } from './office/corgemont.ts';
import { leipzigOffice } from './office/leipzig.ts';
import { liberecOffice } from './office/liberec.ts';

export const companyPictures: readonly Drawing[] = [
  familyTree,
  thirtyChronographs,
  melbourneCrates,
  tonnesAndCrew,
  brandsAndGames,
  boardsOfTwoGames,
  resolution,
  photoFinish1948,
  touchPad1968,
  integratedTiming1968,
  imagesPerSecond,
  quantumTimer,
  boxing2013,
  corgemontOffice,
  leipzigOffice,
  liberecOffice,
  stopwatch1932,
  photocell1948,
  timeRecorder1952,
  electronicPistol2010,
  startGate1956,
  matrixBoard1976,
  seoulBoard1988,
  ...brandTiles,
  worldGamesTile,
];
