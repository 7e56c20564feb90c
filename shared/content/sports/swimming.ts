import type { SportContent } from './sport.ts';

export const swimming: SportContent = {
  slug: 'Swimming',
  name: 'Swimming',
  surface: 'water',
  banner: 'strip/Swimming',
  description:
    'Swim timing to 1/100 s in 25 and 50 m pools: touch pads, starting blocks with relay detection, backup buttons and cameras.',
  lead: 'Swimmers stop their own clocks. The touch pad at the end of the lane responds to a push of 1.5 to 2.5 kg and takes no notice of waves.',
  intro: `Pools measure 25 or 50 m, and a race lasts from 1 to 60 lengths. Touches on the way give intermediate times, the last one gives the result.

Times are published to 1/100 s. A third decimal is neither kept nor used: swimmers with equal times share the place.`,
  facts: [
    { value: '1/100 s', type: 'Official time', description: 'Equal hundredths mean equal places' },
    { value: '1.5–2.5 kg', type: 'Touch force', description: 'Push that closes the contact of a pad' },
    { value: '25 and 50 m', type: 'Pools', description: 'Short and long course' },
    { value: '100 images/s', type: 'Backup camera', description: 'Frame rate of the video behind pads and buttons' },
    { value: '0.03 s', type: 'Relay tolerance', description: 'Early departure the device accepts' },
  ],
  sections: [
    {
      heading: 'Pad, button, camera',
      text: `The federation’s facility rules ask for a pad of at least 2.4 × 0.9 m and 1 cm thick, with 30 cm above the surface and 60 cm below.

Three push buttons a lane stand behind it, and their median counts. A lane is flagged when pad and button lie more than 200 ms apart. Backup cameras at 100 images/s show the touch itself.`,
    },
    {
      heading: 'One sound for all lanes',
      text: `A loudspeaker in every block replaces the single horn at the pool side. The start signal reaches all of them within 1/1000 s, so the far lane loses nothing.`,
    },
    {
      heading: 'Relay changeovers',
      text: `Blocks record when the outgoing swimmer leaves. Their contact opens 0.024–0.027 s before the toes are gone, as tests between 1982 and 1984 found. The device therefore accepts a departure up to 0.03 s ahead of the touch; FINA wrote this into its rules in 1998.`,
    },
    {
      heading: 'Beyond the wall',
      text: `Image tracking follows swimmers between touches. First used at Windsor in 2016, it worked with three fixed cameras under the roof at Budapest in 2017. Speed, gaps and stroke rate reach the screen with the [world-record line](/Service/VirtualGraphics). In open water, buoys read transponders on the wrist.`,
    },
  ],
  company: `Two swimmers at 55.2 s and judges who disagreed: the 100 m freestyle of Rome 1960 was the argument for a pad. Omega tried touch pads at the Pan American Games of 1967, and at Mexico City in 1968 Olympic swimming was timed fully automatically.

Omega has timed the world championships since the first edition in 1973. Lights on the blocks for places 1 to 3 came in 2012, lap counters under water in 2015. Spectators elsewhere follow by [live timing](/Service/LiveTimingAndScoring); the [innovation milestones](/Company/InnovationMilestones) date further inventions for the pool.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'OCP5 touch pad',
      text: 'Competition size 2403 × 905 mm, 16.3 kg. PVC slats on a stainless frame with tape switches inside.',
      drawing: 'touch-pad-ocp5',
    },
    {
      name: 'OSB11 starting block',
      text: 'Top plate 740 × 520 mm, at most 650 mm high, with built-in relay-break detection.',
      drawing: 'starting-block-osb11',
    },
    {
      name: 'Quantum Aquatics',
      text: 'Pool timer for 10 lanes an end. It samples at 1/10,000 s and keeps running while a battery is changed.',
      drawing: 'quantum-timer',
    },
    {
      name: 'OBL2 Pro backstroke ledge',
      text: 'Foot support of 800 × 150 × 130 mm, set to one of 5 heights.',
      drawing: 'backstroke-ledge-obl2',
    },
    {
      name: 'StartTime V',
      text: 'Start unit of 5.8 kg with microphone and e-gun; it feeds the blocks’ loudspeakers.',
      drawing: 'starttime-v',
    },
    {
      name: 'Lap counter',
      text: 'Shows swimmers the laps left from the pool floor in 800 and 1,500 m races.',
      drawing: 'lap-counter',
    },
  ],
  services: ['LiveTimingAndScoring', 'AnalysisTools'],
  newTabServices: [
    'Timing',
    'Scoreboards',
    'LiveTimingAndScoring',
    'MediaInformationSystem',
    'TvGraphics',
    'VirtualGraphics',
  ],
  links: [
    { label: 'World Aquatics', href: 'https://www.worldaquatics.com' },
    {
      label: 'World Aquatics: what the timekeepers do at a world championship',
      href: 'https://www.worldaquatics.com/news/2882338/what-it-takes-to-be-aquatics-ultimate-timekeeper',
    },
    { label: 'Omega Timing: live results and archive', href: 'https://www.omegatiming.com' },
  ],
  gallery: [
    'plan/Swimming',
    'screen/public-scoreboard-swimming',
    'screen/tv-graphic-swimming',
    'screen/virtual-record-line',
    'equipment/start-side-box-odb10',
    'equipment/harness-module',
    'equipment/programmer-aq',
    'equipment/lane-loudspeaker',
  ],
};
