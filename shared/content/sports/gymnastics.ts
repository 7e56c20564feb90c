import type { SportContent } from './sport.ts';

export const gymnastics: SportContent = {
  slug: 'Gymnastics',
  name: 'Gymnastics',
  family: 'judged',
  surface: 'mat',
  banner: '/images/strip/Gymnastics.svg',
  description:
    'Gymnastics scoring and timing by Swiss Timing: artistic, rhythmic, aerobic, trampoline, acrobatic and parkour, from judges’ terminals to flight time.',
  lead: 'Judges score, sensors time a flight, and in parkour two athletes race. One results system brings six disciplines to the board.',
  // Scene: The Independent, 18 July 2015; services.md, Scoreboards: Montreal. current-rules.md, Gymnastics: federation, published, tie.
  intro: `1.00, said our board in Montreal. On 18 July 1976 Nadia Comaneci, aged fourteen, had come off the uneven bars with a 10.00. Before the Games we had asked whether gymnastics needed a fourth digit, and were told that such a score was not possible.

World Gymnastics, the FIG until December 2025, publishes scores to 1/1000 point. If two totals are equal, execution decides. Every judge’s place needs power and network, so a plan of the panels comes first.`,
  // current-rules.md, Gymnastics: published, Games 2024; sports.md, Gymnastics, Trampoline.
  figure: { value: '1.00', description: 'on our board for a perfect 10.00, Montreal 1976' },
  facts: [
    { value: '1/1000 point', type: 'Result', description: 'Resolution of a published score' },
    { value: '90 s', type: 'Floor and beam', description: 'The most a woman’s routine may last' },
    { value: '10', type: 'Skills', description: 'In every trampoline routine' },
    { value: '18', type: 'Olympic events', description: 'Artistic, rhythmic and trampoline at Paris 2024' },
  ],
  // current-rules.md, Gymnastics: artistic, published.
  score: [
    { name: 'Difficulty', value: '5.900' },
    { name: 'Execution', value: '8.566' },
    { name: 'Total', value: '14.466' },
  ],
  sections: [
    {
      // current-rules.md, Gymnastics: artistic; sports.md, Artistic.
      heading: 'Artistic',
      text: `Women compete on four apparatus, men on six. Difficulty has no ceiling; execution is counted down from 10. Men have at most 70 s on the floor, with signals at 60 and 70 s.`,
    },
    {
      // current-rules.md, Gymnastics: rhythmic; sports.md, Rhythmic.
      heading: 'Rhythmic',
      text: `Of rope, hoop, ball, clubs and ribbon, four are in use in a cycle. Difficulty has two parts, one for the body and one for the apparatus. A single routine lasts 1 min 15 s to 1 min 30 s, a group routine a minute longer.`,
    },
    {
      // current-rules.md, Gymnastics: aerobic; sports.md, Aerobic.
      heading: 'Aerobic',
      text: `From the single gymnast to the group of five, everyone performs on 10 × 10 m. A routine lasts 1 min 25 s, 5 s more or less, and the judges count eight difficulty elements.`,
    },
    {
      // current-rules.md, Gymnastics: trampoline; sports.md, Trampoline: flight time, patent.
      heading: 'Trampoline',
      text: `No eye can time a flight. Sensors do, and since September 2010 the time of flight has counted towards the score, beside difficulty, execution and horizontal displacement. Our patent US 11,846,646 covers sensors on the frame.`,
    },
    {
      // current-rules.md, Gymnastics: acrobatic; sports.md, Acrobatic.
      heading: 'Acrobatic',
      text: `Pairs and groups perform to music. Balance and combined routines may last 2 min 30 s, dynamic ones 2 min; the timekeeper selects the exercise before it begins.`,
    },
    {
      // current-rules.md, Gymnastics: parkour, published; sports.md, Parkour.
      heading: 'Parkour',
      text: `Speed is a race in two lanes past fixed checkpoints, started by a sound and published to 1/100 s. Freestyle is judged. We timed parkour, as Tissot, when it came to The World Games in 2022.`,
    },
  ],
  // sports.md, Gymnastics: 1912; heritage.md: FIG 1970-2020; current-rules.md, Gymnastics: Games.
  company: `In 1912 Longines timed gymnasts with a wire that broke at the finish.

From the world championships of Ljubljana in 1970 until 2020, except in 1976 and 1979, the federation had its timing, displays and data from Longines. At Paris 2024 we worked as Omega.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Trampoline: patent, bed; brands.md: IRCOS; specification 9: colours.
  equipment: [
    {
      name: 'Trampoline frame sensor',
      text: 'Four sit on the frame, round a bed with about 120 springs.',
      picture: '/images/equipment/trampoline-frame-sensor.svg',
    },
    {
      name: 'IRCOS',
      text: 'Replay for judges, when a panel wants a second look.',
    },
    {
      name: 'Judge’s terminal',
      text: 'Takes the part of the score for which its panel answers.',
    },
    {
      name: 'Video board',
      text: 'Name, score and rank in up to 16 million colours.',
    },
  ],
  services: ['Scoring', 'EventWebsites', 'Hosting'],
  links: [{ label: 'World Gymnastics', href: 'https://www.gymnastics.sport' }],
  plan: '/images/plan/Gymnastics.svg',
  gallery: [
    '/images/scene/gymnastics-trampoline.svg',
    '/images/scene/gymnastics-rhythmic.svg',
    '/images/scene/gymnastics-high-bar.svg',
  ],
};
