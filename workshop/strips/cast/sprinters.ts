import { laneY } from '../backdrops.ts';
/** A field of sprinters, one a lane. */
import { runner, type Stride } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, moving, type SceneBody } from '../scene.ts';

interface Sprint {
  readonly times: readonly number[];
  readonly dips: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  readonly speed: number;
  readonly seed: number;
  readonly stride?: Partial<Stride>;
}

/** One runner a lane, lane 1 farthest from the camera. */
export function field({ times, dips, from, to, scale, speed, seed, stride = {} }: Sprint): SceneBody[] {
  const lanes = times.length + 1;
  return farToNear(
    times.map((time, lane) => {
      const ground = (laneY(from, to, lanes, lane) + laneY(from, to, lanes, lane + 1)) / 2 + 1;
      const size = scale * (0.9 + (0.2 * lane) / lanes);
      const figure = runner(athletes('tartan', lane * 5 + seed, String(lane + 1)), {
        phase: (lane * 0.37 + seed * 0.13) % 1,
        dip: dips[lane] ?? 0,
        ...stride,
      });
      return at(time, ground, size, moving(figure, speed));
    }),
  );
}
