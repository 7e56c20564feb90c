/** Every picture of the site, by kind. */
import { companyPictures } from './company/company-pictures.ts';
import { equipmentA } from './equipment/equipment-a.ts';
import { equipmentB } from './equipment/equipment-b.ts';
import type { Drawing } from './kit/drawing.ts';
import { plans } from './plans/plans.ts';
import { screens } from './screens/screens.ts';
import { strips } from './strips/strips.ts';

export const drawings: readonly Drawing[] = [
  ...strips,
  ...plans,
  ...equipmentA,
  ...equipmentB,
  ...screens,
  ...companyPictures,
];
