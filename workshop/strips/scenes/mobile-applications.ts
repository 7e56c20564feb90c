import { bands } from '../backdrops.ts';
import { type MotorcycleKit, motorcycle } from '../bodies/motorcycle.ts';
import { clad } from '../kits.ts';
import { farToNear, filmed, type Scene, shade } from '../scene.ts';

const bikeKit = (fairing: string, accent: string, suit: string): MotorcycleKit => ({
  skin: 'g4',
  top: suit,
  shoes: 'g5',
  ...{ hair: 'hair-2', cover: 'full', coverTone: accent },
  ...clad(suit),
  ...{ legsFar: 'g4', armsFar: 'g4' },
  fairing,
  accent,
  trim: suit,
});

export const mobileApplications: Scene = {
  id: 'MobileApplications',
  title: 'Motorcycles at 330 km/h',
  description:
    'A drawn photo-finish picture of four racing motorcycles at about 92 m/s. The whole strip lasts 0.2 s; a machine of 2 m passes in 0.022 s and still looks round, because the scale follows the speed. The red line reads the second front tyre.',
  msPerUnit: 0.145,
  cursorTime: 88.046,
  bands: bands(
    '0 g3, 14 g2, 22 g4, 26 g2, 46 p, 49 i, 62 p, 65 g3, 80 asphalt-1, 96 asphalt-2, 98 asphalt, 122 p',
    '124 asphalt, 178 asphalt-2, 179 asphalt, 203 p, 207 tartan, 211 p',
  ),
  shadow: shade('asphalt-2', 0.1, 0.6),
  bodies: farToNear([
    filmed(88.002, 156, 92, motorcycle(bikeKit('p', 'tartan', 'i'), 92, '21')),
    filmed(88.046, 194, 104, motorcycle(bikeKit('i', 'p', 'g5'), 92, '5')),
    filmed(88.069, 160, 92, motorcycle(bikeKit('tartan', 'p', 'i'), 91, '63')),
    filmed(88.107, 186, 100, motorcycle(bikeKit('g2', 'mat', 'g5'), 91, '10')),
  ]),
};
