/** The pictures of equipment: pool, start, judging, boards, timers, then what stands along the courses. */
import type { Drawing } from '../kit/drawing.ts';
import { ares } from './ares-21.ts';
import { athleticsBlock } from './athletics-starting-block.ts';
import { backstrokeLedge } from './backstroke-ledge-obl2.ts';
import { bobLightBarrier } from './bob-light-barrier.ts';
import { calypso } from './calypso-line.ts';
import { coyote } from './coyote-horn.ts';
import { cyclingStartGate } from './cycling-start-gate.ts';
import { eGun } from './e-gun.ts';
import { epeePoint } from './epee-point.ts';
import { fencingHitBox } from './fencing-hit-box.ts';
import { gemini } from './gemini-board.ts';
import { glassShotClock } from './glass-shot-clock.ts';
import { harnessModule } from './harness-module.ts';
import { int131 } from './int131-interface.ts';
import { touchTerminal } from './judge-terminal.ts';
import { lapCounter } from './lap-counter.ts';
import { loopDecoder } from './loop-decoder.ts';
import { mte } from './mte-terminal.ts';
import { photoFinishCamera } from './photo-finish-camera.ts';
import { photocell } from './photocell.ts';
import { piccolo } from './piccolo-board.ts';
import { plexiglassDisplay } from './plexiglass-display.ts';
import { positioningAntenna } from './positioning-antenna.ts';
import { programmer } from './programmer-aq.ts';
import { pushButton } from './push-button.ts';
import { quantumTimer } from './quantum-timer.ts';
import { saturn } from './saturn-console.ts';
import { shotClock } from './shot-clock.ts';
import { shotClockControl } from './shot-clock-control.ts';
import { windGauge } from './sirocco-wind-gauge.ts';
import { sledMeasurementUnit } from './sled-measurement-unit.ts';
import { sprintGate } from './sprint-gate.ts';
import { startGate } from './start-gate.ts';
import { startSideBox } from './start-side-box-odb10.ts';
import { startingBlock } from './starting-block-osb11.ts';
import { startTime } from './starttime-v.ts';
import { timingStrip } from './timing-strip.ts';
import { touchPad } from './touch-pad-ocp5.ts';
import { trackerDisplay } from './tracker-display.ts';
import { trampolineFrameSensor } from './trampoline-frame-sensor.ts';
import { transponder } from './transponder.ts';
import { videoDistanceCamera } from './video-distance-camera.ts';
import { videoReplayStation } from './video-replay-station.ts';
import { waterPoloConsole } from './water-polo-console.ts';
import { whistleDetector } from './whistle-detector.ts';
import { windSensor } from './wind-sensor.ts';

export const equipment: readonly Drawing[] = [
  touchPad,
  startingBlock,
  backstrokeLedge,
  startSideBox,
  harnessModule,
  programmer,
  pushButton,
  startTime,
  eGun,
  mte,
  touchTerminal,
  gemini,
  calypso,
  piccolo,
  saturn,
  waterPoloConsole,
  shotClock,
  shotClockControl,
  coyote,
  quantumTimer,
  ares,
  int131,
  windGauge,
  athleticsBlock,
  photoFinishCamera,
  photocell,
  startGate,
  transponder,
  lapCounter,
  cyclingStartGate,
  timingStrip,
  windSensor,
  fencingHitBox,
  epeePoint,
  whistleDetector,
  glassShotClock,
  bobLightBarrier,
  videoDistanceCamera,
  positioningAntenna,
  sledMeasurementUnit,
  loopDecoder,
  trackerDisplay,
  sprintGate,
  plexiglassDisplay,
  trampolineFrameSensor,
  videoReplayStation,
];
