/** A speed-skating hall in perspective: the oval, its boards, the stand behind, roof and lamps. */
import type { Camera } from '../../kit/camera.ts';
import { each, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { fill, stroke } from '../brush.ts';
import { crowd } from '../places/crowd.ts';

/** Metres: half of a straight, and the middle of the oval away from the near edge of the ice. */
const HALF = 56;
const MIDDLE = 35;

/** A line round the oval at a distance from its middle. */
function round400(camera: Camera, radius: number): string {
  const bend = (side: 1 | -1): readonly Place[] =>
    Array.from({ length: 19 }, (_, index): Place => {
      const angle = (index / 18 - 0.5) * Math.PI * side;
      return [side * (HALF + radius * Math.cos(angle)), MIDDLE + radius * Math.sin(angle), 0];
    });
  return `${camera.trace([...bend(1), ...bend(-1)])}Z`;
}

interface Oval {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** Where the far boards end above. */
  readonly rim: number;
}

export function oval({ camera, width, height, rim }: Oval): string {
  const stand = rim - 118;
  return (
    rect(0, 0, width, rim, 'far-2') +
    fill(`M0 0H${width}V${stand - 34}Q${width * 0.5} ${stand - 96} 0 ${stand - 20}Z`, 'plank') +
    stroke(
      repeat(
        10,
        (index) =>
          `M${(width / 9) * index - 40} 0L${width / 2 + ((width / 9) * index - width / 2) * 0.8} ${stand - 54}`,
      ),
      'plank-c',
      14,
    ) +
    each([0.08, 0.24, 0.4, 0.56, 0.72, 0.88], (share) =>
      fill(`M${width * share - 34} ${stand - 46}h68l-6 9h-56Z`, 'kit-white'),
    ) +
    rect(0, stand, width, 118, 'far-3') +
    crowd('commentary', { x: 0, y: stand + 14, width, height: 76 }, 10) +
    rect(0, rim - 22, width, 26, 'kit-navy') +
    rect(0, rim - 22, width, 3, 'kit-navy-a') +
    rect(0, rim + 2, width, height - rim, 'deepice') +
    fill(round400(camera, 35), 'ice') +
    fill(round400(camera, 30.6), 'ice-a') +
    fill(round400(camera, 26), 'deepice-a') +
    stroke(round400(camera, 35), 'ice-c', 3) +
    stroke(round400(camera, 30.8), 'kit-navy', 2.6, ' stroke-dasharray="8 14"') +
    stroke(round400(camera, 26.4), 'kit-blue', 2.4, ' stroke-dasharray="8 14"')
  );
}
