/** Timekeepers of the thirties: in coat and cap, a chronograph in the hand. */
import type { Arm } from '../../figure/bones.ts';
import { ellipse, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { pose } from '../../figure/pose.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { figure } from '../kit/figure.ts';

const READY = pose({
  spine: { lean: 4, nod: 14 },
  nearLeg: { hip: 5, knee: 3 },
  farLeg: { hip: -6, knee: 3 },
  nearArm: { shoulder: 22, elbow: 84 },
  farArm: { shoulder: 30, elbow: 66 },
});

const watch = ({ wrist, reach }: Arm): Part[] => {
  const middle = towards(wrist, reach, 0.13);
  return [
    { fill: 'metal', outline: ellipse(middle[0] + 0.02, middle[1] + 0.06, 0.02) },
    { fill: 'kit-ink', outline: ellipse(...middle, 0.062) },
    { fill: 'kit-white', outline: ellipse(...middle, 0.046) },
  ];
};

/** Every index is another man; shoes are 'none' where the picture ends above them. */
export const timekeeper = (index: number, coat: string, shoes: string): Part[] =>
  figure(READY, {
    kit: {
      ...{ ...kitOf(index, coat, 'steel'), ...CLOTHED },
      ...{ cover: 'cap', coverTone: 'kit-white', shoes, hand: 'stick', handFar: 'flat' },
    },
    isTurned: true,
    gear: ({ nearArm }) => ({ front: watch(nearArm) }),
  });
