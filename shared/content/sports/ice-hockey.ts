import type { SportContent } from './sport.ts';

export const iceHockey: SportContent = {
  slug: 'IceHockey',
  name: 'Ice Hockey',
  surface: 'ice',
  banner: 'strip/IceHockey',
  description:
    'How ice hockey is timed: a game clock in steps of 1/10 s, automatic whistle detection, rink-side statistics and player tracking.',
  lead: 'A hockey clock stops at every whistle and starts again at the face-off. We run it in steps of 1/10 s, show it around the rink and on television, and collect the statistics of the game.',
  intro: `Three periods of 20 min make a game, and only time in play counts. Goals, penalties and time on ice all refer to one clock, so an error at a single stoppage travels through every list that follows.

The International Ice Hockey Federation (IIHF) keeps its own on-venue results system. It receives times and statistics from our timing room, which also drives the [scoreboard](/Service/Scoreboards) and supplies television and commentators.`,
  facts: [
    { value: '3 × 20 min', type: 'Playing time', description: 'Three periods, counted in time of play' },
    { value: '1/10 s', type: 'Clock step', description: 'Resolution of the game clock' },
    { value: '2014', type: 'Whistle detection', description: 'Its first Games, at Sochi' },
    { value: '2018', type: 'Player tracking', description: 'Jersey sensors and roof antennas at PyeongChang' },
    { value: '125 m', type: 'Reading distance', description: 'For the 30 cm digits of a Saturn 2 board' },
  ],
  sections: [
    {
      heading: 'Game and penalty time',
      text: `Behind the clock stands a version of the Quantum timer made for hockey. The timer resolves 1 microsecond; the clock of the game needs tenths.

Display rules differ between competitions. One league has the clock count down, adds tenths in the last minute, sounds a siren at zero and keeps two penalties a team in view.`,
    },
    {
      heading: 'The whistle stops the clock',
      text: `An operator who hears the whistle and then presses a key is always a little late. Automatic whistle detection recognises the sound of the referee’s whistle in a full arena and halts the Quantum directly. The decision stays with the referee. What disappears is the human delay between the whistle and the stopped clock.`,
    },
    {
      heading: 'Statistics and tracking',
      text: `Trained volunteers sit beside the ice with touch screens. They record face-offs and time on ice, and their entries go straight to the timing room.

At the 2018 Winter Games, a sensor on the back of each jersey and antennas under the roof added what nobody can count by eye: the track and speed of a player and the formation of a team. An [analysis tool](/Service/AnalysisTools) marks the player and the puck in live pictures, in replays and for later study.`,
    },
  ],
  company: `Olympic ice hockey is timed under the name of Omega. Saturn boards served the tournaments of Turin, Vancouver and Sochi. Sochi also saw the first automatic whistle detection, in 2014; [positioning](/Service/LocalPositioningSystem) of players followed at PyeongChang. For Beijing 2022 the clock moved to ice level: LED displays inside the plexiglass showed game and penalty time.

Tissot has been official timekeeper of the IIHF World Championships.`,
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
      name: 'Quantum timer, hockey version',
      text: 'Runs the game clock with a precision of 0.1 ppm and takes the stop signal from the whistle detection.',
      drawing: 'quantum-timer',
    },
    {
      name: 'Whistle detection',
      text: 'Listens for the referee and stops the timer without an operator.',
      drawing: 'whistle-detector',
    },
    {
      name: 'Plexiglass display',
      text: 'LED clock within the transparent barrier, with the game time and the penalty times.',
      drawing: 'plexiglass-display',
    },
    {
      name: 'Saturn 2 console',
      text: 'Controls the hall board. 285 × 210 × 84 mm, 1.5 kg, 34 keys and a display of 240 × 128 dots. The board has a 113 dB horn.',
      drawing: 'saturn-console',
    },
    {
      name: 'Positioning antenna',
      text: 'Mounted under the arena roof to receive the jersey sensors. The positioning system works to an accuracy of 50 mm.',
      drawing: 'positioning-antenna',
    },
  ],
  services: ['LocalPositioningSystem', 'AnalysisTools'],
  links: [{ label: 'International Ice Hockey Federation (IIHF)', href: 'https://www.iihf.com' }],
  gallery: ['plan/IceHockey', 'screen/media-information-screen'],
};
