import { bands, crowd, laneLines } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { field } from '../cast/sprinters.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const virtualRunner: Scene = {
  id: 'VirtualRunner',
  title: 'Runners and the shade of an earlier race',
  description:
    'A drawn photo-finish picture of three runners and one half-transparent figure: an earlier race, placed in the strip at its own time. The red line reads the best of today, 0.137 s behind it.',
  msPerUnit: 0.72,
  cursorTime: 48.271,
  cursorX: 793,
  bands: [
    ...crowd('VirtualRunner', 0, 46, ['g2', 'g3', 'g4', 'g1']),
    ...bands('46 kit-white, 49 g4, 66 g2, 92 kit-white, 95 tartan-2, 104 tartan'),
    ...laneLines(118, 207, 6),
  ],
  shadow: shade('tartan-2'),
  bodies: [
    ...field({
      times: [48.518, 49, 48.271, 49.2, 48.438],
      dips: [0, 0, 1, 0, 0.4],
      from: 118,
      to: 207,
      scale: 76,
      speed: 8.9,
      seed: 5,
      stride: { period: 0.5 },
    }).filter(({ time }) => time < 48.9),
    at(
      48.134,
      176,
      80,
      moving(
        runner(
          {
            ...athletes('tartan', 0),
            skin: 'kit-white',
            top: 'kit-white',
            legs: 'kit-white',
            shoes: 'kit-white',
            hair: 'kit-white',
          },
          { phase: 0.62, period: 0.5, dip: 0.2 },
        ),
        9,
      ),
      { shadow: 'none', opacity: 0.55 },
    ),
  ],
};
