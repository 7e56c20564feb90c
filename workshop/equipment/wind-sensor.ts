/** The three-axis ultrasonic wind sensor and its places on a ski-jumping hill. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, pointsToPath, rect } from '../kit/shapes.ts';
import { Axonometry, type Place } from './axonometry.ts';
import { callout, plate } from './equipment-kit.ts';
import { atDistance, inRun, landingHill } from './jump-hill.ts';
import { arrow, note, rod } from './plate-marks.ts';

export const windSensor = plate({
  name: 'wind-sensor',
  heading: 'Wind sensor, three axes',
  part: 'Ultrasonic, ski jumping: 7 on normal and large hill, 5 in Grand Prix',
  title: 'Three-axis ultrasonic wind sensor and its places',
  description:
    'Three pairs of transducers face each other across a common centre; sound runs faster with the ' +
    'wind than against it, so three ' +
    'paths give the wind in three axes. Seven sensors stand along the landing hill of a normal or ' +
    'large hill. Not to scale.',
  legend: [
    { text: 'Sound paths, crossing in one point', measures: true },
    { text: 'Transducer: sends and hears' },
    { text: 'Seven masts along the landing hill' },
    { text: 'Sooner with the wind, later against' },
  ],
  body: (lettering) => head(lettering) + hill(lettering) + principle(lettering),
});

const SPACE = new Axonometry(150, 200, 1);

function around(turn: number, radius: number, z: number): Place {
  const angle = (turn * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle), z];
}

function head(lettering: Lettering): string {
  const turns = [20, 140, 260];
  const bend = (corners: readonly Place[]): Point[] => corners.map((corner) => SPACE.at(corner));
  const arm = (turn: number, way: 1 | -1): string => {
    const outer = way > 0 ? 84 : 66;
    const foot: Place[] = [[0, 0, -112], around(turn, outer * 0.5, -112), around(turn, outer, -92)];
    return rod(bend([...foot, around(turn, outer, way * 44), around(turn, 58, way * 58)]), 5);
  };
  const probe = (turn: number, way: 1 | -1): string =>
    rod(bend([around(turn, 58, way * 58), around(turn, 42, way * 42)]), 11, 'none');
  const pairs = each(turns, (turn) =>
    line(...SPACE.at(around(turn, 42, 42)), ...SPACE.at(around(turn + 180, 42, -42)), 'rl'),
  );
  const all = (draw: (turn: number, way: 1 | -1) => string): string =>
    each(turns, (turn) => draw(turn, 1) + draw(turn + 180, -1));
  const [hubX, hubY] = SPACE.at([0, 0, -112]);
  return (
    rect(hubX - 9, hubY, 18, 396 - hubY, 'g2') +
    path(`M${hubX - 9} ${hubY}V396M${hubX + 9} ${hubY}V396`, 'l') +
    all(arm) +
    rect(hubX - 16, hubY - 12, 32, 40, 'g1 l', 4) +
    all(probe) +
    pairs +
    circle(...SPACE.at([0, 0, 0]), 4, 'r') +
    axes(lettering) +
    callout(lettering, 1, [60, 222], [138, 206], true) +
    callout(lettering, 2, [60, 122], pointOf(around(140, 50, 50)))
  );
}

function pointOf(place: Place): Point {
  return SPACE.at(place);
}

function axes(lettering: Lettering): string {
  const space = new Axonometry(256, 352, 30);
  const end = (x: number, y: number, z: number): Point => space.at([x, y, z]);
  const label = (point: Point, name: string, dx: number, dy: number): string =>
    lettering.text(point[0] + dx, point[1] + dy, name, { anchor: 'middle', fill: 'g5' });
  return (
    arrow(end(0, 0, 0), end(1.2, 0, 0)) +
    arrow(end(0, 0, 0), end(0, 1.2, 0)) +
    arrow(end(0, 0, 0), end(0, 0, 1.3)) +
    label(end(1.2, 0, 0), 'x', 9, 8) +
    label(end(0, 1.2, 0), 'y', 9, 2) +
    label(end(0, 0, 1.3), 'z', 0, -6)
  );
}

const HILL = { x: 436, y: 170, k: 0.86 } as const;

function onHill([x, height]: Point): Point {
  return [HILL.x + x * HILL.k, HILL.y - height * HILL.k];
}

function hill(lettering: Lettering): string {
  const run = inRun(84)
    .filter((_, index) => index % 6 === 0)
    .map(onHill);
  const ground = landingHill(194)
    .filter((_, index) => index % 6 === 0)
    .map(onHill);
  const body = `${pointsToPath(ground)}L${HILL.x + 194 * HILL.k} 254H${HILL.x}Z`;
  const mast = (distance: number): string => {
    const [x, y] = onHill(atDistance(distance).point);
    return line(x, y, x, y - 16, 'l') + circle(x, y - 18, 3, 'i');
  };
  const distances = [8, 30, 52, 74, 96, 118, 140];
  const [x, y] = onHill(atDistance(52).point);
  return (
    path(body, 'snow-1') +
    path(pointsToPath(ground), 'l') +
    path(pointsToPath(run), 'l') +
    line(HILL.x, HILL.y, HILL.x, HILL.y + 3, 'l') +
    each(distances, mast) +
    callout(lettering, 3, [528, 128], [x, y - 18])
  );
}

function principle(lettering: Lettering): string {
  const probes = (y: number): string => rect(372, y - 8, 18, 16, 'i', 2) + rect(560, y - 8, 18, 16, 'i', 2);
  return (
    note(lettering, 372, 286, 'Wind') +
    arrow([412, 282], [460, 282]) +
    probes(312) +
    arrow([396, 306], [554, 306], 'rl', 'r') +
    arrow([554, 318], [396, 318], 'rl', 'r') +
    rect(372, 346, 118, 8, 'g4') +
    rect(372, 362, 152, 8, 'g4') +
    rect(490, 362, 34, 8, 'r') +
    line(490, 342, 490, 374, 'd') +
    arrow([372, 384], [608, 384]) +
    note(lettering, 608, 376, 'Time', 'end') +
    callout(lettering, 4, [548, 350], [510, 366])
  );
}
