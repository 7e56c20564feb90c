import type { SportContent } from './sport.ts';

export const swimming: SportContent = {
  slug: 'Swimming',
  name: 'Swimming',
  family: 'line',
  surface: 'water',
  banner: '/images/strip/Swimming.svg',
  description:
    'Swimming with Swiss Timing in pools of 25 and 50 m: touch pads, starting blocks and backup cameras, with diving, water polo and artistic swimming.',
  lead: 'Swimmers stop their own clocks: the touch pad answers to a hand and ignores the waves.',
  // Scene: history-milestones.md 1960, 1967, 1968; English Wikipedia, men’s 100 m freestyle of 1960.
  // current-rules.md, Swimming: federation, published, tie; specification 9: pools; sports.md: lengths.
  intro: `Three watches gave John Devitt 55.2 s. Three others gave Lance Larson 55.0, 55.1 and 55.1. The judges of the 100 m freestyle at Rome 1960 were split three to three, so the chief judge gave the gold to Devitt, and Larson’s time became 55.2 as well. Seven years later, at the Pan American Games, Omega tried the answer to that evening: the touch pad.

Our equipment fits pools of 25 and 50 m and races of 1 to 60 lengths, and one crew serves diving, water polo and artistic swimming too.`,
  // specification 9; current-rules.md, Swimming; equipment.md: Quantum Aquatics.
  facts: [
    { value: '1.5 to 2.5 kg', type: 'Touch pad', description: 'Push that closes it' },
    { value: '0.03 s', type: 'Relay', description: 'Tolerance of our blocks' },
    { value: '1/100 s', type: 'Result', description: 'Nothing finer counts' },
    { value: '10', type: 'Lanes', description: 'On one Quantum Aquatics' },
  ],
  sections: [
    {
      // current-rules.md, Swimming: pad, backup; sports.md: 200 ms flag; specification 9: cameras. equipment.md: deck plate.
      heading: 'When pad and button differ',
      picture: '/images/scene/touch.svg',
      text: `World Aquatics asks for a pad of at least 2.4 × 0.9 m and for a push button in every lane. If the two lie more than 200 ms apart, the timer flags the lane, and backup cameras at 100 images per second show what the hand did. A new pool needs ducts of at least 75 mm in the deck: talk to us before the tiles are laid.`,
    },
    {
      // sports.md, Swimming: tracking, open water; services.md, VirtualGraphics: record line.
      heading: 'Between the walls',
      picture: '/images/screen/virtual-record-line.svg',
      band: 'dark',
      text: `Image tracking, first used at Windsor in 2016, gives speed, gaps and stroke rate between touches. On screen a [virtual line](/Service/VirtualGraphics) moves at record pace. In open water buoys receive transponders on the wrist.`,
    },
    {
      // current-rules.md, Swimming: start, relay; services.md, Timing: 1/1000 s; sports.md: 0.024-0.027 s; relay approvals: innovation-milestones.md 1995. equipment.md, StartTime V: flash unit.
      heading: 'The block knows when the toes have gone',
      text: `All lanes hear the signal within 1/1000 s, a flash unit shows it to deaf swimmers, and the block reports a false start. In relays its contact opens 0.024–0.027 s before the toes are gone. The federation approved this detection in 1998.`,
    },
    {
      // services.md, Scoring: MTE, panels, artistic swimming; equipment.md: water-polo console, shot clocks; documents.md.
      heading: 'Eleven judges for one dive',
      text: `A synchronised dive has up to 11, a single one 5 or 7. They enter scores on MTE terminals, as in artistic swimming. In water polo one console runs the board, the possession clocks and the horn.`,
    },
  ],
  // history-milestones.md 1968, 1973, 2001; innovation-milestones.md 2012.
  company: `At Mexico City in 1968 the Olympic pool had fully automatic times.

Omega timed the first world championships in 1973, and has timed them again since Barcelona 2003. Lights on the blocks have shown the first three since London 2012.`,
  scopeServices: { ovr: 'LiveTimingAndScoring' },
  isScopeInNewTab: true,
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
      text: 'PVC on steel, 16.3 kg.',
      picture: '/images/equipment/touch-pad-ocp5.svg',
    },
    {
      name: 'OSB11 starting block',
      text: 'Relay detection built in.',
      picture: '/images/equipment/starting-block-osb11.svg',
    },
    {
      name: 'Hand button',
      text: 'Backup of the pad.',
      picture: '/images/equipment/push-button.svg',
    },
    {
      name: 'OBL2 Pro ledge',
      text: 'For backstroke starts.',
      picture: '/images/equipment/backstroke-ledge-obl2.svg',
    },
    {
      name: 'StartTime V',
      text: 'Voice, signal, start pulse.',
      picture: '/images/equipment/starttime-v.svg',
    },
    {
      name: 'Lap counter',
      text: 'For 800 and 1,500 m.',
      picture: '/images/equipment/lap-counter.svg',
    },
    {
      name: 'MTE judges’ terminal',
      text: '18 keys, 12 h of battery.',
      picture: '/images/equipment/mte-terminal.svg',
    },
    {
      name: 'Water polo console',
      text: 'For up to 16 players.',
      picture: '/images/equipment/water-polo-console.svg',
    },
  ],
  services: [
    'DistributedTimekeeping',
    'Scoring',
    'LocalPositioningSystem',
    'AnalysisTools',
    'InformationSystem',
    'Hosting',
    'DatabaseManagement',
  ],
  links: [
    { label: 'World Aquatics', href: 'https://www.worldaquatics.com' },
    {
      label: 'World Aquatics: the work of the timekeepers',
      href: 'https://www.worldaquatics.com/news/2882338/what-it-takes-to-be-aquatics-ultimate-timekeeper',
    },
    { label: 'Omega Timing: live results and archive', href: 'https://www.omegatiming.com' },
    { label: 'Olympic Games on YouTube: finals to watch', href: 'https://www.youtube.com/@Olympics' },
  ],
  plan: '/images/plan/Swimming.svg',
  gallery: [
    '/images/scene/swimming-start.svg',
    '/images/scene/swimming-relay.svg',
    '/images/scene/swimming-backstroke.svg',
  ],
};
