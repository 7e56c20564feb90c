import type { Surface } from './sport.ts';

interface Speed {
  readonly name: string;
  /** What it happens on: the colour of its bar. */
  readonly surface: Surface;
  /** In m/s, which are centimetres in 1/100 s. */
  readonly speed: number;
}

/** Bodies at the line. Rounded to what is usual, records are faster. */
export const lifeSizeSpeeds: readonly Speed[] = [
  // General knowledge: a jump-off of 400 m/min and more.
  { name: 'Show jumper', surface: 'sawdust', speed: 7 },
  // sports.md, Athletics: Paris 2024, 5 cm in 0.005 s.
  { name: 'Sprinter', surface: 'tartan', speed: 11 },
  // General knowledge: 65 km/h in a sprint on a track of 250 m.
  { name: 'Track cyclist', surface: 'timber', speed: 18 },
  // sports.md, Alpine Skiing: 100 km/h after 4 s, 140 km/h after 6 s; 108 km/h at the finish.
  { name: 'Downhill skier', surface: 'snow', speed: 30 },
  // sports.md, Bobsleigh: near 140 km/h on the ice; 130 km/h at the finish.
  { name: 'Bob', surface: 'ice', speed: 36 },
  // sports.md, Car Racing: up to 350 km/h; 234 km/h where the line is not on a long straight.
  { name: 'Racing car', surface: 'asphalt', speed: 65 },
];
