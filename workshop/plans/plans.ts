/** The venue plans, by sport. Each sits in the file, or the folder, of its sport's name. */
import type { Drawing } from '../kit/drawing.ts';
import { alpineSkiingPlan } from './alpine-skiing/plan.ts';
import { athleticsPlan } from './athletics/plan.ts';
import { basketballPlan } from './basketball.ts';
import { beachVolleyballPlan } from './beach-volleyball.ts';
import { bobsleighPlan } from './bobsleigh.ts';
import { carRacingPlan } from './car-racing.ts';
import { crossCountryPlan } from './cross-country/plan.ts';
import { cyclingPlan } from './cycling/plan.ts';
import { equestrianPlan } from './equestrian.ts';
import { fencingPlan } from './fencing.ts';
import { figureSkatingPlan } from './figure-skating.ts';
import { gymnasticsPlan } from './gymnastics/plan.ts';
import { iceHockeyPlan } from './ice-hockey/plan.ts';
import { shortTrackPlan } from './short-track.ts';
import { skiJumpingPlan } from './ski-jumping/plan.ts';
import { snowboardPlan } from './snowboard/plan.ts';
import { speedSkatingPlan } from './speed-skating/plan.ts';
import { swimmingPlan } from './swimming/plan.ts';

export const plans: readonly Drawing[] = [
  alpineSkiingPlan,
  athleticsPlan,
  basketballPlan,
  beachVolleyballPlan,
  bobsleighPlan,
  carRacingPlan,
  crossCountryPlan,
  cyclingPlan,
  equestrianPlan,
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
