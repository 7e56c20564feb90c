/** The hall: roof, the far stand, boards over the deck. */
import { rect, repeat } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';
import { crowd } from '../places/crowd.ts';

export function hall(width: number, horizon: number): string {
  return (
    rect(0, 0, width, horizon, 'far-2') +
    fill(`M0 0H${width}V70L0 150Z`, 'roof-1') +
    stroke(
      repeat(9, (index) => `M${(width / 8) * index} 0L${(width / 8) * index - 60} ${150 - index * 10}`),
      'far-3',
      5,
    ) +
    fill(`M0 150L${width} 70V96L0 172Z`, 'roof-2') +
    rect(0, horizon - 190, width, 150, 'far-3') +
    crowd('touch', { x: 0, y: horizon - 176, width, height: 128 }, 15) +
    rect(0, horizon - 44, width, 50, 'kit-navy') +
    rect(0, horizon - 44, width, 4, 'kit-navy-a')
  );
}
