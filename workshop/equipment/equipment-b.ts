/** Equipment drawings: sensors, gates, cameras and displays along the course. */
import type { Drawing } from '../kit/drawing.ts';
import { bobLightBarrier } from './bob-light-barrier.ts';
import { lapToGoDisplay, trackerDisplay } from './cycling-displays.ts';
import { cyclingStartGate } from './cycling-start-gate.ts';
import { fencingHitBox } from './fencing-hit-box.ts';
import { glassShotClock } from './glass-shot-clock.ts';
import { lapCounter } from './lap-counter.ts';
import { loopDecoder } from './loop-decoder.ts';
import { photoFinishCamera } from './photo-finish-camera.ts';
import { photocell } from './photocell.ts';
import { plexiglassDisplay } from './plexiglass-display.ts';
import { positioningAntenna } from './positioning-antenna.ts';
import { sledMeasurementUnit } from './sled-measurement-unit.ts';
import { snowgate } from './snowgate.ts';
import { sprintGate } from './sprint-gate.ts';
import { startGate } from './start-gate.ts';
import { timingStrip } from './timing-strip.ts';
import { trampolineFrameSensor } from './trampoline-frame-sensor.ts';
import { transponder } from './transponder.ts';
import { videoDistanceCamera } from './video-distance-camera.ts';
import { videoReplayStation } from './video-replay-station.ts';
import { whistleDetector } from './whistle-detector.ts';
import { windSensor } from './wind-sensor.ts';

export const equipmentB: readonly Drawing[] = [
  photoFinishCamera,
  photocell,
  startGate,
  snowgate,
  transponder,
  lapCounter,
  cyclingStartGate,
  timingStrip,
  windSensor,
  fencingHitBox,
  whistleDetector,
  glassShotClock,
  bobLightBarrier,
  videoDistanceCamera,
  positioningAntenna,
  sledMeasurementUnit,
  loopDecoder,
  trackerDisplay,
  sprintGate,
  lapToGoDisplay,
  plexiglassDisplay,
  trampolineFrameSensor,
  videoReplayStation,
];
