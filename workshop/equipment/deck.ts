/** Plates of the cabling between pool deck and timer. */
import type { Drawing } from '../kit/drawing.ts';
import { harnessModule } from './harness-module.ts';
import { programmer } from './programmer.ts';
import { pushButton } from './push-button.ts';
import { startSideBox } from './start-side-box.ts';

export const deck: readonly Drawing[] = [startSideBox, harnessModule, programmer, pushButton];
