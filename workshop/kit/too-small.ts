/**
 * Families with letters under the smallest size: what their smallest letter measures today, in CSS pixels, rounded down.
 * No drawing may go below; when a family improves its row is raised, and taken out when all its letters can be read.
 */
import type { LetterSizes } from './letter-sizes.ts';

export const TOO_SMALL: Readonly<Record<string, Partial<LetterSizes>>> = {
  // Figures of the ruler and in the scenes, cut to the banner of a phone.
  strip: { phone: 7.2 },
  equipment: { phone: 9.2, desktop: 10.3 },
};
