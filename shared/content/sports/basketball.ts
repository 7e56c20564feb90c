import type { SportContent } from './sport.ts';

export const basketball: SportContent = {
  slug: 'Basketball',
  name: 'Basketball',
  surface: 'timber',
  banner: 'strip/Basketball',
  description:
    'Game clock, 24 s shot clock and scoreboards for basketball halls, from the FIBA table to the transparent LED glass above the baskets of the NBA.',
  lead: 'Every possession is played against two clocks. Officials, players and cameras must find both in one glance, above the basket they are already looking at.',
  intro: `Officials at the scorer’s table start and stop the time; referees tell them when. What the equipment adds is agreement: the clock over each basket, the main board and the television overlay have to show one and the same figure.

Score, fouls and time-outs are keyed in at that table too. They go on from there to [on-venue results](/Service/InformationSystem), commentators and [TV graphics](/Service/TvGraphics).`,
  facts: [
    { value: '4 × 10 min', type: 'FIBA game', description: 'An NBA game lasts 4 × 12 min' },
    { value: '24 s', type: 'Shot clock', description: 'In FIBA and NBA play alike' },
    { value: '14 s', type: 'Reset', description: 'After an offensive rebound' },
    { value: '87', type: 'Glass clocks', description: 'Systems built for the NBA, three to an arena' },
    { value: '500,000', type: 'LEDs', description: 'In all NBA clocks together, which weigh 30 t' },
  ],
  sections: [
    {
      heading: 'Where 24 seconds come from',
      text: `The shot clock was invented for the NBA season of 1954/55. Its inventor divided 48 min of play by 120 shots, and the quotient has stayed in the game.

By the FIBA rules of 2020 a shot is in time if the ball leaves the hand before the count ends and then touches the ring. When the attacking side takes the rebound, the count restarts at 14 s.`,
    },
    {
      heading: 'The end of a period on camera',
      text: `Video can settle whether the ball had left the hand only when the clock stands in the same picture and its figures change cleanly. The digits of the glass clock switch at once, even for very fast cameras.

On the glass a yellow line marks the end of the 24 s. On the round clock of the season 2025/26 the colour of the strip carries the message: red for the end of a period, amber for the shot clock, green for a coach’s challenge.`,
    },
    {
      heading: 'What FIBA asks of a hall',
      text: `Equipment has a rule book of its own beside the playing rules. The edition valid from 1 October 2020 has 30 pages and a separate part on scoreboards and video boards.

Few halls serve one sport alone. The Saturn 2 console also has programs for volleyball, handball and hockey, so the board can stay; see [Scoring](/Service/Scoring).`,
    },
  ],
  company: `Tissot has been partner and timekeeper of FIBA since 2008. On 5 October 2015 the brand was announced as first official timekeeper of the NBA, the WNBA and the development league, and in the same year of the Chinese CBA.

More than 30 prototypes preceded the clock that entered 29 NBA arenas with the season 2016/17. The company also holds a patent on the timing of a basketball match, US 10,695,634.

Saturn 2 hall boards served the Games of Athens 2004 and Beijing 2008. Other boards are described under [Scoreboards](/Service/Scoreboards).`,
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
      name: 'Glass shot clock',
      text: 'One transparent LED glass carries the game clock, the 24 s clock and the time-out clock.',
      drawing: 'glass-shot-clock',
    },
    {
      name: 'Round shot clock',
      text: 'NBA model for 2025/26, with an RGB light strip and connection over IP.',
    },
    {
      name: 'Operator station',
      text: 'Touch screen for the table, with analogue backup keys beside it.',
    },
    {
      name: 'Saturn 2 board',
      text: 'Up to 19,000 LEDs and digits of 30 cm, legible to 125 m. The horn gives 113 dB; versions weigh 56–236 kg.',
    },
    {
      name: 'Saturn 2 console',
      text: 'Thirty-four keys and a 240 × 128 LCD in a case of 285 × 210 × 84 mm and 1.5 kg.',
      drawing: 'saturn-console',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'International Basketball Federation (FIBA)', href: 'https://www.fiba.basketball' }],
  gallery: ['plan/Basketball', 'screen/video-board'],
};
