import type { Dress } from '../../figure/dress.ts';
import { bands, crowd } from '../backdrops.ts';
import { diagonalStride } from '../bodies/nordic-skiers.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE, tag } from '../scene.ts';

/** 21:24.312: the first at the intermediate. */
const FIRST = 1284.312;

interface Skier {
  readonly code: string;
  readonly bib: string;
  readonly gap: number;
  readonly suit: number;
  readonly cap: string;
  readonly ski: string;
  readonly phase: number;
  readonly ground: number;
  readonly scale: number;
}

const SKIERS: readonly Skier[] = [
  { code: 'SUI', bib: '9', gap: 0, suit: 2, cap: 'kit-navy', ski: 'kit-blue', phase: 0.1, ground: 206, scale: 104 },
  {
    code: 'NOR',
    bib: '4',
    gap: 0.37,
    suit: 1,
    cap: 'kit-white',
    ski: 'kit-green',
    phase: 0.56,
    ground: 196,
    scale: 100,
  },
  {
    code: 'SWE',
    bib: '6',
    gap: 1.21,
    suit: 3,
    cap: 'kit-yellow',
    ski: 'kit-orange',
    phase: 0.04,
    ground: 202,
    scale: 102,
  },
];

function skier({ bib, gap, suit, cap, ski, phase, ground, scale }: Skier): SceneBody {
  const kit: Dress = { ...suits('snow', suit, 'cap', bib), coverTone: cap, gloves: 'kit-ink' };
  return at(FIRST + gap, ground, scale, moving(diagonalStride(onSkis(kit, ski), phase), 5.4));
}

export const mediaInformationSystem: Scene = {
  id: 'MediaInformationSystem',
  title: 'Three skiers at an intermediate',
  description:
    'A drawn photo-finish picture of three cross-country skiers in the classic stride at an intermediate, each with what the commentator reads at that moment: place, nation and gap. The red line reads the boot of the first, SUI, at 21:24.312; NOR follows 0.4 s and SWE 1.2 s later.',
  msPerUnit: 1.87,
  cursorTime: FIRST,
  cursorX: 329,
  phone: 453,
  bands: [
    ...bands('0 snow-2, 12 kit-green-d, 30 kit-green-s, 42 kit-green-d, 50 snow-2'),
    ...crowd('MediaInformationSystem', 52, 74, ['g3', 'g2', 'kit-ink', 'metal', 'steel']),
    ...bands(
      '74 kit-white, 77 kit-blue, 108 kit-blue-s, 113 snow-2, 116 snow, 136 snow-1, 160 snow-2, 161.5 snow-1',
      '182 snow-2, 183.5 snow-1, 204 snow, 206 snow-1',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: SKIERS.map(skier),
  over: (lettering, camera) =>
    SKIERS.map(({ code, gap }, index) =>
      tag(
        lettering,
        camera,
        FIRST + gap + 0.014,
        8,
        `${index + 1}  ${code}  ${index === 0 ? '21:24.3' : `+${gap.toFixed(1)}`}`,
      ),
    ).join(''),
};
