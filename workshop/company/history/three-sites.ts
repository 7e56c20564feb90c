/** Where the three sites lie, read off a frame of latitude and longitude. */
import { geoMercator } from 'd3-geo';
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, path, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { createGlobe, graticule, outline, placeOn, shortestWay } from '../kit/globe.ts';
import { lines, NOTE, sheet } from '../kit/sheet.ts';
import { corgemont, leipzig, liberec, type Site, sites } from '../kit/sites.ts';

const WEST = 4;
const EAST = 19;
const SOUTH = 46.4;
const NORTH = 52;
/** Meridians stand 53.6 units apart; about the middle of the map a degree of latitude measures 82. */
const map = geoMercator()
  .center([WEST, NORTH])
  .translate([116, 106])
  .scale((53.58 * 180) / Math.PI)
  .precision(0.05);
const at = (north: number, east: number): Point => placeOn(map, { north, east });
const [left, top] = at(NORTH, WEST);
const [right, bottom] = at(SOUTH, EAST);
const frame = graticule(1).extent([
  [WEST, SOUTH],
  [EAST, NORTH],
]);

function net(lettering: Lettering): string {
  return (
    rect(left, top, right - left, bottom - top, 'g1') +
    stroke(outline(map, frame()), 'wl', 1.5) +
    each(range(8), (index) => {
      const east = WEST + index * 2;
      return lettering.text(at(SOUTH, east)[0], bottom + 24, `${east}° E`, { ...NOTE, anchor: 'middle' });
    }) +
    each(range(6), (index) => {
      const north = 47 + index;
      return lettering.text(left - 12, at(north, WEST)[1] + 5, `${north}° N`, { ...NOTE, anchor: 'end' });
    })
  );
}

/** Red ticks on the frame: the reading of a site. */
function reading(place: Site): string {
  const [x, y] = placeOn(map, place);
  return (
    line(x, y, x, bottom, 'h', '2 4') +
    line(left, y, x, y, 'h', '2 4') +
    line(x, bottom - 9, x, bottom + 5, 'rl') +
    line(left - 5, y, left + 9, y, 'rl')
  );
}

function site(lettering: Lettering, place: Site, note: string, isRight = true): string {
  const [x, y] = placeOn(map, place);
  const name: TextOptions = { size: 22, style: 'wide' };
  const words = lettering.measure(place.name, name) + 9 + lettering.measure(place.country, NOTE);
  const start = x + (isRight ? 20 : -20 - words);
  const base = y + (isRight ? 6 : -9);
  return (
    circle(x, y, 9, 'r') +
    circle(x, y, 3.5, 'p') +
    lettering.text(start, base, place.name, name) +
    lettering.text(start + words, base, place.country, { ...NOTE, anchor: 'end' }) +
    (isRight
      ? lettering.text(start, y + 28, note, NOTE)
      : lettering.text(start + words - 16, y + 22, note, { ...NOTE, anchor: 'end' }))
  );
}

/** Where on Earth the frame lies. */
function earth(): string {
  const globe = createGlobe([800, 437], 92, { north: 35, east: 11 });
  return (
    circle(800, 437, 92, 'g1') +
    path(outline(globe, graticule(15)()), 'h') +
    circle(800, 437, 92, 'm') +
    path(outline(globe, frame.outline()), 'r')
  );
}

const [baseX, baseY] = at(47.153, 7);

export const threeSites = sheet({
  id: 'history/three-sites',
  title: 'Three sites in three countries',
  description:
    'A map frame from 46 to 52 degrees north and 4 to 19 degrees east with the three sites in their true position: Corgémont in Switzerland, headquarters since 2001, and Leipzig in Germany and Liberec in the Czech Republic, both since 2006.',
  heading: 'Three sites',
  subheading: 'Read off by latitude and longitude; every field is one degree',
  body: (lettering) =>
    net(lettering) +
    each(sites, reading) +
    path(shortestWay(map, corgemont, leipzig), 'l') +
    path(shortestWay(map, leipzig, liberec), 'l') +
    path(shortestWay(map, corgemont, liberec), 'l') +
    stroke(`M${round(baseX)} ${round(baseY)}l-34 20`, 'm', 1) +
    circle(baseX, baseY, 4, 'g4') +
    lines(lettering, baseX - 38, baseY + 26, ['Saint-Imier,', 'the first base'], { ...NOTE, anchor: 'end' }, 17) +
    site(lettering, corgemont, 'headquarters since 2001') +
    site(lettering, leipzig, 'in the company since 2006', false) +
    site(lettering, liberec, 'in the company since 2006') +
    earth(),
});
