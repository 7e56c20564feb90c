import type { SportContent } from './sport.ts';

export const bobsleigh: SportContent = {
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  family: 'line',
  surface: 'ice',
  banner: '/images/strip/Bobsleigh.svg',
  description:
    'Timing for bob, skeleton and luge: 32 timing points at 1/100 s, heated twin photocells, two independent timers and motion data from the sled.',
  lead: 'A spectator sees one bend of the track. Our photocells see them all, and show where a run was won.',
  // Scene: sports.md, Bobsleigh: Beijing 2022 (xinhua-4man, nbc-4man): 0.03 s after two runs, 0.20 s after three.
  // current-rules.md, Bobsleigh: federations, published.
  intro: `0.03 s: that was all when the four-man bobs of Beijing 2022 were put away for the night. The third run, next morning, gave Francesco Friedrich another 0.17 s on Johannes Lochner, and an open race was as good as settled.

Bob, skeleton and luge share the track and its sensors. IBSF, the International Bobsleigh and Skeleton Federation, publishes the hundredth, FIL, the International Luge Federation, the thousandth.`,
  // sports.md, Bobsleigh: track, TIM021, Sochi 2014.
  facts: [
    { value: '32', type: 'Timing points', description: 'On one track' },
    { value: '140 km/h', type: 'Speed', description: 'On some 1,200 m of ice' },
    { value: '2', type: 'Quantum timers', description: 'Both receive every signal' },
    { value: '6', type: 'Motion channels', description: 'Acceleration and rotation, on three axes' },
  ],
  sections: [
    {
      // specification 9: 32 timing points at 1/100 s resolution; sports.md, Bobsleigh: TIM021; current-rules.md: devices, backup.
      heading: 'Every photocell reports to two systems',
      picture: '/images/scene/ice-channel.svg',
      text: `Our system TIM021 has 32 timing points at 1/100 s resolution, and gives luge its thousandth at the finish. Two impulse modules take the signals of all photocells, and either can carry the race alone. A blocked beam lights a lamp before the next sled leaves the start.`,
    },
    {
      // sports.md, Bobsleigh: measurement unit; services.md, Simulcam and AnalysisTools.
      heading: 'The sled itself sends data',
      picture: '/images/equipment/sled-measurement-unit.svg',
      text: `A split tells the coach where time went, but not what the sled did there. At Sochi 2014, after about 1,000 trial runs, a unit on board sent speed, acceleration and rotation. [Analysis Tools](/Service/AnalysisTools) turn the values into curves, and [Simulcam](/Service/Simulcam) shows two runs in one picture.`,
    },
    {
      // sports.md, Bobsleigh: time lost at the top; services.md, TvGraphics: luge 2012/13.
      heading: 'A tenth at the top costs three at the bottom',
      text: `Only a few points along the track are official intermediates; the others let coaches find that first tenth. Viewers follow it too: in luge the running clock on [television](/Service/TvGraphics) has turned green or red at the extra points since 2012/13.`,
    },
    {
      // current-rules.md, Bobsleigh: measured, tie; sports.md, Bobsleigh: PyeongChang 2018.
      heading: 'Four runs are added',
      text: `Individual skeleton and bob have four runs at the Olympic Games and the world championships. Equal totals share the place: two four-man sleds had silver at PyeongChang 2018.`,
    },
  ],
  // sports.md, Bobsleigh: 1936; current-rules.md, Bobsleigh: Games 2026.
  company: `Omega has been beside the ice channel since 1936.

Milano Cortina 2026 added the mixed team event in skeleton and women’s doubles in luge. Television had a virtual photo finish there; the official times still came from the photocells.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Bobsleigh: TIM021 and its options; services.md, Timing: Quantum.
  equipment: [
    {
      name: 'Twin photocells',
      text: 'Two beams at every timing point, heated against frost.',
      picture: '/images/equipment/bob-light-barrier.svg',
    },
    {
      name: 'Displays',
      text: 'A countdown at the start, a running time at the finish.',
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
    '/images/scene/bobsleigh-luge.svg',
  ],
};
