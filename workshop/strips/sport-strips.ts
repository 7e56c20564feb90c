/** The banners of the sport pages, in the order of the menu. Snowboard has none. */
import { alpine } from './scenes/alpine-skiing.ts';
import { athletics } from './scenes/athletics.ts';
import { basketball } from './scenes/basketball.ts';
import { beachVolleyball } from './scenes/beach-volleyball.ts';
import { bobsleighRuns } from './scenes/bobsleigh.ts';
import { carRacing } from './scenes/car-racing.ts';
import { crossCountryFinish } from './scenes/cross-country.ts';
import { cycling } from './scenes/cycling.ts';
import { equestrian } from './scenes/equestrian.ts';
import { fencing } from './scenes/fencing.ts';
import { figureSkating } from './scenes/figure-skating.ts';
import { gymnastics } from './scenes/gymnastics.ts';
import { iceHockey } from './scenes/ice-hockey.ts';
import { shortTrack } from './scenes/short-track.ts';
import { skiJumping } from './scenes/ski-jumping.ts';
import { speedSkating } from './scenes/speed-skating.ts';
import { swimming } from './scenes/swimming.ts';
import type { Scene } from './strip.ts';

export const sportStrips: readonly Scene[] = [
  alpine,
  athletics,
  basketball,
  beachVolleyball,
  bobsleighRuns,
  carRacing,
  crossCountryFinish,
  cycling,
  equestrian,
  fencing,
  figureSkating,
  gymnastics,
  iceHockey,
  shortTrack,
  skiJumping,
  speedSkating,
  swimming,
];
