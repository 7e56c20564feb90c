/**
 * Poses as data: the angles of named joints, in degrees, seen from the side. A limb hangs straight down at 0 and forward
 * is positive, so that 90 points ahead. What is left out of a pose is 0: a person who stands.
 */
import { type Curve, cycle, type Key, track } from './curves.ts';

export type LegPose = {
  /** Thigh, from hanging. */
  readonly hip: number;
  /** How far the shank is bent back from the line of the thigh. */
  readonly knee: number;
  /** Slope of the foot: 0 is flat, positive points the toes down. */
  readonly foot: number;
};

export type ArmPose = {
  /** Upper arm, from hanging. */
  readonly shoulder: number;
  /** How far the forearm is bent forward from the line of the upper arm. */
  readonly elbow: number;
};

export type Pose = {
  /** Metres from the ground to the lower foot. */
  readonly hop: number;
  /** Lean of the trunk and nod of the head, each from upright. */
  readonly spine: { readonly lean: number; readonly nod: number };
  /** Near is the side towards the camera. */
  readonly nearLeg: LegPose;
  readonly farLeg: LegPose;
  readonly nearArm: ArmPose;
  readonly farArm: ArmPose;
};

/** What a pose may leave out: any joint. */
export type Joints = { readonly [Name in keyof Pose]?: Pose[Name] extends number ? number : Partial<Pose[Name]> };

const STANDING: Pose = {
  hop: 0,
  spine: { lean: 0, nod: 0 },
  nearLeg: { hip: 0, knee: 0, foot: 0 },
  farLeg: { hip: 0, knee: 0, foot: 0 },
  nearArm: { shoulder: 0, elbow: 0 },
  farArm: { shoulder: 0, elbow: 0 },
};

/** A whole pose from the joints that differ from another one. */
export const pose = (joints: Joints, from: Pose = STANDING): Pose => ({
  hop: joints.hop ?? from.hop,
  spine: { ...from.spine, ...joints.spine },
  nearLeg: { ...from.nearLeg, ...joints.nearLeg },
  farLeg: { ...from.farLeg, ...joints.farLeg },
  nearArm: { ...from.nearArm, ...joints.nearArm },
  farArm: { ...from.farArm, ...joints.farArm },
});

/** A pose and its moment: seconds from the reading, or the phase (0 to 1) of a loop. */
export type KeyPose = readonly [at: number, pose: Pose];

/** A key pose written out: its moment, and the joints that are not as in standing. */
export const key = (at: number, joints: Joints): KeyPose => [at, pose(joints)];

const swapped = ({ nearLeg, farLeg, nearArm, farArm, ...rest }: Pose): Pose => ({
  ...rest,
  nearLeg: farLeg,
  farLeg: nearLeg,
  nearArm: farArm,
  farArm: nearArm,
});

/** A loop from the key poses of one half: the other half swaps near and far. */
export const bothSides = (half: readonly KeyPose[]): KeyPose[] => [
  ...half.map(([phase, pose]): KeyPose => [phase / 2, pose]),
  ...half.map(([phase, pose]): KeyPose => [phase / 2 + 0.5, swapped(pose)]),
];

/** Poses through keys in time; constant before the first and after the last. */
export const poseTrack = (keys: readonly KeyPose[]): ((time: number) => Pose) => joined(keys, track);

/** Poses that repeat: keys lie in 0 to 1, the phase may be any number. */
export const poseCycle = (keys: readonly KeyPose[]): ((phase: number) => Pose) => joined(keys, cycle);

type Angles = { readonly [name: string]: number | Angles };

/** A curve for every number of a shape; what they give has the same shape. */
function joined<Shape extends Angles>(
  keys: readonly (readonly [at: number, shape: Shape])[],
  join: (keys: readonly Key[]) => Curve,
): (at: number) => Shape {
  const curves = Object.keys(keys[0]?.[1] ?? {}).map((name) => {
    const values = keys.map(([at, shape]) => [at, shape[name]] as const);
    return [
      name,
      typeof values[0]?.[1] === 'number' ? join(values as Key[]) : joined(values as [number, Angles][], join),
    ] as const;
  });
  return (at) => Object.fromEntries(curves.map(([name, curve]) => [name, curve(at)])) as Shape;
}
