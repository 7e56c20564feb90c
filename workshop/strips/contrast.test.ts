import { describe, expect, it } from 'vitest';
import { FIXED, KITS, SKINS } from '../kit/palette.ts';
import { colourOf } from '../kit/style.ts';
import { stretchOf } from './still.ts';
import { scenes } from './strips.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** OKLab: equal distances look equally different. */
function labOf(colour: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
    const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function difference(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** What is told apart at a glance; shoes are left out. */
const VISIBLE = 0.06;
const WORN: ReadonlySet<string> = new Set([...SKINS, ...KITS, 'coat-1', 'coat-2']);
const SCHEMES = ['light', 'dark'] as const;

describe('colours of people', () => {
  it('differ among themselves, and from their shadow sides', () => {
    for (const [index, skin] of SKINS.entries()) {
      const next = SKINS[index + 1];
      if (next) expect(difference(FIXED[skin] ?? '', FIXED[next] ?? ''), `${skin}, ${next}`).toBeGreaterThan(VISIBLE);
    }
    for (const name of [...SKINS, ...KITS]) {
      expect(difference(FIXED[name] ?? '', FIXED[`${name}-d`] ?? ''), name).toBeGreaterThan(VISIBLE);
    }
  });

  it('stand out from the ground under them, in both schemes', () => {
    const faint = scenes.flatMap(({ id, bands, bodies }) =>
      bodies
        .filter(({ isStill, opacity }) => bands.length > 0 && isStill === true && opacity === undefined)
        .flatMap(({ body, ground, unitsPerMetre }) => {
          const feet = Math.min(213, ground - 0.2 * unitsPerMetre);
          const under = bands.findLast(({ y, height }) => height > 3 && y <= feet)?.fill ?? 'p';
          const low = body.figure(0).filter(({ fill, outline }) => {
            const middle = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
            return WORN.has(fill) && middle > 0.15 && middle < 0.5;
          });
          return [...new Set(low.map(({ fill }) => fill))].flatMap((fill) =>
            SCHEMES.filter((scheme) => difference(colourOf(fill, scheme), colourOf(under, scheme)) < VISIBLE).map(
              (scheme) => `${id}: ${fill} on ${under}, ${scheme}`,
            ),
          );
        }),
    );
    expect([...new Set(faint)]).toEqual([]);
  });
});

describe('bodies that are held', () => {
  it('are stretched by their speed by no more than is drawn, on the strips of the sports', () => {
    const sports = ['Athletics', 'Cycling', 'AlpineSkiing', 'SpeedSkating', 'ShortTrack', 'SkiJumping', 'CrossCountry'];
    for (const scene of scenes.filter(({ id }) => sports.includes(id))) {
      for (const body of scene.bodies) {
        const stretch = stretchOf(scene, body);
        expect(stretch, `${scene.id} at ${body.time}`).toBeGreaterThanOrEqual(0.85);
        expect(stretch, `${scene.id} at ${body.time}`).toBeLessThanOrEqual(1.25);
      }
    }
  });

  it('stand whole inside the strip: heads, hands and feet', () => {
    const cut = scenes
      .filter(({ isCloseUp }) => isCloseUp !== true)
      .flatMap(({ id, bodies }) =>
        bodies
          .filter(({ isStill, view }) => isStill === true && view === undefined)
          .filter(({ body, ground, unitsPerMetre }) => {
            const top = Math.max(...body.figure(0).flatMap(({ outline }) => outline.map(([, y]) => y)));
            return ground - top * unitsPerMetre < 0;
          })
          .map(({ time }) => `${id} at ${time}`),
      );
    expect(cut).toEqual([]);
  });
});
