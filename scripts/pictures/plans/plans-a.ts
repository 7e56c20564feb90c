/** Venue plans of the sports from A to Eq. */
import type { Drawing } from '../drawing.ts';
import { alpineSkiingPlan } from './alpine-skiing-plan.ts';
import { athleticsPlan } from './athletics-plan.ts';
import { basketballPlan } from './basketball-plan.ts';
import { beachVolleyballPlan } from './beach-volleyball-plan.ts';
import { bobsleighPlan } from './bobsleigh-plan.ts';
import { carRacingPlan } from './car-racing-plan.ts';
import { crossCountryPlan } from './cross-country-plan.ts';
import { cyclingPlan } from './cycling-plan.ts';
import { equestrianPlan } from './equestrian-plan.ts';

export const plansA: readonly Drawing[] = [
  alpineSkiingPlan,
  athleticsPlan,
  basketballPlan,
  beachVolleyballPlan,
  bobsleighPlan,
  carRacingPlan,
  crossCountryPlan,
  cyclingPlan,
  equestrianPlan,
];
