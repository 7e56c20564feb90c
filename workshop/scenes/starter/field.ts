/** The eight of the final, from lane 1. */
import type { SprinterLook } from '../people/sprinter.ts';

export const FIELD: readonly SprinterLook[] = [
  { skin: 'skin-5', hair: 'hair-1', kit: 'kit-yellow', shorts: 'kit-green', cover: 'bun' },
  { skin: 'skin-1', hair: 'hair-3', kit: 'kit-blue', shorts: 'kit-navy', cover: 'tail' },
  { skin: 'skin-4', hair: 'hair-1', kit: 'kit-white', shorts: 'kit-red', cover: 'bun' },
  { skin: 'skin-2', hair: 'hair-2', kit: 'kit-orange', shorts: 'kit-orange', cover: 'bun' },
  { skin: 'skin-5', hair: 'hair-1', kit: 'kit-green', shorts: 'kit-ink', cover: 'bun' },
  { skin: 'skin-3', hair: 'hair-1', kit: 'kit-navy', shorts: 'kit-navy', cover: 'tail' },
  { skin: 'skin-4', hair: 'hair-1', kit: 'kit-red', shorts: 'kit-white', cover: 'bun' },
  { skin: 'skin-1', hair: 'hair-4', kit: 'kit-blue', shorts: 'kit-blue', cover: 'tail' },
];
