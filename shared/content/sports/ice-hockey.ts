import type { SportContent } from './sport.ts';

export const iceHockey: SportContent = {
  slug: 'IceHockey',
  name: 'Ice Hockey',
  surface: 'ice',
  banner: '/images/strip/IceHockey.svg',
  description:
    'Ice hockey with Swiss Timing: game clock to 1/10 s, whistle detection, penalty clocks in the rink glass, rink-side statistics and player tracking.',
  lead: 'The clock stops at the referee’s whistle. Times, penalties and statistics then reach the ice, the boards, television and commentators together.',
  // current-rules.md, IceHockey: measured, published; sports.md, IceHockey: federation's own OVR.
  intro: `Only time in play counts in ice hockey. Our clock counts down through each period, and goals, penalties and time on ice all refer to it. Every stoppage has to be right.

The International Ice Hockey Federation (IIHF) has an on-venue results system of its own. We feed it from our timing room, which also drives the [scoreboards](/Service/Scoreboards), television and the commentators’ screens.`,
  // current-rules.md and sports.md, IceHockey; equipment.md: Saturn 2, LPS (specification 9).
  facts: [
    { value: '3 × 20 min', type: 'Playing time', description: 'Periods with a stopped clock' },
    { value: '1/10 s', type: 'Last minute', description: 'Resolution of the clock before the siren' },
    { value: '2014', type: 'Whistle detection', description: 'First used at the Games of Sochi' },
    { value: '50 mm', type: 'Positioning', description: 'Accuracy of our system for players on the move' },
    { value: '125 m', type: 'Legibility', description: 'For the 30 cm digits of a Saturn 2 board' },
  ],
  sections: [
    {
      // sports.md, IceHockey: whistle detection; st-hockey.
      heading: 'Whistle detection',
      picture: '/images/equipment/whistle-detector.svg',
      text: `The referee blows, the operator hears it and presses a key. By then part of a second is gone. Our detection recognises the whistle in a full arena and stops the timer directly.`,
    },
    {
      // current-rules.md, IceHockey: devices; sports.md: Quantum version, plexiglass 2022.
      heading: 'Game clock and penalty clocks',
      picture: '/images/equipment/plexiglass-display.svg',
      text: `A hockey version of the Quantum timer keeps the game time, and the penalty clocks run and stop with it. Goal light and horn complete the installation. At Beijing 2022 players could read game time and penalty time at ice level as well, on LED displays inside the plexiglass.`,
    },
    {
      // current-rules.md, IceHockey: tie, video.
      heading: 'Overtime, shoot-out and video',
      text: `A level game goes on with 3 against 3. At the Olympic Games of 2026 overtime lasted 5 min in the group, and 10 min in knock-out games and the game for bronze. A shoot-out of at least five shooters followed. Finals have none. There the teams play periods of 20 min until a goal falls.

Goals are reviewed on video, and a coach may challenge a decision.`,
    },
    {
      // sports.md, IceHockey: statistics, PyeongChang; services.md, AnalysisTools: ice hockey.
      heading: 'Statistics and player tracking',
      text: `Volunteers beside the ice enter face-offs and time on ice on touch screens. Their entries arrive in the timing room at once.

PyeongChang 2018 added what nobody can count by eye. Sensors on the back of the jersey and antennas under the roof gave the path and speed of each player and the formation of the team. An [analysis tool](/Service/AnalysisTools) marks player and puck, live and in replays.`,
    },
  ],
  // current-rules.md, IceHockey: Games 2026; sports.md, IceHockey: Saturn; brands.md: IIHF.
  company: `Twelve men’s teams and ten women’s teams played by the clocks of Omega at Milano Cortina 2026. Saturn boards served the tournaments of Turin 2006, Vancouver 2010 and Sochi 2014.

Three Winter Games in a row added something to the rink, from the whistle detection of Sochi to the [positioning](/Service/LocalPositioningSystem) of players at PyeongChang and the clock in the glass at Beijing. Tissot has been timekeeper of the IIHF world championships.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Quantum, Saturn 2, whistle detection; sports.md, IceHockey; specification 9: positioning.
  equipment: [
    {
      name: 'Quantum timer, hockey version',
      text: 'Keeps the game time to 0.1 ppm and takes its stop signal from the whistle detection.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Whistle detection',
      text: 'Picks out the whistle of the referee and stops the timer without a hand.',
      picture: '/images/equipment/whistle-detector.svg',
    },
    {
      name: 'Plexiglass display',
      text: 'LED clock in the transparent barrier, read from the bench and from the ice.',
      picture: '/images/equipment/plexiglass-display.svg',
    },
    {
      name: 'Saturn 2 console',
      text: 'Controls the hall board with 34 keys. It measures 285 × 210 × 84 mm and weighs 1.5 kg. The board’s horn sounds at 113 dB.',
      picture: '/images/equipment/saturn-console.svg',
    },
    {
      name: 'Positioning antenna',
      text: 'Receives the jersey sensors from under the arena roof.',
      picture: '/images/equipment/positioning-antenna.svg',
    },
  ],
  services: ['LocalPositioningSystem', 'AnalysisTools'],
  links: [{ label: 'International Ice Hockey Federation (IIHF)', href: 'https://www.iihf.com' }],
  plan: '/images/plan/IceHockey.svg',
  gallery: ['/images/scene/crates.svg', '/images/equipment/saturn-console.svg', '/images/screen/ovr-data-flow.svg'],
};
