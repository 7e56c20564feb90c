import type { SportContent } from './sport.ts';

export const iceHockey: SportContent = {
  slug: 'IceHockey',
  name: 'Ice Hockey',
  family: 'play',
  surface: 'ice',
  banner: '/images/strip/IceHockey.svg',
  description:
    'Ice hockey with Swiss Timing: game clock to 1/10 s, whistle detection, penalty clocks in the rink glass, rink-side statistics and player tracking.',
  lead: 'Only time in play counts, so every stoppage has to be right. Our clock hears the whistle itself.',
  // Scene: Washington Post and Fox Sports reports of 28 February 2010; current-rules.md, IceHockey: measured, published.
  // sports.md, IceHockey: federation’s own OVR.
  intro: `Zach Parise put in a rebound, and the Vancouver final was level with 24.4 s to go. Sidney Crosby needed 7:40 of overtime to win it for Canada.

The International Ice Hockey Federation (IIHF) keeps its own on-venue results system, which we feed from our timing room. The same room drives the [scoreboards](/Service/Scoreboards), television and the commentators’ screens.`,
  // current-rules.md and sports.md, IceHockey; equipment.md: LPS (specification 9).
  facts: [
    { value: '3 × 20 min', type: 'Playing time', description: 'With a stopped clock, counting down' },
    { value: '1/10 s', type: 'Last minute', description: 'Resolution of the clock' },
    { value: '50 mm', type: 'Positioning', description: 'Accuracy, for players on the move' },
    { value: '2014', type: 'Whistle detection', description: 'First used at the Games of Sochi' },
  ],
  // current-rules.md, IceHockey: measured, published, devices. Score: the scene.
  score: [
    { name: 'Period', value: '3' },
    { name: 'Game clock', value: '0:24.4' },
    { name: 'Score', value: '2–2' },
  ],
  sections: [
    {
      // sports.md, IceHockey: whistle detection; st-hockey.
      heading: 'The whistle stops the clock, not the operator',
      picture: '/images/equipment/whistle-detector.svg',
      text: `The referee blows, an operator hears it and presses a key, and by then part of a second is gone. Our detection stops the timer directly, even in a full arena. The operator still starts the clock, and presses the key if a whistle is ever missed.`,
    },
    {
      // current-rules.md, IceHockey: devices; sports.md: Quantum version, plexiglass 2022. 60 × 26 m: words of the second review.
      heading: 'A clock in the glass',
      picture: '/images/equipment/plexiglass-display.svg',
      band: 'dark',
      text: `At Beijing 2022 players no longer looked up for the time. LED displays inside the plexiglass had it at eye level, with the penalties that run and stop together with the game clock.`,
    },
    {
      // current-rules.md, IceHockey: tie, video.
      heading: 'Overtime',
      text: `It is played with 3 against 3. At the Olympic Games of 2026 it lasted 5 min in the group and 10 min in knock-out games, before a shoot-out. In a final the teams play periods of 20 min until a goal is scored.`,
    },
    {
      // sports.md, IceHockey: statistics, PyeongChang; services.md, AnalysisTools: ice hockey.
      heading: 'What a volunteer cannot count',
      text: `Volunteers enter face-offs and time on ice. At PyeongChang 2018 sensors on the jersey added the path and speed of every player. An [analysis tool](/Service/AnalysisTools) marks player and puck, live and in replays.`,
    },
  ],
  // current-rules.md, IceHockey: Games 2026; sports.md, IceHockey; brands.md: IIHF.
  company: `Three Winter Games in a row added something to the rink.

Sochi brought the whistle detection, PyeongChang the [positioning](/Service/LocalPositioningSystem) of players, Beijing the clock in the glass, all under the name Omega. At Milano Cortina 2026 twelve men’s teams and ten women’s teams played by our clocks.

Tissot has been timekeeper of the IIHF world championships.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Quantum, Saturn 2; sports.md, IceHockey.
  equipment: [
    {
      name: 'Quantum timer',
      text: 'Hockey version, to 0.1 ppm.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Saturn 2 console',
      text: '34 keys, horn of 113 dB.',
      picture: '/images/equipment/saturn-console.svg',
    },
    {
      name: 'Hall board',
      text: 'Digits of 30 cm, legible from 125 m.',
    },
    {
      name: 'Positioning antenna',
      text: 'Receives the jersey sensors from under the roof.',
    },
  ],
  services: ['Scoring', 'LocalPositioningSystem', 'AnalysisTools'],
  links: [{ label: 'International Ice Hockey Federation (IIHF)', href: 'https://www.iihf.com' }],
  plan: '/images/plan/IceHockey.svg',
  gallery: [
    '/images/scene/ice-hockey-face-off.svg',
    '/images/scene/ice-hockey-goal.svg',
    '/images/scene/ice-hockey-overtime.svg',
  ],
};
