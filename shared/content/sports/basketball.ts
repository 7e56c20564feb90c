import type { SportContent } from './sport.ts';

export const basketball: SportContent = {
  slug: 'Basketball',
  name: 'Basketball',
  family: 'play',
  surface: 'timber',
  banner: '/images/strip/Basketball.svg',
  description:
    'Timekeeping for basketball: game clock, 24 s shot clock, scoreboards, results and graphics, from FIBA halls to the transparent clocks of the NBA.',
  lead: 'A basket counts if the ball has left the hand in time. We keep that time, and it is the same at the table, above both rings and on television.',
  // Scene: olympics.com and Xinhua reports of 11 August 2024; sports.md, Basketball; services.md, InformationSystem and TvGraphics.
  intro: `On 11 August 2024 France trailed the USA by 64 to 67 in the women’s final of Paris, with less than four seconds to play. Gabby Williams shot, and the ball was still in the air when the buzzer sounded. It banked in. The clock said yes, but the floor said two, because her foot was on the three-point line. The USA won by 67 to 66.

When and where: officials need both answers before the noise dies down. What they enter at the scorer’s table appears on every display at once, and goes on to the [on-venue results](/Service/InformationSystem), the commentators and the [TV graphics](/Service/TvGraphics).`,
  // current-rules.md, Basketball: measured, published; sports.md, Basketball: NBA clocks; history-milestones.md: 29 arenas.
  facts: [
    { value: '4 × 10 min', type: 'FIBA game', description: 'The NBA plays 4 × 12 min' },
    { value: '24 s', type: 'Shot clock', description: 'Back to 14 s after an offensive rebound' },
    { value: '1/10 s', type: 'Game clock', description: 'Shown in the last minute of a period' },
    { value: '29', type: 'NBA arenas', description: 'Fitted with our glass clock for the season 2016/17' },
    { value: '500,000', type: 'LEDs', description: 'In all NBA clocks together, 30 t in weight' },
  ],
  // current-rules.md, Basketball: measured, published.
  score: [
    { name: 'Period', value: '4' },
    { name: 'Game clock', value: '0:08.4' },
    { name: 'Shot clock', value: '4.9' },
    { name: 'Score', value: '87–86' },
  ],
  sections: [
    {
      // current-rules.md, Basketball: published, tie; sports.md, Basketball: 24 s rule, NBA 1954-55. A shot that misses the ring: gk.
      heading: 'The 24 seconds are 48 minutes divided by 120 shots',
      picture: '/images/screen/video-board.svg',
      band: 'dark',
      text: `That was the NBA’s sum for its season of 1954/55. Under the rules of FIBA, the International Basketball Federation, the ball has to leave the hand before the shot clock ends and then touch the ring. A shot that misses the ring resets nothing, which is why this clock has an operator and a console to itself. In its last 5 s it shows tenths.`,
    },
    {
      // sports.md, Basketball: glass clock, yellow line, round clock; current-rules.md, Basketball: video.
      heading: 'Ball and clock belong in one picture',
      text: `On the instant replay a slow digit would leave two numbers in one image, which is why those of our glass clock change at once, even for very fast cameras. A yellow line on the glass marks the end of the 24 s.

FIBA lets the head coach challenge one decision a game. On the round clock of the NBA a strip of light turns green for a challenge, amber for the shot clock and red for the end of a period. The colour alone says which clock has run out.`,
    },
    {
      // current-rules.md, Basketball: devices; sports.md, Basketball: Saturn 2 built to FIBA rules, operator station.
      heading: 'A hall needs two shot clocks, a horn and lights',
      text: `The lights behind the backboards are red when a period ends and yellow when the shot clock does. Because all of it is worked from the scorer’s table, power and data have to reach the table and both baskets. Our [distributors](/Sales) install boards built to the rules of FIBA. For a championship we bring the crew as well.`,
    },
    {
      // sports.md, Basketball; equipment.md, Saturn 2; services.md, Scoring.
      heading: 'One console serves six sports and more',
      text: `On Friday the hall plays basketball, on Saturday handball. The board stays where it hangs, because the Saturn 2 console has programs for both, and for volleyball, hockey, netball and tennis besides. [Scoring](/Service/Scoring) has the full list.`,
    },
  ],
  // brands.md: Tissot; history-milestones.md: 2008, 2015; research-2.md 8: FIBA; sports.md, Basketball: prototypes, patent.
  company: `As Tissot we have worked with FIBA since 2008, and on 5 October 2015 Tissot was announced as the first official timekeeper of the NBA. More than 30 prototypes came before the glass clock of the following season. The round clock followed in 2025/26.

At the Olympic Games the name is Omega. Our US patent 10,695,634 covers the timing of a basketball match.`,
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
      text: 'Game, shot and time-out clock on one transparent LED glass.',
      picture: '/images/equipment/glass-shot-clock.svg',
    },
    {
      name: 'Round shot clock',
      text: 'Has an RGB light strip and is connected over IP.',
    },
    {
      name: 'Shot clock control',
      text: 'Lies in one hand: 24 s for a new possession, 14 s after an offensive rebound.',
      picture: '/images/equipment/shot-clock-control.svg',
    },
    {
      name: 'Operator station',
      text: 'A touch screen, with analogue keys in case it fails.',
    },
    {
      name: 'Saturn 2 board',
      text: 'Digits of 30 cm, legible from 125 m, and a horn of 113 dB.',
    },
    {
      name: 'Saturn 2 console',
      text: 'Thirty-four keys and an LCD, at 1.5 kg.',
      picture: '/images/equipment/saturn-console.svg',
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
