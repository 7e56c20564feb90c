/** Scenes in perspective, with people: what happens at the moments that the pages speak of. */
import type { Drawing } from '../kit/drawing.ts';
import { commentary } from './commentary/scene.ts';
import { crates } from './crates/scene.ts';
import { iceChannel } from './ice-channel/scene.ts';
import { judges } from './judges/scene.ts';
import { lineCamera } from './line-camera/scene.ts';
import { nightBoard } from './night-board/scene.ts';
import { operationsRoom } from './operations-room/scene.ts';
import { startHut } from './start-hut/scene.ts';
import { starterScene } from './starter/scene.ts';
import { touchScene } from './touch/scene.ts';

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
