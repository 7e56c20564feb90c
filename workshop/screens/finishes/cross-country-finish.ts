/** Cross-country: the toe of the front boot decides, not the tip of the ski. */
import { path, placed, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { bands, finishPicture } from './finish-picture.ts';

/** Boot, binding and ski from their side, the toe of the boot at 0, the running surface at 30. */
function foot(suit: string, boot: string, ski: string): string {
  return (
    faded(0.2, path('M-236 44C-100 34 200 34 430 44V52C200 58-100 58-236 44Z', 'led-ground')) +
    path('M-262-22C-240 8-210 20-160 22L460 22V32L-160 32C-222 32-252 8-272-16Z', ski) +
    path('M-160 26H460V32H-160C-190 32-206 28-222 20Z', `${ski}-s`) +
    path('M-14 14H120V22H-30Z', 'steel') +
    path('M158 14H232V22H150Z', 'steel') +
    path('M166-150C200-196 236-260 262-340L398-340C372-262 330-188 268-132Z', suit) +
    path('M268-132C330-188 372-262 398-340H362C336-262 296-196 236-140Z', `${suit}-s`) +
    path(
      'M0 8C-6-14 14-32 52-40C96-50 128-74 150-118L162-156C196-168 240-160 272-138L256-80C254-40 254-16 252 8Z',
      boot,
    ) +
    path('M190-64C214-60 238-64 256-80L272-138C240-160 196-168 162-156L150-118C164-108 180-92 190-64Z', 'kit-ink') +
    path('M216-60C232-62 246-68 256-80C254-40 254-16 252 8H212C206-16 206-40 216-60Z', `${boot}-s`) +
    path('M-2 4C60 8 180 8 254 4V16H8C0 16-4 12-2 4Z', 'rubber') +
    path('M-4 2H20V16H2C-4 14-6 8-4 2Z', 'metal') +
    stroke('M76-44L104-24M96-54L124-32M114-66L142-42', 'wl', 5, { cap: 'round' })
  );
}

const grain = (): string =>
  repeat(44, (index) => rect((index * 149) % 640, 150 + ((index * 67) % 236), 34 + ((index * 13) % 60), 1.6, 'snow'));

export const crossCountryFinish = finishPicture({
  name: 'photofinish-cross-country',
  title: 'The toe of the boot at the line',
  description:
    'Photo-finish picture close to the snow: two boots on their skis. The red line stands at the toe of the front boot of bib 7, in 3:12.41, well behind the tip of the ski; a dark line at the boot of bib 3, 0.22 s later. Sample data.',
  readings: [
    [150, '7   3:12.41'],
    [384, '3   3:12.63'],
  ],
  draw: () =>
    bands([
      [0, 'kit-navy'],
      [58, 'kit-white-s'],
      [96, 'snow-white-s'],
      [128, 'snow-white'],
    ]) +
    grain() +
    placed(150, 214, `<g transform="scale(.84)">${foot('kit-navy', 'kit-yellow', 'kit-blue')}</g>`) +
    placed(384, 344, foot('kit-ink', 'kit-white', 'kit-green')),
});
