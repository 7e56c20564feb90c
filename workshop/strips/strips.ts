/** Every photo-finish strip of the site. */
import type { Drawing } from '../kit/drawing.ts';
import { companyStrips } from './company-strips.ts';
import { serviceStrips } from './service-strips.ts';
import { sportStrips } from './sport-strips.ts';
import { strip } from './strip.ts';

export const strips: readonly Drawing[] = [...sportStrips, ...serviceStrips, ...companyStrips].map(strip);
