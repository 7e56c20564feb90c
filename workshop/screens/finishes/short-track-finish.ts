/** Short track: the first blade at the line decides. */
import { path, placed, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { bands, finishPicture } from './finish-picture.ts';

/** A skate from its side, the tip of the blade at 0, its edge at 30. */
function skate(suit: string, boot: string): string {
  return (
    faded(0.22, path('M-4 32H470L500 46H30Z', 'led-ground')) +
    path('M6 12H452C466 12 472 18 470 30H22C2 30-6 20 6 12Z', 'metal') +
    path('M2 24H472L470 30H22C10 30 4 28 2 24Z', 'kit-white') +
    path('M18-2H440V14H14Z', 'steel') +
    path('M110-34H150L158 0H96ZM300-34H352L366 0H290Z', 'steel-s') +
    path('M236-178C262-228 288-290 300-360H430C420-288 398-220 366-164Z', suit) +
    path('M366-164C398-220 420-288 430-360H392C384-286 362-222 328-170Z', `${suit}-s`) +
    path('M70-34C58-58 84-84 130-96C178-108 204-130 222-172C262-192 330-190 372-166C364-120 366-78 378-34Z', boot) +
    path('M330-34C322-78 328-126 346-178L372-166C364-120 366-78 378-34Z', `${boot}-s`) +
    path('M222-172C262-192 330-190 372-166L368-138C330-158 262-160 212-146Z', 'kit-ink') +
    path('M66-44C150-52 300-52 376-44L378-30H70C64-34 64-40 66-44Z', 'rubber') +
    stroke('M142-100L172-66M168-110L196-74M192-124L222-88', 'wl', 5, { cap: 'round' })
  );
}

const scratches = (): string =>
  faded(
    0.85,
    repeat(26, (index) => {
      const [x, y] = [(index * 173) % 600, 178 + ((index * 59) % 206)];
      return stroke(`M${x} ${y}q${60 + (index % 5) * 20} -4 ${120 + (index % 4) * 40} ${(index % 3) * 3}`, 'wl', 1.6);
    }),
  );

export const shortTrackFinish = finishPicture({
  name: 'photofinish-short-track',
  title: 'The first blade at the line',
  description:
    'Photo-finish picture close to the ice: two skates. The red line stands at the tip of the blade of helmet 43, in 41.207; a dark line at the blade of helmet 16, in 41.231. Sample data.',
  readings: [
    [60, '43   41.207'],
    [250, '16   41.231'],
  ],
  draw: () =>
    bands([
      [0, 'kit-navy'],
      [70, 'kit-blue'],
      [120, 'kit-white'],
      [138, 'ice-white'],
    ]) +
    scratches() +
    placed(60, 226, `<g transform="scale(.8)">${skate('kit-navy', 'kit-yellow')}</g>`) +
    placed(250, 352, skate('kit-green', 'kit-white')),
});
