import { bands } from '../backdrops.ts';
import { type MotorcycleKit, motorcycle } from '../bodies/motorcycle.ts';
import { clad } from '../kits.ts';
import { farToNear, filmed, type Scene, shade } from '../scene.ts';

const bikeKit = (fairing: string, accent: string, suit: string): MotorcycleKit => ({
  skin: 'steel',
  top: suit,
  shoes: 'rubber',
  ...{ hair: 'hair-2', cover: 'visor', coverTone: accent },
  ...clad(suit),
  fairing,
  accent,
  trim: 'rubber',
});

export const mobileApplications: Scene = {
  id: 'MobileApplications',
  title: 'Motorcycles at 330 km/h',
  description:
    'A drawn photo-finish picture of four racing motorcycles at about 92 m/s. The whole strip lasts 0.2 s; a machine of 2 m passes in 0.022 s and still looks round, because the scale follows the speed. The red line reads the second front tyre.',
  msPerUnit: 0.145,
  cursorTime: 88.046,
  cursorX: 587,
  bands: bands(
    '0 g3, 14 g2, 22 g4, 26 g2, 46 kit-white, 49 kit-ink, 62 kit-white, 65 g3, 80 asphalt-1, 96 asphalt-2, 98 asphalt, 122 kit-white',
    '124 asphalt, 178 asphalt-2, 179 asphalt, 203 kit-white, 207 kit-blue, 211 kit-white',
  ),
  shadow: shade('asphalt-2', 0.1, 0.6),
  bodies: farToNear([
    filmed(88.002, 156, 92, motorcycle(bikeKit('kit-white', 'kit-green', 'kit-ink'), 92, '21')),
    filmed(88.046, 194, 104, motorcycle(bikeKit('kit-ink', 'kit-white', 'kit-navy'), 92, '5')),
    filmed(88.069, 160, 92, motorcycle(bikeKit('kit-orange', 'kit-white', 'kit-ink'), 91, '63')),
    filmed(88.107, 186, 100, motorcycle(bikeKit('kit-blue', 'kit-yellow', 'kit-white'), 91, '10')),
  ]),
};
