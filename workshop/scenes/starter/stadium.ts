/** The far side of a stadium: roof, two tiers, boards along the track. */
import { rect, repeat } from '../../kit/shapes.ts';
import { fill } from '../brush.ts';
import { crowd } from '../places/crowd.ts';

interface Stadium {
  readonly width: number;
  /** Where the ground ends, and how high the stand is over it. */
  readonly horizon: number;
  readonly height: number;
}

export function stadium({ width, horizon, height }: Stadium): string {
  const top = horizon - height;
  return (
    rect(0, 0, width, horizon, 'sky-1') +
    fill(`M0 ${top - 90}Q${width * 0.5} ${top - 40} ${width} ${top - 120}V${horizon}H0Z`, 'sky-2') +
    // The roof over the far stand, and the light under it.
    fill(
      `M0 ${top + 4}Q${width / 2} ${top - 40} ${width} ${top + 4}V${top + 62}Q${width / 2} ${top + 22} 0 ${top + 62}Z`,
      'roof-1',
    ) +
    fill(
      `M0 ${top + 50}Q${width / 2} ${top + 10} ${width} ${top + 50}V${top + 84}Q${width / 2} ${top + 48} 0 ${top + 84}Z`,
      'roof-2',
    ) +
    rect(0, top + 60, width, horizon - top - 60, 'far-3') +
    fill(
      `M0 ${top + 50}Q${width / 2} ${top + 10} ${width} ${top + 50}V${top + 80}Q${width / 2} ${top + 44} 0 ${top + 80}Z`,
      'roof-2',
    ) +
    repeat(9, (index) => rect((width / 8) * index - 3, top + 40, 6, 46, 'roof-1')) +
    crowd('starter-upper', { x: 0, y: top + 88, width, height: 62 }, 9) +
    rect(0, top + 156, width, 16, 'far-1') +
    rect(0, top + 172, width, 8, 'far-4') +
    crowd('starter-lower', { x: 0, y: top + 190, width, height: horizon - top - 222 }, 10) +
    rect(0, horizon - 26, width, 30, 'kit-navy') +
    rect(0, horizon - 26, width, 4, 'kit-navy-a') +
    repeat(7, (index) => rect((width / 6) * index - 60, horizon - 22, 3, 20, 'kit-navy-c'))
  );
}
