/** The five watch brands as plain type: the site's own lettering, not the firms' marks. */
import type { Drawing } from '../../kit/drawing.ts';
import { line, rect } from '../../kit/shapes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';
import { litBy } from '../../screens/screen.ts';
import { court, net } from './ball-games.ts';
import { FIELD } from './field.ts';
import { skis, track } from './races-of-the-thirties.ts';
import { snowAndSand } from './snow-and-sand.ts';

interface Brand {
  readonly name: string;
  /** The year is that of the drawn event, and no claim to have timed nothing before. */
  readonly caption: string;
  readonly year: string;
  /** What the year stands for, and what the field above shows. */
  readonly since: string;
  readonly field: string;
  readonly motif: () => string;
}

const BRANDS: readonly Brand[] = [
  {
    name: 'Omega',
    caption: 'Omega, the Olympic Games from 1932',
    year: '1932',
    since: 'Olympic Games, Los Angeles',
    field: 'sprinters on a cinder track of 1932, timekeepers with chronographs beyond the line',
    motif: track,
  },
  {
    name: 'Longines',
    caption: 'Longines, alpine skiing from 1933',
    year: '1933',
    since: 'Alpine ski races, Chamonix; show jumping',
    field:
      'a ski racer of 1933 in cap and leather boots, and a horse with its rider over a fence, either side of a red line',
    motif: snowAndSand,
  },
  {
    name: 'Tissot',
    caption: 'Tissot, ski races from 1938',
    year: '1938',
    since: 'Ski races; today cycling',
    field: 'a ski racer of 1938 at the finish, where a timekeeper stands with a chronograph',
    motif: skis,
  },
  {
    name: 'Rado',
    caption: 'Rado, tennis from 1985',
    year: '1985',
    since: 'Tennis, Swiss Open Gstaad',
    field: 'a serve on a tennis court of clay, mountains behind',
    motif: court,
  },
  {
    name: 'Swatch',
    caption: 'Swatch, the Olympic Games from 1996',
    year: '1996',
    since: 'Olympic Games, Atlanta; beach volleyball from 2003',
    field: 'spike and block at the net of beach volleyball',
    motif: net,
  },
];

const HEIGHT = 360;

function tile({ name, caption, year, since, field, motif }: Brand): Drawing {
  return {
    id: `brand/${name.toLowerCase()}`,
    width: FIELD.width,
    height: HEIGHT,
    colours: SCREEN_COLOURS,
    title: caption,
    description: `The name ${name} in plain lettering under a drawing of ${field}, with the year ${year}: ${since}.`,
    draw: (lettering) =>
      rect(0, 0, FIELD.width, HEIGHT, 'p') +
      `<clipPath id="field"><rect width="${FIELD.width}" height="${FIELD.height}"/></clipPath>${litBy('day', `<g clip-path="url(#field)">${motif()}</g>`)}` +
      line(0, FIELD.height, FIELD.width, FIELD.height, 'l') +
      lettering.text(28, 295, name, { size: 68, style: 'wide' }) +
      lettering.text(612, 295, year, { size: 38, style: 'regular', anchor: 'end', fill: 'g5' }) +
      lettering.text(30, 336, since, { size: 21, fill: 'g5' }),
  };
}

export const brandTiles: readonly Drawing[] = BRANDS.map(tile);
