/** The banners of the home page, the company pages and the rest. */
import { careers } from './scenes/careers.ts';
import { contactCorgemont } from './scenes/contact-corgemont.ts';
import { contactLeipzig } from './scenes/contact-leipzig.ts';
import { contactLiberec } from './scenes/contact-liberec.ts';
import { documentation } from './scenes/documentation.ts';
import { heritage } from './scenes/heritage.ts';
import { history } from './scenes/history.ts';
import { historyMilestones } from './scenes/history-milestones.ts';
import { home } from './scenes/home.ts';
import { innovationMilestones } from './scenes/innovation-milestones.ts';
import { instructionManuals } from './scenes/instruction-manuals.ts';
import { sales } from './scenes/sales.ts';
import { scopeOfService } from './scenes/scope-of-service.ts';
import { swatchGroupBrands } from './scenes/swatch-group-brands.ts';
import type { Scene } from './strip.ts';

export const companyStrips: readonly Scene[] = [
  home,
  history,
  historyMilestones,
  innovationMilestones,
  swatchGroupBrands,
  careers,
  heritage,
  sales,
  documentation,
  instructionManuals,
  contactCorgemont,
  contactLeipzig,
  contactLiberec,
  scopeOfService,
];
