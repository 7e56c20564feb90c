import type { SportContent } from './sport.ts';

export const bobsleigh: SportContent = {
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  family: 'line',
  surface: 'ice',
  banner: '/images/strip/Bobsleigh.svg',
  description:
    'Timing for bob, skeleton and luge: 32 timing points at 1/100 s, heated twin photocells, two independent timers and motion data from the sled.',
  lead: 'A spectator sees one bend of the track. Our photocells see them all, so that athletes, coaches and viewers learn where a run was won.',
  // Scene: sports.md, Bobsleigh: Beijing 2022 (xinhua-4man, nbc-4man): 0.03 s after two runs, 0.20 s after three.
  // current-rules.md, Bobsleigh: federations, published.
  intro: `Francesco Friedrich and Johannes Lochner were 0.03 s apart when the four-man bobs of Beijing 2022 were put away for the night. The third run, on the morning of 20 February, gave Friedrich another 0.17 s, and a race that had been open after two runs was as good as settled after three. The totals say who led. Only the points along the track say where.

Bob, skeleton and luge share the track and its sensors, although not the resolution. IBSF, the International Bobsleigh and Skeleton Federation, publishes the hundredth, whereas FIL, the International Luge Federation, publishes the thousandth.`,
  // sports.md, Bobsleigh: track, speed, TIM021, Sochi 2014, Beijing 2022 (corrected).
  facts: [
    { value: '140 km/h', type: 'Speed', description: 'Of a sled on some 1,200 m of ice' },
    { value: '2', type: 'Quantum timers', description: 'Both receive the signal of every photocell' },
    { value: '0.37 s', type: 'After four runs', description: 'Winning margin, four-man bob, Beijing 2022' },
    { value: '6', type: 'Motion channels', description: 'Acceleration and rotation, on three axes' },
  ],
  sections: [
    {
      // specification 9: 32 timing points at 1/100 s resolution; sports.md, Bobsleigh: TIM021; current-rules.md: devices, backup.
      heading: 'Every photocell reports to two systems',
      picture: '/images/scene/ice-channel.svg',
      text: `Our system TIM021 has 32 timing points at 1/100 s resolution, and gives luge its thousandth at the finish. Two impulse modules, main and backup, take the signals of all photocells, and either can carry the race alone. The photocells are mounted in pairs and heated, because frost on a lens would stop a beam.

Lamps on a control module show the timekeeper a blocked beam before the next sled leaves the start, and since the module prints every time stamp, a run can be checked on paper even if a screen goes dark.`,
    },
    {
      // current-rules.md, Bobsleigh: measured, tie; sports.md, Bobsleigh: PyeongChang 2018.
      heading: 'Four runs are added, and a tie stays a tie',
      text: `A run lasts from the photocells at the start to those at the finish. In bob and skeleton four runs count at the Olympic Games and the World Championships, so a hundredth lost on the first day is still lost on the second. Equal totals share the place, as two four-man sleds did at PyeongChang 2018. Both had silver.`,
    },
    {
      // sports.md, Bobsleigh: time lost at the top; services.md, TvGraphics: luge 2012/13.
      heading: 'A tenth lost at the top costs three at the bottom',
      text: `Only a few points along the track are official intermediates. The others are there because coaches have to find that first tenth, and because viewers follow it, as they have in luge since 2012/13, when the running clock on [television](/Service/TvGraphics) began to turn green or red at the extra points.

For an offer we need a plan of your track that shows its power and the points you want.`,
    },
    {
      // sports.md, Bobsleigh: measurement unit; services.md, Simulcam and AnalysisTools.
      heading: 'The sled itself sends data',
      picture: '/images/equipment/sled-measurement-unit.svg',
      text: `A split tells the coach where time went, but never what the sled did there. At Sochi 2014, after about 1,000 trial runs, a measurement unit on board sent speed, acceleration and rotation. [Analysis Tools](/Service/AnalysisTools) turn the values into curves, and [one picture](/Service/Simulcam) can hold two runs.`,
    },
  ],
  // sports.md, Bobsleigh: every Olympic track, 1936; current-rules.md, Bobsleigh: Games 2026.
  company: `Omega has been in the sport since 1936, and we fit out every Olympic track.

Milano Cortina 2026 added the mixed team event in skeleton and women’s doubles in luge. Television had a virtual photo finish, although the official times still came from the photocells.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Bobsleigh: TIM021 and its options, Sochi 2014; services.md, Timing: Quantum.
  equipment: [
    {
      name: 'Twin photocells',
      text: 'Two beams at every point of the track.',
      picture: '/images/equipment/bob-light-barrier.svg',
    },
    {
      name: 'Quantum timer',
      text: 'Two run side by side, and either divides a second into a million parts.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Measurement unit',
      text: 'Rides in the sled and sends its movements on all three axes.',
      picture: '/images/equipment/sled-measurement-unit.svg',
    },
    {
      name: 'Displays',
      text: 'A countdown display at the start and a running-time display at the finish.',
    },
    {
      name: 'Start options',
      text: 'A relay box for eight lights, a relay start gate and a touch pad.',
    },
  ],
  services: ['AnalysisTools', 'Simulcam'],
  links: [
    { label: 'International Bobsleigh and Skeleton Federation (IBSF)', href: 'https://www.ibsf.org' },
    { label: 'International Luge Federation (FIL)', href: 'https://www.fil-luge.org' },
  ],
  plan: '/images/plan/Bobsleigh.svg',
  gallery: [
    '/images/scene/bobsleigh-start.svg',
    '/images/scene/bobsleigh-skeleton.svg',
    '/images/screen/board-bobsleigh.svg',
  ],
};
