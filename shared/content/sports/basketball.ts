import type { SportContent } from './sport.ts';

export const basketball: SportContent = {
  slug: 'Basketball',
  name: 'Basketball',
  family: 'play',
  surface: 'timber',
  banner: '/images/strip/Basketball.svg',
  description:
    'Timekeeping for basketball: game clock, 24 s shot clock, scoreboards, results and graphics, from FIBA halls to the transparent clocks of the NBA.',
  lead: 'A basket counts if the ball has left the hand in time. We keep that time: one for the table, both rings and television.',
  // Scene: olympics.com and Xinhua reports of 11 August 2024; sports.md, Basketball; services.md, InformationSystem and TvGraphics.
  intro: `The ball was in the air when the buzzer sounded, and it banked in. France had trailed the USA by 64 to 67 in the women’s final of Paris with less than four seconds to play. The clock said yes. The floor said two, because Gabby Williams had a foot on the three-point line: 67 to 66.

What officials enter at the scorer’s table is on every display at once, and goes on to the [on-venue results](/Service/InformationSystem), the commentators and the [TV graphics](/Service/TvGraphics).`,
  // current-rules.md, Basketball: measured, published; sports.md, Basketball: NBA clocks; history-milestones.md: 29 arenas.
  facts: [
    { value: '4 × 10 min', type: 'FIBA game', description: 'The NBA plays 4 × 12 min' },
    { value: '24 s', type: 'Shot clock', description: '14 s after an offensive rebound' },
    { value: '1/10 s', type: 'Game clock', description: 'In the last minute of a period' },
    { value: '29', type: 'NBA arenas', description: 'With our glass clock in 2016/17' },
  ],
  // current-rules.md, Basketball: measured, published. Score: the scene.
  score: [
    { name: 'Period', value: '4' },
    { name: 'Game clock', value: '0:03.9' },
    { name: 'Shot clock', value: '3.9' },
    { name: 'Score', value: '64–67' },
  ],
  sections: [
    {
      // current-rules.md, Basketball: published, tie; sports.md, Basketball: 24 s rule, NBA 1954-55. A shot that misses the ring: gk.
      heading: 'Why 24 seconds?',
      picture: '/images/screen/video-board.svg',
      band: 'dark',
      text: `48 minutes divided by 120 shots: that was the NBA’s sum for 1954/55. Under the rules of FIBA, the International Basketball Federation, the ball has to leave the hand in time and then touch the ring. A shot that misses the ring resets nothing, so this clock has an operator to itself. In its last 5 s it shows tenths.`,
    },
    {
      // sports.md, Basketball: digits, glass clock, round clock; fiba: challenge.
      heading: 'A clock of glass',
      text: `In slow motion a lagging digit shows two numbers at once. The digits of our glass clock switch so fast that even high-speed cameras see only one. Round the newest NBA clock a strip of light turns green for a challenge, amber for the shot clock and red for the end of a period.`,
    },
    {
      // current-rules.md, Basketball: devices; sports.md, Basketball: Saturn 2 built to FIBA rules; services.md, Scoring.
      heading: 'What a hall needs',
      text: `Power and data have to reach the table and both baskets. Our [distributors](/Sales) install boards built to the rules of FIBA; their console, Saturn 2, has [programs](/Service/Scoring) for handball, volleyball and hockey as well.`,
    },
  ],
  // brands.md: Tissot; history-milestones.md: 2008, 2015; research-2.md 8: FIBA; sports.md, Basketball: prototypes, patent.
  company: `More than 30 prototypes came before the NBA’s clock of glass.

As Tissot we have worked with FIBA since 2008. On 5 October 2015 Tissot was announced as the first official timekeeper of the NBA; the round clock followed in 2025/26.

At the Olympic Games the name is Omega. Our US patent 10,695,634 covers the timing of a basketball match.`,
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
      text: 'Game, shot and time-out clock on one transparent glass.',
      picture: '/images/equipment/glass-shot-clock.svg',
    },
    {
      name: 'Shot clock control',
      text: 'Lies in one hand: 24 s or 14 s.',
      picture: '/images/equipment/shot-clock-control.svg',
    },
    {
      name: 'Saturn 2 console',
      text: 'Thirty-four keys and an LCD, at 1.5 kg.',
      picture: '/images/equipment/saturn-console.svg',
    },
    {
      name: 'Saturn 2 board',
      text: 'Digits of 30 cm, legible from 125 m.',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'International Basketball Federation (FIBA)', href: 'https://www.fiba.basketball' }],
  plan: '/images/plan/Basketball.svg',
  gallery: [
    '/images/scene/basketball-table.svg',
    '/images/scene/basketball-shot-clock.svg',
    '/images/scene/basketball-tip-off.svg',
  ],
};
