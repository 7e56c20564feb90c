/** Every picture of the site, by kind. */
import { companyPictures } from './company/company-pictures.ts';
import type { Drawing } from './drawing.ts';
import { equipmentA } from './equipment/equipment-a.ts';
import { equipmentB } from './equipment/equipment-b.ts';
import { plansA } from './plans/plans-a.ts';
import { plansB } from './plans/plans-b.ts';
import { screens } from './screens/screens.ts';
import { strips } from './strips/strips.ts';

export const drawings: readonly Drawing[] = [
  ...strips,
  ...plansA,
  ...plansB,
  ...equipmentA,
  ...equipmentB,
  ...screens,
  ...companyPictures,
];
