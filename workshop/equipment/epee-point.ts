/** The point of an épée, cut open at the moment of a hit; a picture alone. */
import { each, path, rect, repeat } from '../kit/shapes.ts';
import { faded, stroke } from '../kit/strokes.ts';
import { device } from './plate.ts';

/** Height of the axis; the target stands at the left, the blade leaves to the right. */
const AXIS = 226;
const level = (y: number): number => AXIS + y;

/** Turns of a spring between two places, drawn as cut wire above and below. */
const spring = (from: number, to: number, radius: number, turns: number, wire: number): string => {
  const step = (to - from) / turns;
  return (
    stroke(
      repeat(
        turns,
        (index) => `M${from + index * step} ${level(-radius)}L${from + (index + 0.5) * step} ${level(radius)}`,
      ),
      'm',
      wire,
      { cap: 'round' },
    ) +
    stroke(
      repeat(
        turns,
        (index) => `M${from + (index + 0.5) * step} ${level(radius)}L${from + (index + 1) * step} ${level(-radius)}`,
      ),
      'd',
      wire,
      { cap: 'round' },
    )
  );
};

/** White cloth that the point presses in. */
const target = (): string =>
  path(
    `M0 40H74C80 120 84 150 98 ${level(-34)}C108 ${level(-12)} 108 ${level(12)} 98 ${level(34)}C84 300 80 330 74 412H0Z`,
    'kit-white',
  ) +
  path(
    `M46 40H74C80 120 84 150 98 ${level(-34)}C108 ${level(-12)} 108 ${level(12)} 98 ${level(34)}C84 300 80 330 74 412H46C54 330 60 300 72 ${level(34)}C80 ${level(12)} 80 ${level(-12)} 72 ${level(-34)}C60 150 54 120 46 40Z`,
    'kit-white-s',
  ) +
  faded(
    0.6,
    repeat(18, (index) => stroke(`M4 ${56 + index * 20}H40`, 'h', 2)),
  );

const barrel = (): string =>
  path(`M176 ${level(-84)}H436L470 ${level(-60)}H520V${level(-40)}H430V${level(-56)}H176Z`, 'metal') +
  path(`M176 ${level(84)}H436L470 ${level(60)}H520V${level(40)}H430V${level(56)}H176Z`, 'steel') +
  path(`M176 ${level(-84)}H436L444 ${level(-78)}H176Z`, 'kit-white') +
  each([-1, 1], (side) =>
    repeat(9, (index) => stroke(`M${196 + index * 26} ${level(side * 58)}l14 ${side * 24}`, 'h', 2)),
  ) +
  rect(176, level(-84), 16, 40, 'steel') +
  rect(176, level(44), 16, 40, 'steel');

const blade = (): string =>
  path(`M430 ${level(-40)}H650V${level(-20)}H470V${level(20)}H650V${level(40)}H430Z`, 'kit-grey') +
  path(`M430 ${level(20)}H650V${level(40)}H430Z`, 'steel') +
  path(`M470 ${level(-20)}H650V${level(20)}H470Z`, 'kit-ink') +
  rect(414, level(-13), 240, 7, 'kit-yellow', 3) +
  rect(414, level(7), 240, 7, 'kit-blue', 3);

/** The point itself: its head on the target, its stem and the contact at the end of it. */
const tip = (): string =>
  path(
    `M102 ${level(-58)}C108 ${level(-66)} 118 ${level(-68)} 130 ${level(-68)}H176V${level(-44)}H264V${level(44)}H176V${level(68)}H130C118 ${level(68)} 108 ${level(66)} 102 ${level(58)}Z`,
    'metal',
  ) +
  path(
    `M102 ${level(30)}C106 ${level(46)} 116 ${level(50)} 130 ${level(50)}H264V${level(44)}H176V${level(68)}H130C118 ${level(68)} 108 ${level(66)} 102 ${level(58)}Z`,
    'steel',
  ) +
  path(`M112 ${level(-58)}H170V${level(-48)}H112Z`, 'kit-white') +
  repeat(6, (index) => rect(110, level(-50 + index * 18), 12, 9, 'steel')) +
  rect(264, level(-14), 76, 28, 'metal') +
  rect(264, level(4), 76, 10, 'steel');

export const epeePoint = device('epee-point', {
  caption: 'Point of an épée, cut open',
  alt: 'Section of the point of an épée against white cloth: the point is pressed into its barrel, a spring is squeezed, its stem touches a contact from which a yellow and a blue wire lead away through the blade.',
  markers: [
    { text: 'A hit of at least 750 g closes the contact.', at: [352, 60], target: [350, level(-2)], measures: true },
    { text: 'Point, pressed into its barrel by the hit.', at: [140, 398], target: [150, level(58)] },
    { text: 'Spring that brings it back.', at: [292, 398], target: [296, level(34)] },
    { text: 'Two wires in the groove of the blade.', at: [560, 372], target: [560, level(8)] },
  ],
  draw: () =>
    faded(0.16, path(`M110 ${level(150)}H640V${level(172)}H130Z`, 'led-ground')) +
    target() +
    rect(192, level(-56), 238, 112, 'led-ground') +
    blade() +
    spring(268, 388, 40, 7, 7) +
    rect(342, level(-22), 20, 44, 'kit-orange') +
    rect(362, level(-34), 54, 68, 'kit-ink') +
    rect(362, level(-16), 54, 8, 'kit-orange') +
    rect(362, level(8), 54, 8, 'kit-orange') +
    barrel() +
    tip(),
});
