import type { SportContent } from './sport.ts';

export const gymnastics: SportContent = {
  slug: 'Gymnastics',
  name: 'Gymnastics',
  surface: 'mat',
  banner: 'strip/Gymnastics',
  description:
    'How six gymnastics disciplines are scored and timed, from artistic marks and trampoline flight time to the parallel lanes of a parkour speed run.',
  lead: 'Marks on an apparatus, seconds on a carpet, time in the air, a race between two lanes: six disciplines reach their results in different ways.',
  intro: `The FIG governs eight disciplines; six are described here. Most are decided by panels, whose difficulty and execution marks have to be collected, checked and published before the next routine begins. That is work for [scoring](/Service/Scoring) rather than for a stopwatch.`,
  facts: [
    { value: '12 × 12 m', type: 'Artistic floor', description: 'Rhythmic gymnasts use 13 × 13 m' },
    { value: '70–90 s', type: 'Floor routine', description: 'Women’s artistic, checked by clock' },
    { value: '2010', type: 'Flight time', description: 'In the trampoline score since 1 September' },
    { value: '2 min 30 s', type: 'Acrobatic', description: 'Longest routine allowed' },
  ],
  sections: [
    {
      heading: 'Artistic',
      text: 'Women compete on four apparatus and men on six, several in use at once. A score is the sum of difficulty and execution, entered by separate panels. Clocks matter too: floor routines have limits, and the 2009 rules gave each gymnast 50 s to warm up on the vault. The discipline has been Olympic since 1896.',
    },
    {
      heading: 'Rhythmic',
      text: 'Rope, hoop, ball, clubs and ribbon are the hand apparatus, of which four are in use per cycle. Judges enter marks for difficulty and execution; line judges report an apparatus or a foot outside the square. Any deduction has to reach the total before the score is shown.',
    },
    {
      heading: 'Aerobic',
      text: 'Groups of five perform on 10 × 10 m, according to the code of 2013–16. Its successor for 2017–20 limits a routine to nine elements, three of them in combination, and allows pairs, trios and groups one lift. Judges for difficulty therefore count as well as mark.',
    },
    {
      heading: 'Trampoline',
      text: `Time of flight counts beside difficulty and execution. Since 2017 horizontal displacement, the drift away from the centre, has been marked separately. The bed is 3.60–4.30 m long and 1.80–2.15 m wide, held by about 120 springs; motion sensors on its frame can give both values.`,
    },
    {
      heading: 'Acrobatic',
      text: 'Pairs and groups show Balance, Dynamic and Combined routines to music; the final is a Combined one. Execution is marked from 10, with difficulty and artistry beside it. A timekeeper follows how long a pyramid is held and how long the routine lasts. World championships began in 1974.',
    },
    {
      heading: 'Parkour',
      text: 'Speed is a true race: two parallel lanes, a start by sound, a time for each athlete. Freestyle is judged. The World Games first had parkour in 2022, with Tissot as timekeeper: 12 athletes to a field, the best eight going on to the freestyle final.',
    },
  ],
  company: `Longines timed the Swiss gymnastics festival of 1912 with wires that broke at the finish. From the world championships of Ljubljana in 1970 to the end of 2020 the brand provided the FIG with timing, displays and data, with exceptions in 1976 and 1979, and with the judges’ replay system IRCOS.

At Montreal in 1976, as it is told, the board had no place for 10.0 and showed the first perfect mark as 1.00. The same Games introduced the [video matrix board](/Company/InnovationMilestones).`,
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
      name: 'Trampoline frame sensor',
      text: 'Several sensors give flight time and landing point; US patent 11,846,646 of 19 December 2023.',
      drawing: 'trampoline-frame-sensor',
    },
    {
      name: 'Replay for judges',
      text: 'Repeats a routine for the jury, as IRCOS did for the FIG.',
      drawing: 'video-replay-station',
    },
    {
      name: 'Judge’s terminal',
      text: 'Difficulty and execution are keyed in separately.',
      drawing: 'judge-terminal',
    },
    {
      name: 'Video board',
      text: 'Name, mark and rank in up to 16 million colours.',
    },
  ],
  services: ['Scoring', 'EventWebsites'],
  links: [{ label: 'World Gymnastics', href: 'https://www.gymnastics.sport' }],
  gallery: ['plan/Gymnastics'],
};
