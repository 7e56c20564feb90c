/** Every picture of the site, by kind. */
import { companyPictures } from './company/company-pictures.ts';
import { equipment } from './equipment/equipment.ts';
import type { Drawing } from './kit/drawing.ts';
import { plans } from './plans/plans.ts';
import { scenes } from './scenes/scenes.ts';
import { screens } from './screens/screens.ts';
import { strips } from './strips/strips.ts';

export const drawings: readonly Drawing[] = [
  ...strips,
  ...plans,
  ...equipment,
  ...screens,
  ...companyPictures,
  ...scenes,
];
