/**
 * What devices are made of: per material five fills from shade to light, the same in both schemes (devices stand in a
 * group of class `day`). "kit-red~40" is that fill under a shade of 40 per cent, "kit-red^20" under a light of 20.
 */
import { path } from '../../kit/shapes.ts';

export type Material = readonly [deep: string, shade: string, plain: string, light: string, lit: string];

export const LIGHT_PLASTIC: Material = ['g4', 'g3', 'g3^45', 'g2', 'g1'];
export const DARK_PLASTIC: Material = ['kit-ink~20', 'kit-ink', 'g5', 'steel', 'g4'];
export const METAL: Material = ['steel', 'g4', 'metal', 'metal^40', 'g1'];
export const RED: Material = ['kit-red~50', 'kit-red~28', 'kit-red', 'kit-red^12', 'kit-red^28'];
export const YELLOW: Material = ['kit-yellow~45', 'kit-yellow~22', 'kit-yellow', 'kit-yellow^20', 'kit-yellow^45'];
export const BLUE: Material = ['kit-blue~50', 'kit-blue~28', 'kit-blue', 'kit-blue^15', 'kit-blue^35'];
export const SKIN: Material = ['skin-4', 'skin-3', 'skin-2', 'skin-1', 'skin-1^30'];
export const SNOW: Material = ['snow-2', 'snow', 'snow', 'snow-1', 'snow-1'];
export const ICE: Material = ['ice-2', 'ice', 'ice-1', 'ice-1', 'ice-1^50'];
export const TIMBER: Material = ['timber-2', 'timber', 'timber', 'timber-1', 'timber-1'];
export const TARTAN: Material = ['tartan-2', 'tartan-2', 'tartan', 'tartan', 'tartan^12'];
export const GLASS: Material = ['led-ground', 'led-ground', 'led-ground', 'kit-navy', 'kit-blue'];
export const GROUND: Material = ['g3', 'g3', 'g2', 'g2', 'g1'];

export const KEY = 'g2';
export const KEY_TEXT = 'i';
/** Ground of boards and displays, lit and unlit lamps, and the shadow under a device. */
export const PANEL = 'led-ground';
export const AMBER = 'led-lit';
export const LAMP_WHITE = 'kit-white';
export const LAMP_RED = 'r';
export const LAMP_GREEN = 'kit-green';
export const LAMP_OFF = 'kit-ink';
export const SHADOW = 'led-ground';

/** A path in a fill of a material. */
export function painted(data: string, fill: string): string {
  const [, base = fill, way, share] = /^(.+)([~^])(\d+)$/.exec(fill) ?? [];
  const veil = way === '~' ? 'led-ground' : 'p';
  return path(data, base) + (way ? `<path d="${data}" class="${veil}" fill-opacity="${Number(share) / 100}"/>` : '');
}
