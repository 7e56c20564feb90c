/** Athletes of four Games in what was worn and used then. Before colour pictures all is grey. */
import { acting } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { type Joints, key } from '../../figure/pose.ts';
import { behindOf } from '../../kit/palette.ts';
import { pair, poleOf, SKI_DEPTH, type Ski, type SkiKit } from '../bodies/skis.ts';
import { BARE, clad, suits } from '../kits.ts';
import { trackKit } from './track-cyclists.ts';

/** 1932: cotton shirt and wide shorts, leather shoes. */
export const SPRINTER_1932: Dress = {
  ...BARE,
  ...{ skin: 'steel', skinFar: 'steel-d', top: 'kit-white', legs: 'kit-white', shoes: 'kit-ink', hair: 'kit-ink' },
  cover: 'short',
  accent: 'steel',
};

/** 1964: stretch trousers and a pullover, a helmet that leaves the face free, laced boots. */
const RACER_1964: SkiKit = {
  ...{ skin: 'metal', skinFar: 'steel', top: 'kit-white', trunks: 'kit-ink', shoes: 'rubber', hair: 'kit-ink' },
  ...clad('kit-ink'),
  ...{ legsFar: behindOf('kit-grey'), arms: 'kit-white', armsFar: behindOf('kit-white'), gloves: 'kit-ink' },
  ...{ isFist: true, cover: 'helmet', coverTone: 'kit-white' },
  number: '11',
  ski: 'steel',
  skiFar: 'kit-ink',
};

/** Longer and softer than today, the tip turned up higher. */
const SKI_1964: Ski = { tail: -0.95, tip: 1.32, bend: 0.17, thickness: 0.03, reads: 'tip' };

const EGG: Joints = {
  spine: { lean: 74, nod: 16 },
  nearLeg: { hip: 72, knee: 100 },
  farLeg: { hip: 66, knee: 95 },
  nearArm: { shoulder: 58, elbow: 66 },
  farArm: { shoulder: 52, elbow: 70 },
};

/** In the tuck, with straight poles under the arms. */
export const racer1964: Figure = acting([key(0, EGG)], {
  kit: RACER_1964,
  depth: SKI_DEPTH,
  gear: pair(SKI_1964, RACER_1964, (arm) => poleOf(arm, -82, 1.15, 'kit-ink')),
});

/** 1992: a suit with a hood; the blade does not yet come off the heel. */
export const SKATER_1992: Dress = { ...suits('ice', 2, 'hood'), accent: 'kit-white' };

/** 2024: a drop-shaped helmet and discs. */
export const CYCLIST_2024 = trackKit(0, '5');
