import type { SportContent } from './sport.ts';

export const basketball: SportContent = {
  slug: 'Basketball',
  name: 'Basketball',
  surface: 'timber',
  banner: '/images/strip/Basketball.svg',
  description:
    'Timekeeping for basketball: game clock, 24 s shot clock, scoreboards, results and graphics, from FIBA halls to the transparent clocks of the NBA.',
  lead: 'Game clock, shot clock and score agree everywhere: at the scorer’s table, above both baskets, on the main board and on television.',
  // sports.md, Basketball; services.md, InformationSystem and TvGraphics.
  intro: `Referees decide, and the officials at the scorer’s table start and stop the clocks. What they enter appears on every display in the hall at once.

Score, fouls and time-outs come from the same table. They go on to the [on-venue results](/Service/InformationSystem), the commentators and the [TV graphics](/Service/TvGraphics).`,
  // current-rules.md, Basketball: measured, published; sports.md, Basketball: NBA clocks.
  facts: [
    { value: '4 × 10 min', type: 'FIBA game', description: 'The NBA plays 4 × 12 min' },
    { value: '24 s', type: 'Shot clock', description: 'Back to 14 s after an offensive rebound' },
    { value: '1/10 s', type: 'Game clock', description: 'Shown in the last minute of each period' },
    { value: '87', type: 'Glass clocks', description: 'Systems for the NBA, three to an arena' },
    { value: '500,000', type: 'LEDs', description: 'In all NBA clocks together, 30 t in weight' },
  ],
  sections: [
    {
      // current-rules.md, Basketball: published, tie; sports.md, Basketball: 24 s rule, NBA 1954-55.
      heading: 'Game clock and shot clock',
      picture: '/images/screen/video-board.svg',
      isDark: true,
      text: `Under the rules of FIBA, the International Basketball Federation, the ball must leave the hand before the shot clock ends and then touch the ring. That clock shows tenths in its last 5 s. If the score is level at the end, the teams play extra periods of 5 min until one is ahead.

The NBA introduced the shot clock in its season of 1954/55. Its length came from dividing 48 min of play by 120 shots.`,
    },
    {
      // sports.md, Basketball: glass clock, yellow line; current-rules.md, Basketball: video.
      heading: 'The last shot on video',
      text: `Did the ball leave the hand in time? On the instant replay, referees want ball and clock in one picture. The digits of our glass clock change at once, even for very fast cameras, and a yellow line on the glass marks the end of the 24 s.

FIBA gives the head coach one challenge a game, and the coach may withdraw it. On our round NBA clock, a strip of light shows green for a challenge, amber for the shot clock and red for the end of a period.`,
    },
    {
      // current-rules.md, Basketball: devices; sports.md, Basketball: equipment book.
      heading: 'What FIBA requires of a hall',
      text: `A hall needs two shot clocks, a horn and lights behind the backboards. Red stands for the end of the period, yellow for the shot clock. FIBA’s equipment book has a part of its own on scoreboards and video boards. Our [distributors](/Sales) supply and install boards and consoles for clubs and arenas.`,
    },
    {
      // sports.md, Basketball; equipment.md, Saturn 2; services.md, Scoring.
      heading: 'The console serves other sports too',
      text: `On Friday the hall plays basketball, on Saturday handball. The Saturn 2 console has programs for both, as for volleyball, hockey, netball and tennis, and the board stays where it hangs. [Scoring](/Service/Scoring) has the full list.`,
    },
  ],
  // brands.md: Tissot; history-milestones.md: 2008, 2015; research-2.md 8: FIBA; sports.md, Basketball: prototypes, patent, Saturn 2.
  company: `Tissot became partner and timekeeper of FIBA in 2008. In 2017 the agreement was extended beyond the World Cup of 2019, with 3x3 and the continental cups. On 5 October 2015 Tissot was announced as the first official timekeeper of the NBA, the WNBA and the development league. The Chinese CBA signed in 2015 too, for five years.

More than 30 prototypes came before the glass clock, which entered 29 NBA arenas in the season 2016/17. The round clock followed for 2025/26. We hold US patent 10,695,634 on the timing of a basketball match.

Our Saturn 2 boards served the Games of Athens 2004 and Beijing 2008. Other boards are under [Scoreboards](/Service/Scoreboards).`,
  companyPicture: '/images/equipment/saturn-console.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Basketball; services.md, Scoreboards; equipment.md, Saturn 2.
  equipment: [
    {
      name: 'Glass shot clock',
      text: 'Game clock, shot clock and time-out clock on one transparent LED glass above the backboard.',
      picture: '/images/equipment/glass-shot-clock.svg',
    },
    {
      name: 'Round shot clock',
      text: 'Has an RGB light strip and is connected over IP.',
    },
    {
      name: 'Operator station',
      text: 'A touch screen for the table. Analogue keys beside it serve as a backup.',
    },
    {
      name: 'Saturn 2 board',
      text: 'Up to 19,000 LEDs and digits of 30 cm, legible from 125 m. Its horn reaches 113 dB, and the models weigh 56–236 kg.',
    },
    {
      name: 'Saturn 2 console',
      text: 'Thirty-four keys and an LCD in a case of 285 × 210 × 84 mm. It weighs 1.5 kg.',
      picture: '/images/equipment/saturn-console.svg',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'International Basketball Federation (FIBA)', href: 'https://www.fiba.basketball' }],
  plan: '/images/plan/Basketball.svg',
  gallery: [
    '/images/scene/crates.svg',
    '/images/equipment/coyote-horn.svg',
    '/images/equipment/video-replay-station.svg',
  ],
};
