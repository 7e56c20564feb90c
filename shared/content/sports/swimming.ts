import type { SportContent } from './sport.ts';

export const swimming: SportContent = {
  slug: 'Swimming',
  name: 'Swimming',
  surface: 'water',
  banner: '/images/strip/Swimming.svg',
  description:
    'Swimming with Swiss Timing in pools of 25 and 50 m: touch pads, starting blocks and backup cameras, with diving, water polo and artistic swimming.',
  lead: 'Swimmers stop their own clocks. A touch pad answers to the hand and takes no notice of waves.',
  // current-rules.md, Swimming: federation, measured, published, tie; specification 9: pools; sports.md: lengths.
  intro: `World Aquatics counts the time from the start signal to the touch of the pad. It publishes the hundredth and nothing finer. A dead heat to the hundredth stays a dead heat.

Our equipment fits pools of 25 and 50 m and races of 1 to 60 lengths, with an intermediate time at every touch. Diving, water polo and artistic swimming have terminals and consoles of their own.`,
  // specification 9; current-rules.md, Swimming; research-2.md 7: Singapore 2025.
  facts: [
    { value: '1/100 s', type: 'Result', description: 'Resolution of every result list' },
    { value: '1.5–2.5 kg', type: 'Touch pad', description: 'Push that closes the contact' },
    { value: '25 and 50 m', type: 'Pools', description: 'Short course and long course' },
    { value: '100 images/s', type: 'Backup cameras', description: 'They show the touch when pad and button differ' },
    { value: '0.03 s', type: 'Relay', description: 'Tolerance of our blocks before the touch' },
  ],
  sections: [
    {
      // current-rules.md, Swimming: pad, backup; sports.md: 200 ms flag; specification 9: cameras.
      heading: 'Touch pad, button and camera',
      picture: '/images/scene/touch.svg',
      text: `The rules ask for a pad of at least 2.4 × 0.9 m and 1 cm thick, with 30 cm above the water and 60 cm below. Each lane has its own wire and a push button as backup. If the two lie more than 200 ms apart, the timer flags the lane. Overhead cameras then show what the hand did.`,
    },
    {
      // current-rules.md, Swimming: start, relay; services.md, Timing: 1/1000 s; sports.md: 0.024-0.027 s.
      heading: 'Start and relay',
      picture: '/images/equipment/starting-block-osb11.svg',
      text: `The rules allow one start only. A loudspeaker at every block gives the signal to all lanes within 1/1000 s, and the block shows a false start. In relays it records when the next swimmer has left. Its contact opens 0.024–0.027 s before the toes are gone, which explains the tolerance.`,
    },
    {
      // sports.md, Swimming: tracking, open water; services.md, VirtualGraphics: record line.
      heading: 'Between the walls',
      picture: '/images/screen/virtual-record-line.svg',
      isDark: true,
      text: `Image tracking gives speed, gaps and stroke rate between touches. We first used it at Windsor in 2016. On screen a [virtual line](/Service/VirtualGraphics) moves at record pace. In open water, buoys receive transponders on the wrist.`,
    },
    {
      // services.md, Scoring: MTE, panels, artistic swimming; equipment.md: water-polo console, shot clocks, Coyote; documents.md.
      heading: 'Diving, water polo and artistic swimming',
      picture: '/images/equipment/mte-terminal.svg',
      text: `Diving judges enter scores on MTE terminals, in panels of 5 or 7 and up to 11 for synchronised events. Artistic swimming uses the same terminals, from solo to team and for figures. In water polo one console runs the board, the possession clocks and the horn, with up to 16 players a side. All their [manuals](/Downloads/InstructionManuals) are listed under Downloads.`,
    },
    {
      // Starting lights: asked for with this section; equipment.md, StartTime V: flash unit.
      heading: 'Para sport',
      text: `Deaf swimmers see their start. The flash unit of StartTime V is their starting light and fires with the signal. After it, everything is timed as in any other race.`,
    },
  ],
  // history-milestones.md 1967, 1968, 1973, 2001; research-2.md 7: Singapore; innovation-milestones.md 2012, 2015.
  company: `At Rome 1960 two swimmers had 55.2 s over 100 m freestyle, and the judges disagreed. The answer was the touch pad. Omega tried it at the Pan American Games of 1967, and at Mexico City 1968 the pool had fully automatic times.

Omega timed the first world championships in 1973 and has timed them again since Barcelona 2003. Singapore 2025 had more than 2,500 athletes in six disciplines. Lights on the blocks for the first three came in 2012, lap counters under water in 2015.`,
  companyPicture: '/images/innovations/touch-pad-1968.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: swimming pool hardware, StartTime V, MTE, water-polo console.
  equipment: [
    {
      name: 'OCP5 touch pad',
      text: 'PVC slats on stainless steel, 2403 × 905 mm and 16.3 kg in competition size.',
      picture: '/images/equipment/touch-pad-ocp5.svg',
    },
    {
      name: 'OSB11 starting block',
      text: 'Top plate of 740 × 520 mm, relay detection built in.',
      picture: '/images/equipment/starting-block-osb11.svg',
    },
    {
      name: 'Quantum Aquatics',
      text: 'Pool timer for 10 lanes an end, sampling at 1/10,000 s. Its battery can be changed during a race.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'OBL2 Pro backstroke ledge',
      text: 'Foot support with 5 heights, 3.9 kg.',
      picture: '/images/equipment/backstroke-ledge-obl2.svg',
    },
    {
      name: 'StartTime V',
      text: 'Start device of 5.8 kg for voice, signal and start pulse.',
      picture: '/images/equipment/starttime-v.svg',
    },
    {
      name: 'Lap counter',
      text: 'Counts down on the pool floor over 800 and 1,500 m.',
      picture: '/images/equipment/lap-counter.svg',
    },
    {
      name: 'MTE judges’ terminal',
      text: '18 keys, 12 h of battery and 100 m of radio range.',
      picture: '/images/equipment/mte-terminal.svg',
    },
    {
      name: 'Water polo console',
      text: 'Calypso console of 1.3 kg for game and possession time.',
      picture: '/images/equipment/water-polo-console.svg',
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
  plan: '/images/plan/Swimming.svg',
  gallery: [
    '/images/screen/tv-graphic-swimming.svg',
    '/images/screen/public-scoreboard-swimming.svg',
    '/images/equipment/harness-module.svg',
    '/images/equipment/push-button.svg',
    '/images/equipment/programmer-aq.svg',
    '/images/equipment/lane-loudspeaker.svg',
    '/images/equipment/start-side-box-odb10.svg',
  ],
};
