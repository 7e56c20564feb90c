import { bands, crowd } from '../backdrops.ts';
import { skater } from '../bodies/skater.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, shade, tag } from '../scene.ts';

export const tvGraphics: Scene = {
  id: 'TvGraphics',
  title: 'Team pursuit with names of nations',
  description:
    'A drawn photo-finish picture of a speed-skating team pursuit with the graphics of a broadcast: each of three skaters carries a tag with country code and gap. The time of a team is that of its third skater, where the red line stands.',
  msPerUnit: 0.74,
  cursorTime: 218.463,
  cursorX: 860,
  phone: 951,
  bands: [
    ...crowd('TvGraphics', 0, 28, ['g3', 'g2', 'g4', 'ice']),
    ...bands(
      '28 kit-white, 31 kit-blue-d, 62 kit-white, 65 ice-white-d, 68 ice-white, 120 ice-white-s, 128 ice-white, 172 kit-white, 174 ice-white, 202 ice-white-s',
    ),
  ],
  shadow: shade('ice-2', 0.14),
  bodies: [
    at(218.019, 190, 96, moving(skater(suits('ice', 0), { phase: 0.1, isResting: true }), 13.6)),
    at(218.236, 194, 96, moving(skater(suits('ice', 0), { phase: 0.14, isResting: true }), 13.6)),
    at(218.463, 198, 98, moving(skater(suits('ice', 0), { phase: 0.18 }), 13.6)),
  ],
  over: (lettering, camera) =>
    tag(lettering, camera, 218.019, 38, 'NED 1  −0.444') +
    tag(lettering, camera, 218.236, 38, 'NED 2  −0.227') +
    tag(lettering, camera, 218.463, 38, 'NED 3', { fill: 'kit-ink', ink: 'kit-white' }),
};
