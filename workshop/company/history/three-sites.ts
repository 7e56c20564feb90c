/** Where the three sites lie, read off a frame of latitude and longitude. */

import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, pointsToPath, polygon, polyline, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { createGlobe } from '../kit/globe.ts';
import { lines, NOTE, sheet } from '../kit/sheet.ts';
import { corgemont, greatCircle, leipzig, liberec, type Site, sites } from '../kit/sites.ts';

/** Units for one degree of latitude; a degree of longitude is shorter by the cosine of the map's middle. */
const DEGREE = 82;
const WEST = 4;
const EAST = 19;
const SOUTH = 46.4;
const NORTH = 52;
const SHRINK = Math.cos((49.2 * Math.PI) / 180);
const x = (east: number): number => 116 + (east - WEST) * DEGREE * SHRINK;
const y = (north: number): number => 106 + (NORTH - north) * DEGREE;
const [left, right, top, bottom] = [x(WEST), x(EAST), y(NORTH), y(SOUTH)];

function graticule(lettering: Lettering): string {
  const meridians = range(EAST - WEST + 1).map((index) => WEST + index);
  const parallels = range(6).map((index) => 47 + index);
  return (
    rect(left, top, right - left, bottom - top, 'g1') +
    stroke(
      each(meridians, (east) => `M${x(east).toFixed(1)} ${top}V${bottom.toFixed(1)}`),
      'wl',
      1.5,
    ) +
    stroke(
      each(parallels, (north) => `M${left} ${y(north).toFixed(1)}H${right.toFixed(1)}`),
      'wl',
      1.5,
    ) +
    each(
      meridians.filter((east) => east % 2 === 0),
      (east) => lettering.text(x(east), bottom + 24, `${east}° E`, { ...NOTE, anchor: 'middle' }),
    ) +
    each(parallels, (north) => lettering.text(left - 12, y(north) + 5, `${north}° N`, { ...NOTE, anchor: 'end' }))
  );
}

/** Red ticks on the frame: the reading of a site. */
function reading({ north, east }: Site): string {
  return (
    line(x(east), y(north), x(east), bottom, 'h', '2 4') +
    line(left, y(north), x(east), y(north), 'h', '2 4') +
    line(x(east), bottom - 9, x(east), bottom + 5, 'rl') +
    line(left - 5, y(north), left + 9, y(north), 'rl')
  );
}

function site(lettering: Lettering, place: Site, note: string, side: 'left' | 'right' = 'right'): string {
  const name: TextOptions = { size: 22, style: 'wide' };
  const words = lettering.measure(place.name, name) + 9 + lettering.measure(place.country, NOTE);
  const at = x(place.east) + (side === 'right' ? 20 : -20 - words);
  const base = y(place.north) + (side === 'right' ? 6 : -9);
  return (
    circle(x(place.east), y(place.north), 9, 'r') +
    circle(x(place.east), y(place.north), 3.5, 'p') +
    lettering.text(at, base, place.name, name) +
    lettering.text(at + words, base, place.country, { ...NOTE, anchor: 'end' }) +
    lettering.text(side === 'right' ? at : at + words - 16, y(place.north) + (side === 'right' ? 28 : 22), note, {
      ...NOTE,
      anchor: side === 'right' ? 'start' : 'end',
    })
  );
}

/** Where on Earth the frame lies. */
function earth(): string {
  const { net, at } = createGlobe([800, 437], 92, 35, 11);
  const edge = [
    ...range(8).map((k) => at(NORTH, WEST + ((EAST - WEST) * k) / 7)),
    ...range(8).map((k) => at(SOUTH, EAST - ((EAST - WEST) * k) / 7)),
  ];
  return net + polygon(edge, 'r');
}

function body(lettering: Lettering): string {
  const way = (from: Site, to: Site) =>
    polyline(
      greatCircle(from, to).map(([north, east]) => [x(east), y(north)]),
      'l',
    );
  const base = { north: 47.153, east: 7.0 };
  return (
    graticule(lettering) +
    each(sites, reading) +
    way(corgemont, leipzig) +
    way(leipzig, liberec) +
    way(corgemont, liberec) +
    stroke(
      pointsToPath([
        [x(base.east), y(base.north)],
        [x(base.east) - 34, y(base.north) + 20],
      ]),
      'm',
      1,
    ) +
    circle(x(base.east), y(base.north), 4, 'g4') +
    lines(
      lettering,
      x(base.east) - 38,
      y(base.north) + 26,
      ['Saint-Imier,', 'the first base'],
      { ...NOTE, anchor: 'end' },
      17,
    ) +
    site(lettering, corgemont, 'headquarters since 2001') +
    site(lettering, leipzig, 'in the company since 2006', 'left') +
    site(lettering, liberec, 'in the company since 2006') +
    earth()
  );
}

export const threeSites = sheet({
  id: 'history/three-sites',
  title: 'Three sites in three countries',
  description:
    'A map frame from 46 to 52 degrees north and 4 to 19 degrees east with the three sites in their true position: Corgémont in Switzerland, headquarters since 2001, and Leipzig in Germany and Liberec in the Czech Republic, both since 2006.',
  heading: 'Three sites',
  subheading: 'Read off by latitude and longitude; every field is one degree',
  body,
});
