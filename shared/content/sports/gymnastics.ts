import type { SportContent } from './sport.ts';

export const gymnastics: SportContent = {
  slug: 'Gymnastics',
  name: 'Gymnastics',
  surface: 'mat',
  banner: '/images/strip/Gymnastics.svg',
  description:
    'Gymnastics scoring and timing by Swiss Timing: artistic, rhythmic, aerobic, trampoline, acrobatic and parkour, from judges’ terminals to flight time.',
  lead: 'Judges score, sensors time a flight, and in parkour two athletes race. We bring six disciplines to the board through one results system.',
  // current-rules.md, Gymnastics: federation, published, tie, time limits.
  intro: `World Gymnastics, the FIG until December 2025, governs eight disciplines. In most of them one panel enters difficulty, another execution, and the [score](/Service/Scoring) has to stand on the board before the next gymnast is ready.

If totals are equal to the last thousandth, execution decides, and after it artistry in rhythmic gymnastics. Most routines have a time limit as well, so a clock runs beside the judges.`,
  // current-rules.md, Gymnastics: published, Games 2024, aerobic; sports.md, Gymnastics, Trampoline.
  facts: [
    { value: '1/1000 point', type: 'Result', description: 'Resolution of a published score' },
    { value: '18', type: 'Olympic events', description: 'Artistic, rhythmic and trampoline at Paris 2024' },
    { value: '90 s', type: 'Floor and beam', description: 'The most a woman’s routine may last' },
    { value: '10', type: 'Skills', description: 'In every trampoline routine, timed while in the air' },
    { value: '2', type: 'Lanes', description: 'Side by side in a parkour speed run' },
  ],
  sections: [
    {
      // current-rules.md, Gymnastics: artistic; sports.md, Artistic.
      heading: 'Artistic',
      text: `Women compete on four apparatus, men on six. The score adds difficulty to execution, which is counted down from 10. Men have at most 70 s on the floor of 12 × 12 m, with signals at 60 and 70 s. Women have a limit on floor and beam. The discipline has been Olympic since 1896.`,
    },
    {
      // current-rules.md, Gymnastics: rhythmic; sports.md, Rhythmic.
      heading: 'Rhythmic',
      text: `Rope, hoop, ball, clubs and ribbon are the apparatus, of which four are in use in each cycle. Difficulty has two parts, one for the body and one for the apparatus. Artistry and execution complete the score, both counted from 10. An individual routine lasts 1 min 15 s to 1 min 30 s, a group routine 2 min 15 s to 2 min 30 s, on a carpet of 13 × 13 m.`,
    },
    {
      // current-rules.md, Gymnastics: aerobic; sports.md, Aerobic.
      heading: 'Aerobic',
      text: `From the single gymnast to the group of five, everyone performs on 10 × 10 m. A routine lasts 1 min 25 s, 5 s more or less. It holds eight difficulty elements, so the difficulty judges count as well as score.`,
    },
    {
      // current-rules.md, Gymnastics: trampoline; sports.md, Trampoline: flight time, patent.
      heading: 'Trampoline',
      picture: '/images/equipment/trampoline-frame-sensor.svg',
      text: `Difficulty, execution, horizontal displacement and time of flight make the score. The routine has no time limit, but it ends with 3 s of standing still. Flight has counted since 1 September 2010, displacement on its own since 2017. Our patent US 11,846,646 takes flight time and landing point from motion sensors on the frame.`,
    },
    {
      // current-rules.md, Gymnastics: acrobatic; sports.md, Acrobatic.
      heading: 'Acrobatic',
      text: `Pairs and groups show balance, dynamic and combined routines to music. Balance and combined routines may last 2 min 30 s, dynamic ones 2 min. World championships have been held since 1974.`,
    },
    {
      // current-rules.md, Gymnastics: parkour, published; sports.md, Parkour.
      heading: 'Parkour',
      text: `Speed is a race past fixed checkpoints. It starts on a sound, and times are published to 1/100 s. Freestyle is judged, and the length of the run counts as well. Parkour came to The World Games in 2022, with Tissot as timekeeper and fields of twelve athletes, of whom eight reached the freestyle final.`,
    },
  ],
  // sports.md, Gymnastics: 1912; heritage.md: FIG 1970-2020; current-rules.md, Gymnastics: Games; innovation-milestones.md 1976.
  company: `At the Swiss gymnastics festival of 1912 Longines timed with a wire that broke at the finish. From the world championships of Ljubljana in 1970 until 2020, except in 1976 and 1979, the federation had its timing, displays and data from Longines. The service included IRCOS, the replay system for judges.

At Paris 2024 Omega covered 14 artistic events, two in rhythmic gymnastics and two on the trampoline. For Montreal 1976 we put up the first [video matrix board](/Company/InnovationMilestones), for free text and pictures.`,
  companyPicture: '/images/equipment/video-replay-station.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Trampoline: patent, bed; brands.md: IRCOS; services.md, Scoring; specification 9: colours.
  equipment: [
    {
      name: 'Trampoline frame sensor',
      text: 'Sits on the frame of a bed that may measure 3.60–4.30 × 1.80–2.15 m on about 120 springs.',
      picture: '/images/equipment/trampoline-frame-sensor.svg',
    },
    {
      name: 'Replay for judges',
      text: 'Shows a routine again when a panel wants a second look.',
      picture: '/images/equipment/video-replay-station.svg',
    },
    {
      name: 'Judge’s terminal',
      text: 'Each panel keys in its own part of the score.',
      picture: '/images/equipment/judge-terminal.svg',
    },
    {
      name: 'Video board',
      text: 'Name, score and rank in up to 16 million colours.',
    },
  ],
  services: ['Scoring', 'EventWebsites'],
  links: [{ label: 'World Gymnastics', href: 'https://www.gymnastics.sport' }],
  plan: '/images/plan/Gymnastics.svg',
  gallery: ['/images/scene/crates.svg', '/images/equipment/judge-terminal.svg', '/images/screen/event-website.svg'],
};
