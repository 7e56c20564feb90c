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

/** What parted first and second, and where. */
interface Gap {
  readonly value: string;
  readonly at: string;
}

/**
 * A close decision of each sport: the one its page opens with, whose sources are named there. Bobsleigh: sports.md,
 * Beijing 2022. Gymnastics opens with a score instead.
 */
export const GAPS: Readonly<Partial<Record<SportSlug, Gap>>> = {
  AlpineSkiing: { value: '0.00 s', at: 'Sochi 2014' },
  Athletics: { value: '0.005 s', at: 'Paris 2024' },
  Basketball: { value: '1 point', at: 'Paris 2024' },
  BeachVolleyball: { value: '2 points', at: 'London 2012' },
  Bobsleigh: { value: '0.37 s', at: 'Beijing 2022' },
  CarRacing: { value: '0.002 s', at: 'Estoril 2006' },
  CrossCountry: { value: '0.19 s', at: 'PyeongChang 2018' },
  Cycling: { value: '6 mm', at: 'Tour de France 2017' },
  Equestrian: { value: '0.17 s', at: 'Tokyo 2020' },
  Fencing: { value: '1 touch', at: 'Paris 2024' },
  FigureSkating: { value: '1 judge', at: 'Salt Lake City 2002' },
  IceHockey: { value: '1 goal', at: 'Vancouver 2010' },
  ShortTrack: { value: '0.016 s', at: 'Beijing 2022' },
  SkiJumping: { value: '0.1 point', at: 'Turin 2006' },
  Snowboard: { value: '0.02 s', at: 'Beijing 2022' },
  SpeedSkating: { value: '0.003 s', at: 'Sochi 2014' },
  Swimming: { value: '0.0 s', at: 'Rome 1960' },
};
