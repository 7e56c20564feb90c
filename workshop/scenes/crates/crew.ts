/** The crew: two who move cases, one with the list. */
import { at, type Brush, fill, stroke } from '../brush.ts';
import type { Dress } from '../people/person.ts';
import { standing } from '../people/standing.ts';

const NAVY: Dress = {
  view: 'profile',
  skin: 'skin-2',
  hair: 'hair-2',
  top: 'kit-navy',
  legs: 'kit-ink',
  gloves: 'kit-sand',
  shoes: 'kit-sand',
};

const RED_CAP: Dress = {
  view: 'profile',
  skin: 'skin-4',
  hair: 'hair-1',
  cover: 'cap',
  coverTone: 'kit-red',
  top: 'kit-navy',
  legs: 'kit-sand',
  gloves: 'kit-sand',
};

const BLUE: Dress = { ...NAVY, skin: 'skin-5', hair: 'hair-1', top: 'kit-blue', shoes: 'kit-white' };

/** On the ramp, behind the case. */
export const holder = (brush: Brush): string =>
  standing(brush, NAVY, { near: 'push', far: 'push', lean: 12, stride: 17 });

/** To the left, behind the stack. */
export const pusher = (brush: Brush): string =>
  brush.mirrored(() => standing(brush, RED_CAP, { near: 'push', far: 'reach', lean: 7, stride: 15 }));

/** On the way into the stadium, to the right. */
export const porter = (brush: Brush): string =>
  standing(brush, BLUE, { near: 'push', far: 'push', lean: 9, stride: 16 });

export function checker(brush: Brush): string {
  const clipboard =
    brush.lit('M-14-14L16-18L20 12L-10 16Z', 'plastic', 2) +
    fill('M-11-11.4L13.6-14.8L17 9.6L-7.6 13Z', 'kit-white') +
    stroke('M-7-7L10-9.4M-6-1L11-3.4M-5 5L7 3.4', 'kit-grey', 1.4);
  return (
    standing(
      brush,
      {
        view: 'quarter',
        skin: 'skin-1',
        hair: 'hair-4',
        cover: 'tail',
        top: 'kit-red',
        legs: 'kit-navy',
        shoes: 'none',
      },
      { near: 'bent', far: 'bent' },
    ) + at([17, -113], 1, clipboard)
  );
}
