/** A gymnast on a trampoline. */
import { acting } from '../../figure/acting.ts';
import { tumbling } from '../../figure/aerial.ts';
import { type Key, track } from '../../figure/curves.ts';
import type { Figure } from '../../figure/part.ts';
import type { Kit } from '../../figure/person.ts';
import { type KeyPose, type Pose, pose } from '../../figure/pose.ts';
import type { Body } from '../body.ts';

const STRAIGHT = pose({
  spine: { nod: -6 },
  nearLeg: { knee: 2, foot: 70 },
  farLeg: { hip: 2, knee: 4, foot: 70 },
  nearArm: { shoulder: 170, elbow: 4 },
  farArm: { shoulder: 164, elbow: 4 },
});
const TUCKED = pose({
  spine: { lean: 40, nod: 30 },
  nearLeg: { hip: 110, knee: 126, foot: 40 },
  farLeg: { hip: 106, knee: 124, foot: 40 },
  nearArm: { shoulder: 50, elbow: 60 },
  farArm: { shoulder: 46, elbow: 60 },
});
const PIKED = pose({
  spine: { lean: 40, nod: 20 },
  nearLeg: { hip: 62, knee: 4, foot: 60 },
  farLeg: { hip: 58, knee: 4, foot: 60 },
  nearArm: { shoulder: 70, elbow: 10 },
  farArm: { shoulder: 66, elbow: 10 },
});

/** Height of the hips of one who stands on the bed, in metres, and how long the bed gives way, in seconds. */
const STANDING = 1.15 + 0.98;
const CONTACT = 0.3;

export interface Flight {
  /** Seconds from the bed to the bed. */
  readonly seconds: number;
  /** Somersaults; single ones are piked, double ones are tucked. */
  readonly turns: number;
}

/** Up and down on the spot: the line sees the same body all the time. `from` is the first take-off, in seconds. */
export function trampolinist(kit: Kit, flights: readonly Flight[], from: number): Body {
  let [start, turned] = [from, 0];
  const jumps = flights.map(({ seconds, turns }) => {
    const jump = { start, seconds, turned, turns };
    start += seconds + CONTACT;
    turned += turns * 360;
    return jump;
  });
  const poses = jumps.flatMap(({ start, seconds, turns }): KeyPose[] => {
    const at = (share: number, pose: Pose): KeyPose => [start + seconds * share, pose];
    const bent = turns === 1 ? PIKED : TUCKED;
    const somersault = [at(0.16, STRAIGHT), at(0.34, bent), at(0.66, bent), at(0.84, STRAIGHT)];
    return [at(0, STRAIGHT), ...(turns === 0 ? [] : somersault), at(1, STRAIGHT)];
  });
  const angle = track(
    jumps.flatMap(({ start, seconds, turned, turns }): Key[] => [
      [start + seconds * 0.1, turned],
      [start + seconds * 0.9, turned + turns * 360],
    ]),
  );
  const height = (time: number): number => {
    const { start = from, seconds = 1 } = jumps.findLast(({ start }) => start <= time) ?? jumps[0] ?? {};
    const since = time - start;
    if (since <= seconds) return STANDING + 4.905 * since * (seconds - since);
    return STANDING - 0.85 * Math.sin(Math.PI * Math.min(1, (since - seconds) / CONTACT));
  };
  const gymnast = tumbling(acting(poses, { kit, isFree: true }), angle, height);
  // The line runs through the hips, not along the chest.
  const figure: Figure = (time) => [
    ...gymnast(time).map((part) => ({ ...part, counts: false })),
    { fill: kit.top, outline: [[0, 0]], counts: true },
  ];
  return { figure, speed: 1, path: (time) => 0.03 * Math.sin(time * 2.3), span: [20, 20] };
}
