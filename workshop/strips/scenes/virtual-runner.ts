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
  msPerUnit: 0.64,
  cursorTime: 48.271,
  cursorX: 793,
  bands: [
    ...crowd('VirtualRunner', 0, 34, ['g2', 'g3', 'g4', 'g1']),
    ...bands('34 kit-white, 37 kit-navy, 88 kit-navy-s, 92 g2, 128 kit-white, 131 tartan-2, 138 tartan'),
    ...laneLines(150, 209, 5),
  ],
  shadow: shade('tartan-2'),
  bodies: [
    ...field({
      times: [48.562, 49, 48.271, 49.2, 48.438],
      dips: [0, 0, 1, 0, 0.4],
      from: 158,
      to: 209,
      scale: 88,
      speed: 8.9,
      seed: 5,
      stride: { period: 0.5 },
    }).filter(({ time }) => time < 48.9),
    at(
      48.134,
      184,
      90,
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
