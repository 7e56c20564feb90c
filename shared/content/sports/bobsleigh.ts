import type { SportContent } from './sport.ts';

export const bobsleigh: SportContent = {
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  surface: 'ice',
  banner: '/images/strip/Bobsleigh.svg',
  description:
    'Timing for bob, skeleton and luge: 32 timing points at 1/100 s, heated twin light barriers, two independent timers and motion data from the sled.',
  lead: 'Light barriers follow the sled from the push to the finish. Athletes, coaches and viewers see in which bend a run was won or lost.',
  // current-rules.md, Bobsleigh: federations, published; sports.md, Bobsleigh: track, speed.
  intro: `Bob, skeleton and luge share the track and its sensors, so one installation serves all three. Sleds reach about 140 km/h on some 1,200 m of ice, of which a spectator sees one bend. The running time on the boards and on [television](/Service/TvGraphics) tells the rest.

IBSF, the International Bobsleigh and Skeleton Federation, publishes bob and skeleton to the hundredth. FIL, the International Luge Federation, publishes luge to the thousandth.`,
  // spec: 32 timing points at 1/100 s; sports.md, Bobsleigh: TIM021, time lost, Sochi 2014, Beijing 2022 (corrected).
  facts: [
    { value: '32', type: 'Timing points', description: 'Along one track, at 1/100 s resolution' },
    { value: '2', type: 'Quantum timers', description: 'Each receives the signal of every light barrier' },
    { value: '0.3 s', type: 'At the finish', description: 'About what 0.1 s lost at the top costs' },
    { value: '0.37 s', type: 'After four runs', description: 'Winning margin, four-man bob, Beijing 2022' },
    { value: '6', type: 'Motion channels', description: 'Acceleration and rotation, three axes each' },
  ],
  sections: [
    {
      // sports.md, Bobsleigh: TIM021; current-rules.md, Bobsleigh: devices, backup.
      heading: 'Two systems along the ice',
      picture: '/images/scene/ice-channel.svg',
      text: `Our system TIM021 has two impulse modules, a main one and a backup. Both take the signals of all light barriers and pass them to the timers. The barriers are mounted in pairs and heated, because frost on the lens would stop a beam.

Each barrier has its lamp on a control module, which also prints every time stamp. The timekeeper sees a blocked beam before the next sled leaves the start.`,
    },
    {
      // current-rules.md, Bobsleigh: measured, tie; sports.md, Bobsleigh: Beijing 2022 corrected, PyeongChang 2018.
      heading: 'The times of four runs are added',
      text: `The time of a run is taken between the light barriers at the start and at the finish. In bob and skeleton four runs count at the Olympic Games and the World Championships. In the four-man bob of Beijing 2022 the lead was 0.03 s at half-way. Two runs later the winners had a total of 3:54.30.

Equal totals take the same place. At PyeongChang 2018 two four-man sleds shared silver.`,
    },
    {
      // sports.md, Bobsleigh; services.md, TvGraphics: luge 2012/13.
      heading: 'Points between the official splits',
      text: `Only a few of the points along the track are official intermediates. The others serve coaches and viewers. In the luge World Cup of 2012/13 the running clock on television began to turn green or red at the extra points.`,
    },
    {
      // sports.md, Bobsleigh: measurement unit; services.md, Simulcam and AnalysisTools.
      heading: 'Data from inside the sled',
      picture: '/images/equipment/sled-measurement-unit.svg',
      text: `A barrier tells the coach where time was lost. Motion data tell why. At Sochi 2014, after about 1,000 trial runs, a measurement unit in the sled sent speed, acceleration and rotation. [Analysis Tools](/Service/AnalysisTools) turn the values into pictures, and [Simulcam](/Service/Simulcam) lays two runs over each other.`,
    },
  ],
  // sports.md, Bobsleigh; heritage.md: IBSF; services.md, Simulcam; current-rules.md, Bobsleigh: Games 2026.
  company: `Omega has been in the sport since 1936. In 2013 it timed the bob and skeleton World Cup at Lake Placid. Our Simulcam compared runs of all three sports at PyeongChang 2018.

At Milano Cortina 2026 the programme grew by the mixed team event in skeleton and by women’s doubles in luge. For television we added a virtual photo finish, while the official times came from the light barriers.`,
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
      name: 'Twin light barriers',
      text: 'Two beams at every point of the track, heated against frost.',
      picture: '/images/equipment/bob-light-barrier.svg',
    },
    {
      name: 'Quantum timer',
      text: 'Two of them run side by side. Each divides a second into a million parts.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Measurement unit',
      text: 'Rides in the sled and sends its speed and movements on all three axes.',
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
    '/images/scene/crates.svg',
    '/images/equipment/bob-light-barrier.svg',
    '/images/equipment/quantum-timer.svg',
  ],
};
