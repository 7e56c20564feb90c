/** Scenes in perspective, with people: what happens at the moments that the pages speak of. */
import type { Drawing } from '../kit/drawing.ts';
import { commentary } from './commentary.ts';
import { crates } from './crates.ts';
import { iceChannel } from './ice-channel.ts';
import { judges } from './judges.ts';
import { lineCamera } from './line-camera.ts';
import { nightBoard } from './night-board.ts';
import { operationsRoom } from './operations-room.ts';
import { startHut } from './start-hut.ts';
import { starterScene } from './starter/scene.ts';
import { touchScene } from './touch.ts';

export const scenes: readonly Drawing[] = [
  starterScene,
  touchScene,
  lineCamera,
  judges,
  startHut,
  operationsRoom,
  crates,
  commentary,
  nightBoard,
  iceChannel,
];
