/** Venue plans of the sports in halls, on ice and on snow hills, and of the pool. */
import type { Drawing } from '../drawing.ts';
import { fencingPlan } from './fencing-plan.ts';
import { figureSkatingPlan } from './figure-skating-plan.ts';
import { gymnasticsPlan } from './gymnastics-plan.ts';
import { iceHockeyPlan } from './ice-hockey-plan.ts';
import { shortTrackPlan } from './short-track-plan.ts';
import { skiJumpingPlan } from './ski-jumping-plan.ts';
import { snowboardPlan } from './snowboard-plan.ts';
import { speedSkatingPlan } from './speed-skating-plan.ts';
import { swimmingPlan } from './swimming-plan.ts';

export const plansB: readonly Drawing[] = [
  fencingPlan,
  figureSkatingPlan,
  gymnasticsPlan,
  iceHockeyPlan,
  shortTrackPlan,
  skiJumpingPlan,
  snowboardPlan,
  speedSkatingPlan,
  swimmingPlan,
];
