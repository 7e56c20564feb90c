/** The three-axis ultrasonic wind sensor and its places on a ski-jumping hill. */
import { arrow } from '../kit/arrows.ts';
import { Axonometry } from '../kit/axonometry.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, pointsToPath, polyline, rect } from '../kit/shapes.ts';
import type { Place } from '../kit/space.ts';
import { atDistance, inRun, landingHill } from './jump-hill.ts';
import { rod } from './parts.ts';
import { plate } from './plate.ts';
import { windSensorProduct } from './products/wind-sensor.ts';

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
    axes(lettering)
  );
}

function axes(lettering: Lettering): string {
  const space = new Axonometry(256, 352, 30);
  const axis = (name: string, end: Place, dx: number, dy: number): string => {
    const [x, y] = space.at(end);
    return arrow(space.at([0, 0, 0]), [x, y]) + note(lettering, x + dx, y + dy, name, 'middle');
  };
  return axis('x', [1.2, 0, 0], 9, 8) + axis('y', [0, 1.2, 0], 9, 2) + axis('z', [0, 0, 1.3], 0, -6);
}

const HILL = { x: 436, y: 170, k: 0.86 } as const;

const onHill = ([x, height]: Point): Point => [HILL.x + x * HILL.k, HILL.y - height * HILL.k];

/** The top of a mast at a distance along the hill. */
function mastTop(distance: number): Point {
  const [x, y] = onHill(atDistance(distance).point);
  return [x, y - 18];
}

function hill(): string {
  const thinned = (places: readonly Point[]): Point[] => places.filter((_, index) => index % 6 === 0).map(onHill);
  const ground = thinned(landingHill(194));
  return (
    path(`${pointsToPath(ground)}L${HILL.x + 194 * HILL.k} 254H${HILL.x}Z`, 'snow-1') +
    polyline(ground, 'l') +
    polyline(thinned(inRun(84)), 'l') +
    line(HILL.x, HILL.y, HILL.x, HILL.y + 3, 'l') +
    each([8, 30, 52, 74, 96, 118, 140], (distance) => {
      const [x, y] = mastTop(distance);
      return line(x, y + 18, x, y + 2, 'l') + circle(x, y, 3, 'i');
    })
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
    note(lettering, 608, 376, 'Time', 'end')
  );
}

export const windSensor = plate({
  name: 'wind-sensor',
  heading: 'Wind sensor, three axes',
  part: 'Ultrasonic, ski jumping: 7 on normal and large hill, 5 in Grand Prix',
  title: 'Three-axis ultrasonic wind sensor and its places',
  description:
    'Three pairs of transducers face each other across a common centre; sound runs faster with the wind than ' +
    'against it, so three paths give the wind in three axes. Seven sensors stand along the landing hill of a normal ' +
    'or large hill. Not to scale.',
  legend: [
    { text: 'Sound paths, crossing in one point', at: [60, 222], target: [138, 206], measures: true },
    { text: 'Transducer: sends and hears', at: [60, 122], target: SPACE.at(around(140, 50, 50)) },
    { text: 'Seven masts along the landing hill', at: [528, 128], target: mastTop(52) },
    { text: 'Sooner with the wind, later against', at: [548, 350], target: [510, 366] },
  ],
  product: windSensorProduct,
  body: (lettering) => head(lettering) + hill() + principle(lettering),
});
