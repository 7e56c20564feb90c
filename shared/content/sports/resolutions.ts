import type { SportSlug } from '../navigation.ts';

/**
 * The finest step in which each sport publishes what it measures or judges; current-rules.md, row "Published" of every
 * table. Basketball and ice hockey: the clock in its last minute.
 */
export const RESOLUTIONS: Readonly<Record<SportSlug, string>> = {
  AlpineSkiing: '1/100 s',
  Athletics: '1/100 s',
  Basketball: '1/10 s',
  BeachVolleyball: 'Points',
  Bobsleigh: '1/100 s',
  CarRacing: '1/1000 s',
  CrossCountry: '1/10 s',
  Cycling: '1/1000 s',
  Equestrian: '1/100 s',
  Fencing: 'Touches',
  FigureSkating: '1/100 point',
  Gymnastics: '1/1000 point',
  IceHockey: '1/10 s',
  ShortTrack: '1/1000 s',
  SkiJumping: '1/10 point',
  Snowboard: '1/100 s',
  SpeedSkating: '1/100 s',
  Swimming: '1/100 s',
};
