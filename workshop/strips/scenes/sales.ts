import { bands } from '../backdrops.ts';
import { cyclist } from '../bodies/cyclist.ts';
import { DISC, trackKit } from '../cast/track-cyclists.ts';
import { at, type Scene, shade } from '../scene.ts';

export const sales: Scene = {
  id: 'Sales',
  title: 'Four riders of one pursuit team',
  description:
    'A drawn photo-finish picture of a team pursuit on the track: four riders in line at 17.4 m/s, 0.11 s apart. The third wheel gives the time of the team; the red line stands at it.',
  msPerUnit: 0.62,
  cursorTime: 228.614,
  bands: bands(
    '0 g2, 20 g3, 23 g2, 44 kit-ink, 46 timber-1, 56 timber, 112 mat, 115 timber, 160 tartan, 161.5 timber',
    '182 kit-ink, 184 timber, 206 mat',
  ),
  shadow: shade('timber-2', 0.1),
  bodies: [-0.225, -0.112, 0, 0.114].map((gap, index) =>
    at(
      228.614 + gap,
      200,
      92,
      cyclist(
        {
          ...trackKit(0, String(index + 1)),
          skin: 'timber-2',
          top: 'kit-ink',
          legs: 'kit-ink',
          coverTone: index === 2 ? 'kit-yellow' : 'kit-white',
          front: DISC,
          frame: 'kit-white',
          tyre: 'rubber',
        },
        { speed: 17.4, phase: 0.3 + index * 0.21 },
      ),
    ),
  ),
};
