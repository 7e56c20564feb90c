/** What is worn on a head beside its cover: headsets, ear defenders, glasses, goggles. Centimetres, y down. */
import type { View, Worn } from './dress.ts';
import { EARS } from './faces.ts';

/** A filled form, or a line with its width. */
export interface Piece {
  readonly data: string;
  readonly tone: string;
  readonly width?: number;
}

export const ball = (x: number, y: number, rx: number, ry = rx): string => {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`;
};

const GLASSES: Partial<Record<View, string>> = {
  profile: 'M5-2.6L7.8-2.6L7.8.4L5.2.4L5-2.6M5-1.6L-1.6-.6',
  quarter: 'M-.9-2.7L3-2.7L3 .5L-.7 .5L-.9-2.7M4.9-2.7L7.1-2.7L7.1.5L5 .5L4.9-2.7M3-1.8L4.9-1.8M-.9-1.8L-5.2-.8',
};

function goggles(view: View): Piece[] {
  if (view === 'profile')
    return [
      { data: 'M4.8-1.8L-9.6-2.6', tone: 'kit-ink', width: 0.9 },
      { data: 'M4.6-3L7.8-3Q8.8-1 7.2.2L5.2.2Z', tone: 'kit-ink' },
    ];
  if (view === 'back') return [{ data: 'M-8.8-2.4Q0-.4 8.8-2.4', tone: 'kit-ink', width: 0.9 }];
  return [
    { data: 'M-9-3L-1-2.4M3-1.6L5-1.6', tone: 'kit-ink', width: 0.9 },
    { data: 'M-1-3.2L3-3.2L3 .2L-.4 .2ZM5-3.2L7.2-3.2L7.2.2L5.2.2Z', tone: 'kit-ink' },
  ];
}

/** The frame, the lens in it, and the sky in the lens. */
const LENSES: Partial<Record<View, readonly [frame: string, lens: string, gleam: string]>> = {
  profile: [
    'M2.6-6.4Q8.4-7.2 10-5.4Q11.2-1.4 9 1.4Q5.6 2.6 3 1.6Q1.2-2.2 2.6-6.4Z',
    'M4.4-5.2Q8.4-5.8 9.2-4.4Q10-1.2 8.4.6Q6 1.4 4.4.8Q3.4-2 4.4-5.2Z',
    'M5.2-4.6L7-4.8L5.6-.4L4.8-1.4Z',
  ],
  quarter: [
    'M-3.4-5.6Q4-7.8 8.6-5.2Q9.4-1.2 8 1.6Q5.6 2.8 4.2 1.2Q2.6 2.8-1 2.2Q-4.2-1-3.4-5.6Z',
    'M-2.2-4.6Q4-6.4 7.6-4.4Q8.2-1.2 7 .6Q5.4 1.2 4.2-.2Q2.4 1.4-.6 1.2Q-3-1-2.2-4.6Z',
    'M-.6-4.2L1.8-4.8L.2-.2L-1.2-.8Z',
  ],
  front: [
    'M-7-5.4Q0-7.6 7-5.4Q8.2-1 6.2 2Q3 3 1.6 1.2Q0 0-1.6 1.2Q-3 3-6.2 2Q-8.2-1-7-5.4Z',
    'M-6-4.4Q0-6.4 6-4.4Q7-1 5.4 1Q3.2 1.8 1.8 0Q0-1.2-1.8 0Q-3.2 1.8-5.4 1Q-7-1-6-4.4Z',
    'M-4.6-4L-1.8-4.6L-3.4-.4L-5.2-.4Z',
  ],
};

function skiGoggles(view: View): Piece[] {
  const strap = (data: string): Piece => ({ data, tone: 'kit-ink', width: 2.6 });
  const lens = LENSES[view];
  if (!lens) return [strap(view === 'back' ? 'M-11.2-4.6Q0-2.4 11.2-4.6' : 'M-12-4Q-1-2.6 7.4-5')];
  return [
    ...(view === 'profile' ? [strap('M-13-4.6L3-3.6')] : []),
    ...(view === 'quarter' ? [strap('M-11.8-4.8L-3-3.4')] : []),
    { data: lens[0], tone: 'kit-ink' },
    { data: lens[1], tone: 'kit-orange' },
    { data: lens[2], tone: 'kit-yellow' },
  ];
}

const VISORS: Partial<Record<View, readonly [visor: string, gleam: string]>> = {
  profile: ['M1.6-6.4Q6-7.2 10-5.8Q11.2-2 10.7 1.4Q6 2.6 2.6 1.8Q.6-2.2 1.6-6.4Z', 'M4-5.4L6.4-5.7L4.8.6L3.6.6Z'],
  quarter: ['M-5-5.8Q3-8.4 9-5.8Q10-2 9.3 1.6Q2.4 4.2-4.6 2Q-6-2-5-5.8Z', 'M-2.6-5.4L.4-6.2L-1 1.4L-2.8 1Z'],
  front: ['M-8.4-5.8Q0-8.6 8.4-5.8Q9.4-2 8.2 2Q0 4.6-8.2 2Q-9.4-2-8.4-5.8Z', 'M-5.4-5.8L-2-6.6L-3.6 1.8L-5.8 1.2Z'],
  lost: ['M6.4-8.2Q8-7.4 8.5-5Q9.2-1.4 8.8 1.2L7.4 1Q7.4-4 6.4-8.2Z', ''],
};

function visor(view: View): Piece[] {
  const [dark, gleam] = VISORS[view] ?? [];
  return [...(dark ? [{ data: dark, tone: 'tv-panel' }] : []), ...(gleam ? [{ data: gleam, tone: 'steel' }] : [])];
}

function earphones(view: View, extra: 'headset' | 'defenders'): Piece[] {
  const isBoth = view === 'back' || view === 'front';
  const tone = extra === 'headset' ? 'rubber' : 'kit-orange';
  const inner = extra === 'headset' ? 'steel' : 'kit-yellow';
  const ears = isBoth ? EARS[view] : EARS[view].slice(0, 1);
  const [x, y] = EARS[view][0] ?? [0, 0];
  const band = isBoth ? 'M-8.6-1C-9.6-15.6 9.6-15.6 8.6-1' : `M${x} ${y - 2}C${x - 3}-9 ${x - 1.4}-13.4 ${x + 3}-14.2`;
  const boom = view === 'lost' ? `M${x + 1} ${y + 3}Q5.6 9.6 8.6 7` : `M${x + 1} ${y + 3}Q${x + 5} 9.4 8.8 7.6`;
  return [
    { data: band, tone, width: 1.5 },
    ...ears.flatMap(([cx, cy]): Piece[] => [
      { data: ball(cx, cy - 0.4, isBoth ? 2.6 : 3.8), tone },
      { data: ball(cx - 0.6, cy - 1, isBoth ? 1 : 2), tone: inner },
    ]),
    ...(extra === 'headset' && !isBoth
      ? [
          { data: boom, tone, width: 0.9 },
          { data: ball(8.8, 7.4, 1.2), tone },
        ]
      : []),
  ];
}

export function wornPieces(view: View, extra: Worn | undefined): readonly Piece[] {
  switch (extra) {
    case undefined:
      return [];
    case 'glasses':
      return GLASSES[view] ? [{ data: GLASSES[view], tone: 'kit-ink', width: 0.6 }] : [];
    case 'goggles':
      return goggles(view);
    case 'skigoggles':
      return skiGoggles(view);
    case 'visor':
      return visor(view);
    default:
      return earphones(view, extra);
  }
}
