import type { DocumentSheet } from './document-sheet.ts';
import { athleticsSheets } from './sheets/athletics.ts';
import { boxingSheets } from './sheets/boxing.ts';
import { cyclingSheets } from './sheets/cycling.ts';
import { generalSheets } from './sheets/general.ts';
import { multisportSheets } from './sheets/multisport.ts';
import { poolHardwareSheets } from './sheets/pool-hardware.ts';
import { poolTimerSheets } from './sheets/pool-timers.ts';
import { scoreboardSheets } from './sheets/scoreboards.ts';
import { startEquipmentSheets } from './sheets/start-equipment.ts';
import { waterPoloAndDivingSheets } from './sheets/water-polo-and-diving.ts';
import { winterSheets } from './sheets/winter.ts';

/** Every document the site offers, by subject. Each is listed in documentation.json, in manuals.json or in both. */
export const documentSheets: readonly DocumentSheet[] = [
  ...generalSheets,
  ...poolTimerSheets,
  ...poolHardwareSheets,
  ...startEquipmentSheets,
  ...waterPoloAndDivingSheets,
  ...scoreboardSheets,
  ...athleticsSheets,
  ...cyclingSheets,
  ...winterSheets,
  ...boxingSheets,
  ...multisportSheets,
];
