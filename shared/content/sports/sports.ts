import type { SportSlug } from '../navigation.ts';
import { alpineSkiing } from './alpine-skiing.ts';
import { athletics } from './athletics.ts';
import { basketball } from './basketball.ts';
import { beachVolleyball } from './beach-volleyball.ts';
import { bobsleigh } from './bobsleigh.ts';
import { carRacing } from './car-racing.ts';
import { crossCountry } from './cross-country.ts';
import { cycling } from './cycling.ts';
import { equestrian } from './equestrian.ts';
import { fencing } from './fencing.ts';
import { figureSkating } from './figure-skating.ts';
import { gymnastics } from './gymnastics.ts';
import { iceHockey } from './ice-hockey.ts';
import { parseSport } from './parse-sport.ts';
import { shortTrack } from './short-track.ts';
import { skiJumping } from './ski-jumping.ts';
import { snowboard } from './snowboard.ts';
import { speedSkating } from './speed-skating.ts';
import type { SportContent } from './sport.ts';
import { swimming } from './swimming.ts';

/** Every sport, by its address; checked when the module loads. */
export const sports: Readonly<Record<SportSlug, SportContent>> = {
  AlpineSkiing: parseSport(alpineSkiing),
  Athletics: parseSport(athletics),
  Basketball: parseSport(basketball),
  BeachVolleyball: parseSport(beachVolleyball),
  Bobsleigh: parseSport(bobsleigh),
  CarRacing: parseSport(carRacing),
  CrossCountry: parseSport(crossCountry),
  Cycling: parseSport(cycling),
  Equestrian: parseSport(equestrian),
  Fencing: parseSport(fencing),
  FigureSkating: parseSport(figureSkating),
  Gymnastics: parseSport(gymnastics),
  IceHockey: parseSport(iceHockey),
  ShortTrack: parseSport(shortTrack),
  SkiJumping: parseSport(skiJumping),
  Snowboard: parseSport(snowboard),
  SpeedSkating: parseSport(speedSkating),
  Swimming: parseSport(swimming),
};
