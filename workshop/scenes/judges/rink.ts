/** The rink behind the panel: roof and lamps, the far stand, boards and ice. */
import { rect, repeat } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';
import { crowd } from '../places/crowd.ts';

interface Rink {
  readonly width: number;
  readonly height: number;
  /** Where the ice begins behind. */
  readonly rim: number;
}

export function rink({ width, height, rim }: Rink): string {
  return (
    rect(0, 0, width, rim, 'far-2') +
    fill(`M0 0H${width}V60L0 40Z`, 'roof-2') +
    repeat(Math.ceil(width / 170), (index) => fill(`M${60 + index * 170} 14h90l-10 14h-70Z`, 'kit-white')) +
    rect(0, 84, width, rim - 130, 'far-3') +
    crowd('judges', { x: 0, y: 100, width, height: rim - 176 }, 15) +
    rect(0, rim - 64, width, 60, 'kit-white') +
    rect(0, rim - 64, width, 6, 'kit-blue') +
    rect(0, rim - 16, width, 14, 'kit-yellow-c') +
    rect(0, rim - 4, width, height - rim, 'ice') +
    fill(`M0 ${rim + 30}L${width} ${rim + 10}V${rim + 60}L0 ${rim + 120}Z`, 'ice-a') +
    fill(`M0 ${rim + 190}L${width} ${rim + 100}V${rim + 190}L0 ${rim + 300}Z`, 'ice-a') +
    stroke(
      `M${width * 0.3} ${rim + 120}Q${width * 0.55} ${rim + 40} ${width * 0.74} ${rim + 110}T${width} ${rim + 70}M${width * 0.4} ${rim + 150}Q${width * 0.6} ${rim + 170} ${width * 0.9} ${rim + 120}`,
      'ice-c',
      2,
    )
  );
}
