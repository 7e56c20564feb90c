import { skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { jointMarks } from '../../figure/joint-marks.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, type Point, pointsToPath } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bands } from '../backdrops.ts';
import { runner, running } from '../bodies/runner.ts';
import { athletes, clad } from '../kits.ts';
import type { Recording, Scene } from '../scene.ts';
import { put, staged } from '../stage.ts';

const PALE: Dress = {
  ...{ skin: 'g3', skinFar: 'g2', top: 'g3', shoes: 'g3', hair: 'g3', cover: 'bald', ...clad('g3') },
  ...{ legsFar: 'g2', armsFar: 'g2' },
};
const SPRINTER: Dress = { ...athletes('tartan', 1), isCropped: true, cover: 'bun' };

const [LINE, GROUND, SCALE] = [720, 206, 106];
/** One fifth of a stride lies between two of them; the one at the line is in colour. */
const [APART, STEP, AT_LINE] = [200, 0.2, 0.78];

/** The same runner, a share of the way along the strip: 0 at the line, 1 one figure to the right. */
const phaseAt = (share: number): number => AT_LINE - share * STEP;
const xAt = (share: number): number => LINE + share * APART;

/** Where hips, knee and ankle of the near leg are. */
function legAt(share: number): readonly [hips: Point, knee: Point, ankle: Point] {
  const pose = running({ phase: phaseAt(share) })(0);
  const height = 0.93 + 0.025 * Math.cos(4 * Math.PI * (phaseAt(share) - 0.36));
  const { hips, nearLeg } = skeleton(pose, [0, height]);
  const placed = ([x, y]: Point): Point => [xAt(share) - x * SCALE, GROUND - y * SCALE];
  return [placed(hips), placed(nearLeg.knee), placed(nearLeg.ankle)];
}

/** The way of a joint from the first figure to the last. */
const way = (joint: 0 | 2): string =>
  pointsToPath(Array.from({ length: 81 }, (_, index) => legAt(-2 + index / 20)[joint]));

/** The angle of the knee, beside it. */
function angleAt(lettering: Lettering, share: number, isRead: boolean): string {
  const [, [x, y]] = legAt(share);
  const degrees = Math.round(180 - running({ phase: phaseAt(share) })(0).nearLeg.knee);
  return lettering.text(x - 14, y - 8, `${degrees}°`, {
    ...{ size: 15, style: 'bold', anchor: 'end', fill: isRead ? 'r' : 'g5' },
  });
}

/** The figures at these places, and what is measured on them. */
const figures = (...shares: readonly number[]): Pick<Recording, 'bodies' | 'over'> => ({
  bodies: shares.map((share) =>
    put(
      LINE,
      xAt(share),
      GROUND,
      SCALE,
      runner(share === 0 ? SPRINTER : PALE, {
        phase: phaseAt(share),
        gear: (bones) => ({ front: jointMarks(bones, 'i', 'kit-orange') }),
      }),
    ),
  ),
  over: (lettering) =>
    stroke(way(2), 'm', 2) +
    stroke(way(0), 'm', 2) +
    shares
      .map((share) => {
        const [hips, , ankle] = legAt(share);
        return (
          circle(...hips, 4, 'kit-orange') + circle(...ankle, 4, 'kit-orange') + angleAt(lettering, share, share === 0)
        );
      })
      .join(''),
});

export const analysisTools: Scene = {
  id: 'AnalysisTools',
  title: 'Joints and angles over a stride',
  description:
    'A drawn sequence of one sprinter in five phases of a stride, the third in colour, with bones and joints laid over. Two lines follow the hip, which hardly rises, and the ankle, which swings through; beside each knee stands its angle. The red line marks the phase that is looked at.',
  ...staged(LINE, 'PHASE 3'),
  bands: bands('0 g1, 40 g2, 41 g1, 82 g2, 83 g1, 124 g2, 125 g1, 166 g2, 167 g1, 206 tartan'),
  ...figures(-2, -1, 0, 1, 2),
  // Room for one.
  phone: LINE,
  onPhone: figures(0),
};
