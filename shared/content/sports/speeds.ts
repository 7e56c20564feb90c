import type { Surface } from './sport.ts';

interface Speed {
  readonly name: string;
  /** What it happens on: the colour of its bar. */
  readonly surface: Surface;
  /** In m/s, which are centimetres in 1/100 s. */
  readonly speed: number;
}

interface Scale {
  /** Anchor of the link. */
  readonly id: string;
  readonly name: string;
  /** Way in this time at 1 m/s. */
  readonly way: number;
  readonly unit: 'mm' | 'cm';
  readonly note: string;
}

/** Bodies at the line and how far each moves while a clock moves by one step. Rounded to what is usual, records are faster. */
export const lifeSize = {
  heading: 'One hundredth of a second, life size',
  text: 'This is how far they get while the clock moves on by one digit. On paper the bars are exact, whereas a screen may draw its centimetres a little longer or shorter.',
  label: 'While the clock moves by',
  speeds: [
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
  ] satisfies readonly Speed[],
  scales: [
    { id: 'tenth', name: '1/10 s', way: 10, unit: 'cm', note: 'All six have left your window.' },
    {
      id: 'hundredth',
      name: '1/100 s',
      way: 1,
      unit: 'cm',
      note: 'A bar that reaches the edge has left your window, as the car does at 65 cm.',
    },
    {
      id: 'thousandth',
      name: '1/1000 s',
      way: 1,
      unit: 'mm',
      note: 'Lay your thumb on it: the track cyclist moves by about its width.',
    },
  ] satisfies readonly Scale[],
} as const;
