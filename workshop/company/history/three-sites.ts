/** A map of the three sites with borders and rivers; on telephones its middle, with larger names. */
import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Lettering } from '../../kit/lettering.ts';
import { area, type Box, circle, each, path } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { outline, placeOn, shortestWay } from '../kit/globe.ts';
import { sheet } from '../kit/sheet.ts';
import { corgemont, leipzig, liberec, type Site, sites } from '../kit/sites.ts';
import { COUNTRIES, LAKES, RIVERS } from './outlines.ts';

/** The upper left corner of a box in degrees, and how many units a degree of longitude takes. */
const mapOf = ({ x, y }: Box, west: number, north: number, degree: number): GeoProjection =>
  geoMercator()
    .center([west, north])
    .translate([x, y])
    .scale((degree * 180) / Math.PI)
    .precision(0.05);

type Way = (typeof RIVERS)[number];
const line = (way: Way) => ({ type: 'LineString' as const, coordinates: way.map((place) => [...place]) });

/** Ground, three countries, rivers, lakes, and the ways between the sites. */
function ground(projection: GeoProjection, box: Box): string {
  const closed = (way: Way) => `${outline(projection, line(way))}Z`;
  const [here, ...others] = sites;
  return cutTo(
    'map',
    box,
    area(box, 'g1'),
    each(Object.values(COUNTRIES), (way) => path(closed(way), 'snow-1')),
    each(RIVERS, (way) => stroke(outline(projection, line(way)), 'river', 2.6, { cap: 'round' })),
    each(LAKES, (way) => path(closed(way), 'water')),
    each(Object.values(COUNTRIES), (way) => path(closed(way), 'm')),
    each(others, (other) => (here ? stroke(shortestWay(projection, here, other), 'rl', 2.5) : '')),
    stroke(shortestWay(projection, leipzig, liberec), 'rl', 2.5),
  );
}

interface Label {
  readonly site: Site;
  readonly words: string;
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

function label(
  lettering: Lettering,
  projection: GeoProjection,
  { site, words, dx, dy, anchor }: Label,
  size: number,
): string {
  const [x, y] = placeOn(projection, site);
  const name = { size, style: 'wide', anchor } as const;
  const note = { size: Math.max(size * 0.7, 15), anchor, fill: 'g5' } as const;
  return (
    circle(x, y, 11, 'r') +
    circle(x, y, 4.5, 'p') +
    lettering.text(x + dx, y + dy, site.name, name) +
    lettering.text(x + dx, y + dy + size * 0.98, words, note)
  );
}

/** Names of countries, letters apart, where nothing else stands. */
const countryNames = (
  lettering: Lettering,
  projection: GeoProjection,
  size: number,
  places: readonly (readonly [string, number, number])[],
) =>
  each(places, ([name, north, east]) => {
    const [x, y] = placeOn(projection, { north, east });
    return lettering.text(x, y, name, { size, fill: 'g5', anchor: 'middle', tracking: 0.12 });
  });

const WIDE: Box = { x: 16, y: 92, width: 928, height: 496 };
const wide = mapOf(WIDE, 2.2, 52.3, 50);
const SLIM: Box = { x: 0, y: 0, width: 390, height: 388 };
const slim = mapOf(SLIM, 5.15, 52.9, 29.6);

export const threeSites = sheet({
  id: 'history/three-sites',
  title: 'Three sites in three countries',
  description:
    'A map of Central Europe with borders, the Rhine, the Elbe and the Danube, and the three sites in their true position: Corgémont in Switzerland, headquarters since 2001, and Leipzig in Germany and Liberec in the Czech Republic, both since 2006.',
  body: (lettering) =>
    ground(wide, WIDE) +
    countryNames(lettering, wide, 18, [
      ['GERMANY', 50.3, 9.4],
      ['CZECHIA', 49.45, 15.6],
      ['SWITZERLAND', 46.66, 8.3],
    ]) +
    label(lettering, wide, { site: corgemont, words: 'headquarters since 2001', dx: -40, dy: -6, anchor: 'end' }, 26) +
    label(lettering, wide, { site: leipzig, words: 'since 2006', dx: -20, dy: 2, anchor: 'end' }, 26) +
    label(lettering, wide, { site: liberec, words: 'since 2006', dx: 18, dy: -34, anchor: 'start' }, 26),
  narrow: {
    height: 388,
    body: (lettering) =>
      ground(slim, SLIM) +
      label(
        lettering,
        slim,
        { site: corgemont, words: 'headquarters since 2001', dx: -30, dy: 84, anchor: 'start' },
        22,
      ) +
      label(lettering, slim, { site: leipzig, words: 'since 2006', dx: -16, dy: -4, anchor: 'end' }, 22) +
      label(lettering, slim, { site: liberec, words: 'since 2006', dx: 92, dy: -42, anchor: 'end' }, 21),
  },
});
