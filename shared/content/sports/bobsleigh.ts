import type { SportContent } from './sport.ts';

export const bobsleigh: SportContent = {
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  surface: 'ice',
  banner: 'strip/Bobsleigh',
  description:
    'Timing for bob, skeleton and luge: 32 timing points at 1/100 s along the ice channel, heated twin light barriers, two timers and data from inside the sled.',
  lead: 'Light barriers follow the sled from the push to the finish. A track with 32 timing points at 1/100 s resolution shows in which bend a run was lost.',
  intro: `Bob, skeleton and luge share the channel and its sensors but not the rule book. IBSF governs bob and skeleton, FIL governs luge. Bob is published to 1/100 s, luge to 1/1000 s.

A track is near 1,200 m long and is covered at speeds near 140 km/h. Few spectators see more than one curve, so the [running time](/Service/Timing) tells the run.`,
  facts: [
    { value: '32', type: 'Timing points', description: 'Along one track, at 1/100 s resolution' },
    { value: '1/1000 s', type: 'Luge', description: 'Published resolution, one digit finer than bob' },
    { value: '4.8–5.3 s', type: 'Push', description: 'Usual time over the first 50 m' },
    { value: '0.3 s', type: 'At the finish', description: 'What 0.1 s lost at the top roughly costs' },
    { value: '630 kg', type: 'Four-man bob', description: 'Largest mass with crew in a text of 1993; two-man 390 kg' },
  ],
  sections: [
    {
      heading: 'From barrier to clock',
      text: `TIM021 is the company’s system for the three sports. Two impulse modules, main and backup, take the signals of up to 32 light barriers and spread them to two Quantum timers.

A control module shows the state of each barrier by lamp, so a blocked beam is noticed before the next sled. It also prints every time stamp.`,
    },
    {
      heading: 'Official and extra intermediates',
      text: `Official lists are shorter than the row of sensors. A text of 1993 gives 4 intermediates for bob and 3 for luge.

The remaining points serve coaches and viewers. In the luge World Cup of 2012/13 the clock on television turned green or red at additional points, while gaps still appeared only at the official ones.`,
    },
    {
      heading: 'Adding up four runs',
      text: `An Olympic title is decided over 4 runs on 2 days, and the times are added. The four-man winners of Beijing 2022 needed 58.41 + 58.30 + 58.37 + 58.82 s, in total 3:53.90, and led by 0.50 s.`,
    },
    {
      heading: 'Data from the sled',
      text: `Barriers show where time went, not why. At Sochi 2014 a unit mounted in a sled sent speed, 3-axis acceleration and 3-axis rotation, after about 1,000 trial runs.`,
    },
  ],
  company: `Omega’s work in the sport goes back to 1936. The brand was timekeeper of the bob and skeleton World Cup when it came to Lake Placid in 2013.

At PyeongChang 2018 two runs down the same ice could be laid over each other by [Simulcam](/Service/Simulcam), in bob, skeleton and luge alike. Television at Milano Cortina 2026 had a virtual photo finish; the official time stayed with the photocells. How sled data become pictures is described under [Analysis Tools](/Service/AnalysisTools).`,
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
      name: 'Twin light barriers',
      text: 'Heated against frost and fitted in pairs, at up to 32 places on the track.',
      drawing: 'bob-light-barrier',
    },
    {
      name: 'Quantum timers',
      text: 'Two run side by side. Each resolves 1 microsecond, far below the printed hundredth.',
      drawing: 'quantum-timer',
    },
    {
      name: 'Measurement unit',
      text: 'Speed and six further channels, three of acceleration and three of rotation.',
      drawing: 'sled-measurement-unit',
    },
    {
      name: 'Displays and options',
      text: 'A countdown display at the top and a running-time display at the bottom. Options are a relay box for 8 lights, a relay start gate and a touch pad.',
    },
  ],
  services: ['AnalysisTools', 'Simulcam'],
  links: [
    { label: 'International Bobsleigh and Skeleton Federation (IBSF)', href: 'https://www.ibsf.org' },
    { label: 'International Luge Federation (FIL)', href: 'https://www.fil-luge.org' },
  ],
  gallery: ['plan/Bobsleigh'],
};
