/** Heads in five views, 24 cm from chin to crown about their middle, turned to the right unless mirrored. */
import { type Brush, fill, stroke } from '../brush.ts';

export type View = 'profile' | 'quarter' | 'front' | 'back' | 'lost';
export type Cover = 'short' | 'bun' | 'long' | 'tail' | 'cap' | 'beanie' | 'swim' | 'helmet' | 'bald';

export interface HeadLook {
  readonly view: View;
  readonly skin: string;
  readonly hair: string;
  readonly cover?: Cover;
  /** Of a cap or helmet. */
  readonly coverTone?: string;
  readonly extra?: 'headset' | 'defenders' | 'glasses' | 'goggles' | 'skigoggles';
  readonly beard?: boolean;
}

const FACE: Readonly<Record<View, string>> = {
  profile:
    'M-2-11.6C4-11.9 7.5-9 8.1-4.6L8.2-2.7Q7.5-1.7 7.9-.8L10.1 2.9Q10.2 4 8.4 4.4L8.6 5.5Q9.2 6 8.4 6.5Q9 7.1 8.2 7.9Q7.6 8.6 8.1 9.5Q8.4 11.5 6 11.9C3.6 12 .9 10 -1.2 8L-2.5 5C-6 6-9.4 3-9.5-2C-9.7-8-6.5-11.4-2-11.6Z',
  quarter:
    'M-1-11.8C3.6-12 6.6-9 7-5.4L7.2-2.6Q6.8-1.6 7-.6Q7.5 1.4 6.9 3.4C6.6 6.4 5.6 9.6 3.8 11.4Q2.4 12.3.6 11.7C-1.8 10.8-4.2 8.6-5.2 6.2L-6.4 1C-9 0-9.6-3-9-5.4C-8-9.6-5-11.6-1-11.8Z',
  front:
    'M0-12C4.6-12 7.4-9 7.5-4.5C7.6-1 7.4 2 6.6 5C5.8 8 3.6 11.9 0 12C-3.6 11.9-5.8 8-6.6 5C-7.4 2-7.6-1-7.5-4.5C-7.4-9-4.6-12 0-12Z',
  back: 'M0-11.6C4.6-11.6 7.6-8.6 7.6-4C7.6 2 6.6 6 4.4 9L-4.4 9C-6.6 6-7.6 2-7.6-4C-7.6-8.6-4.6-11.6 0-11.6Z',
  lost: 'M1-11.4C5-11 7.6-8 7.8-3.4Q7.2-2.4 7.5-1.4Q8 .6 7.4 2.6L7.7 4.4Q7 6.6 6.2 8.6Q5 11 2.6 10.8C0 10-2 8-3.4 6L-6 2C-8 0-9-3-8.4-6C-7.4-9.8-3.6-11.8 1-11.4Z',
};

const HAIR: Readonly<Record<View, string>> = {
  profile:
    'M8-6.6C7.4-11.4 2.4-13.4-2.4-13C-8.2-12.6-11.3-8-10.9-2C-10.7 2-9.6 5-7.3 6.5C-6 5-4.5 3.4-3.8 1.4C-3.8-1.2-.8-1.6.1 1.2L1.3 1C1.1-2 2.2-4.4 3.6-5.6Q6-6 8-6.6Z',
  quarter:
    'M7.4-5.4C7.4-10.4 3.8-13.4-1-13.2C-6.8-13-10.6-9-10.4-4C-10.2-.4-9 2.4-7.4 4.4L-6.6 1.2C-7.4-1.4-5-2.2-4.2.4L-3.6.2C-3.8-2.8-2.8-5 -1-6.6Q3-5.2 5.6-7.2Q6.6-6.6 7.4-5.4Z',
  front: 'M-7.6.4C-9.4-6-8-13.2 0-13.3C8-13.2 9.4-6 7.6.4L6.9.2C7-3 6-5.4 4.6-7Q0-5.8-4.6-6.8C-6-5.4-7-3-6.9.2Z',
  back: 'M0-12.9C5.6-12.9 9-9 8.8-3.6C8.7 0 8 4 5.6 7.4Q0 9-5.6 7.4C-8 4-8.7 0-8.8-3.6C-9-9-5.6-12.9 0-12.9Z',
  lost: 'M6-8.6C4-12.4-.4-13.2-3.6-12.4C-8.6-11-10.6-6.6-9.8-2C-9.2 1.6-7.6 5-4.4 6.8C-2 7.2-.2 6-.1 3.4C-.1 0 1.8-.8 3.4.8L4.2.4C3.8-2.6 4.6-5.4 6-8.6Z',
};

/** Where the ear is; none of it shows from the front but its rim. */
const EARS: Readonly<Record<View, readonly (readonly [number, number])[]>> = {
  profile: [[-1.9, 1.4]],
  quarter: [[-5.6, 1.2]],
  front: [
    [-7.5, 0.4],
    [7.5, 0.4],
  ],
  back: [
    [-7.7, 0],
    [7.7, 0],
  ],
  lost: [[1.7, 1.4]],
};

function features(view: View, skin: string, hair: string): string {
  const shade = `${skin}-c`;
  const dark = 'hair-1';
  switch (view) {
    case 'profile':
      return (
        stroke('M4.6-3.6Q6.4-4.4 7.7-3.4', `${hair}-c`, 0.9) +
        fill('M5-1.4Q6.2-2.3 7.2-1.4Q6.4-.4 5-1.4Z', 'white') +
        fill('M6.2-1.9h.9v1.2h-.9Z', dark) +
        stroke('M4.8-1.5Q6.2-2.4 7.4-1.5', dark, 0.4) +
        stroke('M7.4 3.6Q6.8 3.2 7 2.4', shade, 0.5) +
        stroke('M6 6.6L8.3 6.5', shade, 0.6)
      );
    case 'quarter':
      return (
        fill('M4.6-2L6.4 2.6Q6.6 3.8 5.2 4Q4 4 3.6 3.5Q5 3.2 4.6 1.8Z', shade) +
        stroke('M-.6-3.7Q1.2-4.7 3-3.6M5.3-3.8Q6.2-4.4 6.9-3.6', `${hair}-c`, 0.9) +
        fill('M-.2-1.4Q1.2-2.5 2.6-1.3Q1.2-.4-.2-1.4ZM5.3-1.4Q6.2-2.3 6.8-1.4Q6.2-.6 5.3-1.4Z', 'white') +
        fill('M1.1-2h1v1.3h-1ZM6-2h.7v1.2h-.7Z', dark) +
        stroke('M-.4-1.4Q1.2-2.6 2.8-1.4M5.2-1.4Q6.2-2.4 6.9-1.5', dark, 0.4) +
        stroke('M1.8 7Q3.6 7.6 5.2 6.8', shade, 0.7) +
        stroke('M2.6 8.7Q3.6 9 4.4 8.6', shade, 0.4)
      );
    case 'front':
      return (
        fill('M.3-2L1.6 2.8Q1.4 3.8-.4 3.8Q.6 3 .3-2Z', shade) +
        stroke('M-4.6-3.7Q-3-4.7-1.3-3.7M1.3-3.7Q3-4.7 4.6-3.7', `${hair}-c`, 0.9) +
        fill('M-4.2-1.4Q-2.8-2.4-1.4-1.4Q-2.8-.5-4.2-1.4ZM1.4-1.4Q2.8-2.4 4.2-1.4Q2.8-.5 1.4-1.4Z', 'white') +
        fill('M-3.3-2h1v1.3h-1ZM2.3-2h1v1.3h-1Z', dark) +
        stroke('M-4.3-1.4Q-2.8-2.5-1.3-1.4M1.3-1.4Q2.8-2.5 4.3-1.4', dark, 0.4) +
        stroke('M-2 7Q0 7.7 2 7', shade, 0.7)
      );
    case 'lost':
      return stroke('M6.9-3.4L7.8-3.5', `${hair}-c`, 0.8) + stroke('M7-1.4l.7-.1', dark, 0.5);
    case 'back':
      return '';
  }
}

function hairOf(brush: Brush, { view, hair, cover = 'short', coverTone = 'kit-navy' }: HeadLook): string {
  const short = brush.lit(HAIR[view], hair, 2.4);
  const rear = view === 'back' ? 0 : view === 'front' ? 0 : -1;
  switch (cover) {
    case 'bald':
      return '';
    case 'short':
      return short;
    case 'bun':
      return brush.lit(ball(rear * 9.4, view === 'back' ? -8 : -7, 4.2), hair, 1.6) + short;
    case 'tail': {
      const x = view === 'back' ? 0 : -9;
      return (
        short +
        brush.limb(
          [
            [x, -6, 2.2],
            [x - 2.6 * -rear - 0.6, -2, 3.2],
            [x - 3.4 * -rear, 5, 3],
            [x - 2 * -rear, 12, 1],
          ],
          hair,
        )
      );
    }
    case 'long':
      return (
        short +
        brush.lit(
          view === 'back'
            ? 'M-8.8-4C-9.4 4-9 10-7 14Q0 16 7 14C9 10 9.4 4 8.8-4Z'
            : 'M-9.8-4C-11 4-11 10-9 14Q-6 15-3.4 13C-4.4 9-4-1-5-3Z',
          hair,
          2,
        )
      );
    case 'cap':
      return short + cap(brush, view, coverTone);
    case 'beanie':
      return short + beanie(brush, view, coverTone);
    case 'swim':
      return brush.lit(SWIM[view], coverTone, 3);
    case 'helmet':
      return brush.lit(HELMET[view], coverTone, 3.6);
  }
}

const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const DOME: Readonly<Record<View, string>> = {
  profile: 'M8.4-5.4C8.6-11 4-14.4-2-14.2C-8.6-14-11.8-9-11.2-3.6Q-1-5 8.4-5.4Z',
  quarter: 'M7.8-5.4C8-11.6 4-14.6-1-14.4C-7-14.2-11-10-10.6-3.6Q-2-6 7.8-5.4Z',
  front: 'M-8.4-4.6C-9-11.4-5.4-14.4 0-14.4C5.4-14.4 9-11.4 8.4-4.6Q0-7-8.4-4.6Z',
  back: 'M-9-3.2C-9.4-10.4-6-14.2 0-14.2C6-14.2 9.4-10.4 9-3.2Q0-1.6-9-3.2Z',
  lost: 'M7.6-5.8C6.6-11.6 2-14.2-3-13.8C-8.6-13.2-11.4-8-10.4-2.6Q-1-3 7.6-5.8Z',
};
const VISOR: Readonly<Record<View, string>> = {
  profile: 'M5-6.4Q12-6.6 15-3.4Q14-2.4 8-4.2L4.6-4.6Z',
  quarter: 'M-1.6-6.4Q5-8.4 9.6-6Q12.4-4 11.2-2.8Q5-4.6-1-4.4Z',
  front: 'M-7-6Q0-9 7-6Q7.4-3.4 5.6-2.8Q0-4.8-5.6-2.8Q-7.4-3.4-7-6Z',
  back: '',
  lost: 'M6-7Q10.6-6.4 11.8-3.8Q9.6-3.6 7-4.6Z',
};

function cap(brush: Brush, view: View, tone: string): string {
  return brush.lit(DOME[view], tone, 3) + (VISOR[view] ? fill(VISOR[view], `${tone}-c`) : '');
}

function beanie(brush: Brush, view: View, tone: string): string {
  const band = {
    profile: 'M-11.4-3.4Q-1-5.4 8.6-5.6L8.2-8.6Q-1-8.6-11-6.8Z',
    quarter: 'M-10.8-3.4Q-2-6 8-5.4L7.8-8.4Q-2-9-10.4-6.6Z',
    front: 'M-8.6-4.4Q0-7 8.6-4.4L8.6-7.6Q0-10-8.6-7.6Z',
    back: 'M-9.2-2.6Q0-1 9.2-2.6L9-6Q0-4.6-9-6Z',
    lost: 'M-10.6-2.4Q-1-2.8 7.8-5.6L7.2-8.6Q-1-6.2-10.6-5.6Z',
  }[view];
  return brush.lit(DOME[view], tone, 3) + fill(band, `${tone}-c`);
}

const SWIM: Readonly<Record<View, string>> = {
  profile: 'M7.8-6C7-11.6 2.4-13-2.4-12.6C-8.2-12.2-10.6-8-10.2-2.4C-9.8 1-8.6 3-6 3.6C-2-1 3-4.6 7.8-6Z',
  quarter: 'M7.2-6C7-10.8 3.8-13-1-12.8C-6.8-12.6-10-9-9.6-3.4C-9.2-.4-8 1.8-6.6 2.6C-4-2 2-5.8 7.2-6Z',
  front: 'M-8 .6C-9-7-7.4-12.8 0-12.9C7.4-12.8 9-7 8 .6Q6-5.4 0-5.8Q-6-5.4-8 .6Z',
  back: 'M0-12.8C5.6-12.8 8.8-9 8.6-3.6C8.5 0 7.6 3 5.6 5.4Q0 7-5.6 5.4C-7.6 3-8.5 0-8.6-3.6C-8.8-9-5.6-12.8 0-12.8Z',
  lost: HAIR.lost,
};

const HELMET: Readonly<Record<View, string>> = {
  profile:
    'M9-6.6C8-12.6 3-15.2-2.4-14.8C-9-14.4-12.8-9.4-12.4-2C-12 4-10 7.4-6.6 7.6C-3 7.8-1 6.6.8 3.4L2.4-3.4Q6-5.4 9-6.6Z',
  quarter: 'M8.4-6C8.4-12 4-15.2-1-15C-8-14.8-12-10-11.6-3C-11.2 2.6-9.6 6.6-6.6 7C-5 5-4.6 1-3.4-4Q2-7 8.4-6Z',
  front:
    'M-8.6 6C-11.4-2-10.4-15 0-15.2C10.4-15 11.4-2 8.6 6L7 5.6C7.6 0 6.6-4.6 5-6.6Q0-7.6-5-6.6C-6.6-4.6-7.6 0-7 5.6Z',
  back: 'M0-15C7-15 10.8-10.4 10.6-3.6C10.5 1 9 6 6.8 8.4Q0 10-6.8 8.4C-9 6-10.5 1-10.6-3.6C-10.8-10.4-7-15 0-15Z',
  lost: 'M7.6-7.4C6-13 .6-15.2-4-14.2C-10-12.8-12.4-7.4-11.4-1.6C-10.6 3-8.6 7.2-5 8.4C-1 9 3 7.4 4.4 4.4L4.8-2.4Q6-5.6 7.6-7.4Z',
};

function extraOf({ view, extra }: HeadLook): string {
  const [x, y] = EARS[view][0] ?? [0, 0];
  const both = view === 'back' || view === 'front';
  if (extra === 'glasses') {
    if (view === 'profile') return stroke('M5-2.6h2.8v3h-2.6ZM5-1.6L-1.6-.6', 'kit-ink', 0.6);
    if (view === 'quarter')
      return stroke('M-.9-2.7h3.9v3.2h-3.7ZM4.9-2.7h2.2v3.2h-2.1ZM3-1.8h1.9M-.9-1.8L-5.2-.8', 'kit-ink', 0.6);
    return '';
  }
  if (extra === 'goggles') {
    if (view === 'profile')
      return stroke('M4.8-1.8L-9.6-2.6', 'kit-ink', 0.9) + fill('M4.6-3h3.2q1 2-.6 3.2h-2Z', 'kit-ink-c');
    return stroke('M-9-3L-1-2.4M3-1.6h2', 'kit-ink', 0.9) + fill('M-1-3.2h4v3.4h-3.4ZM5-3.2h2.2v3.4h-2Z', 'kit-ink-c');
  }
  if (extra === 'skigoggles') {
    if (view === 'back') return stroke('M-10.4-4.6Q0-2.4 10.4-4.6', 'kit-ink', 3);
    if (view === 'lost') return stroke('M-11.2-4Q-1-2.6 6.6-5', 'kit-ink', 3);
    return (
      stroke('M-12-4.4L3-4.2', 'kit-ink', 3) +
      fill('M2.6-6.4Q8-7 9.4-5Q10.2-1.4 8 .2Q4.6 1 3 .2Q1.6-3 2.6-6.4Z', 'kit-orange')
    );
  }
  if (extra === undefined) return '';
  const tone = extra === 'headset' ? 'plastic' : 'kit-orange';
  const band = both ? 'M-8.6-1C-9.6-15.6 9.6-15.6 8.6-1' : `M${x} ${y - 2}C${x - 3}-9 ${x - 1.4}-13.4 ${x + 3}-14.2`;
  const cups = (both ? EARS[view] : [[x, y] as const])
    .map(
      ([cx, cy]) =>
        fill(ball(cx, cy - 0.4, both ? 2.6 : 3.8), tone) + fill(ball(cx - 0.6, cy - 1, both ? 1 : 2), `${tone}-a`),
    )
    .join('');
  const boom =
    extra === 'headset' && (view === 'profile' || view === 'quarter' || view === 'lost')
      ? stroke(
          view === 'lost' ? `M${x + 1} ${y + 3}Q5.6 9.6 8.6 7` : `M${x + 1} ${y + 3}Q${x + 5} 9.4 8.8 7.6`,
          'plastic',
          0.9,
        ) + fill(ball(8.8, 7.4, 1.2), 'plastic-c')
      : '';
  return stroke(band, tone, 1.5) + cups + boom;
}

export function head(brush: Brush, look: HeadLook): string {
  const { view, skin, hair, beard } = look;
  const ears = EARS[view]
    .map(([x, y]) => brush.lit(`M${x - 1.7} ${y}a1.7 2.7 0 1 0 3.4 0a1.7 2.7 0 1 0-3.4 0Z`, skin, 1))
    .join('');
  const isHidden = look.cover === 'helmet' || look.cover === 'swim';
  const face = brush.lit(FACE[view], skin, view === 'profile' ? 2.2 : 3);
  const whiskers =
    beard && view === 'quarter'
      ? fill(
          'M-5.4 2.6C-4 5-1 5.6 1.4 5.6Q3.6 4.6 6 5.6Q6.8 4.6 6.9 3.4C6.6 6.4 5.6 9.6 3.8 11.4Q2.4 12.3.6 11.7C-1.8 10.8-4.2 8.6-5.2 6.2Z',
          hair,
        )
      : beard && view === 'profile'
        ? fill(
            'M-.6 2C1 5 4 5.4 6.6 5L8.6 5.5L8.2 7.9Q7.6 8.6 8.1 9.5Q8.4 11.5 6 11.9C3.6 12 .9 10-1.2 8L-2.5 5Z',
            hair,
          )
        : '';
  return (
    (view === 'front' ? ears : '') +
    face +
    whiskers +
    features(view, skin, hair) +
    hairOf(brush, look) +
    (isHidden || view === 'front' ? '' : ears) +
    extraOf(look)
  );
}
