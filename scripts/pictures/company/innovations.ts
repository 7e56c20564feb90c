/** The pictures of the page on inventions, in the order of their years. */
import type { Drawing } from '../drawing.ts';
import { imagesPerSecond } from './images-per-second.ts';
import { integratedTiming1968 } from './integrated-timing-1968.ts';
import { photoFinish1948 } from './photo-finish-1948.ts';
import { quantumTimer } from './quantum-timer.ts';
import { resolution } from './resolution.ts';
import { touchPad1968 } from './touch-pad-1968.ts';

export const innovationPictures: readonly Drawing[] = [
  resolution,
  photoFinish1948,
  touchPad1968,
  integratedTiming1968,
  imagesPerSecond,
  quantumTimer,
];
