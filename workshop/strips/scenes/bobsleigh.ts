import { bands } from '../backdrops.ts';
import { bob, type SledKit } from '../bodies/sleds.ts';
import { BOB } from '../cast/sleds.ts';
import { filmed, moving, type Scene, type SceneBody, shade } from '../scene.ts';

const LINE = 58.413;

/** A sled on the line, as large as the channel is deep. */
const run = (unitsPerMetre: number, kit: SledKit): SceneBody =>
  filmed(LINE, 200, unitsPerMetre, moving(bob(kit), 36.2));

const FOUR: SledKit = { ...BOB, hull: 'kit-blue', belly: 'kit-navy' };

export const bobsleigh: Scene = {
  id: 'Bobsleigh',
  title: 'A four-man bob through the beam',
  description:
    'A drawn photo-finish picture of a four-man bob that crosses a light beam on the track at 36 m/s, about 130 km/h: 3.8 m of hull, four helmets and the steel below pass in 0.1 s. The red line reads the nose at 58.413.',
  msPerUnit: 0.203,
  cursorTime: LINE,
  cursorX: 468,
  phone: 604,
  bands: bands(
    '0 timber-2, 12 timber, 24 timber-2, 28 kit-white, 34 ice, 40 ice-1, 104 ice, 112 ice-1, 160 ice, 184 ice-2, 188 ice-1, 206 ice',
  ),
  shadow: shade('ice-2', 0.05, 0.6),
  bodies: [run(136, FOUR)],
  // A narrow frame has room for the shorter sled.
  onPhone: { msPerUnit: 0.286, bodies: [run(100, { ...FOUR, helmets: ['kit-white', 'kit-yellow'], number: '11' })] },
};
