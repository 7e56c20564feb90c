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

function skiGoggles(view: View): Piece[] {
  const strap = (data: string): Piece => ({ data, tone: 'kit-ink', width: 3 });
  if (view === 'back') return [strap('M-10.4-4.6Q0-2.4 10.4-4.6')];
  if (view === 'lost') return [strap('M-11.2-4Q-1-2.6 6.6-5')];
  return [
    strap('M-12-4.4L3-4.2'),
    { data: 'M2.6-6.4Q8-7 9.4-5Q10.2-1.4 8 .2Q4.6 1 3 .2Q1.6-3 2.6-6.4Z', tone: 'kit-orange' },
  ];
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
    default:
      return earphones(view, extra);
  }
}
