import type { SportContent } from './sport.ts';

export const crossCountry: SportContent = {
  slug: 'CrossCountry',
  name: 'Cross Country',
  family: 'line',
  surface: 'snow',
  banner: '/images/strip/CrossCountry.svg',
  description:
    'Cross-country ski timing from interval start to relay: transponders on both legs, sprint gates, double photocells, photo finish and live data to FIS.',
  lead: 'A cross-country race disappears into the forest a minute after its start. Transponders keep it in view.',
  // Scene: AP and fasterskier.com reports of 21 February 2018; current-rules.md, CrossCountry: measured.
  intro: `Could Sweden still be caught? With 100 m of the team sprint to ski at PyeongChang 2018, Jessie Diggins came into the stadium behind Stina Nilsson. She drew level, threw a foot over the line and won by 0.19 s. For her and Kikkan Randall it was the first Olympic gold of the USA in cross-country skiing.

One installation serves four kinds of race. In an interval start the result is the finish time minus the start time; in a mass start, a sprint heat or a relay it is the order across the line.`,
  // current-rules.md, CrossCountry: published; sports.md, CrossCountry: catalogue of the World Cup 2017/18.
  facts: [
    { value: '1/10 s', type: 'Distance races', description: 'Sprint and team sprint to 1/100 s' },
    { value: '1/1000 s', type: 'Photo finish', description: 'Resolution of both cameras' },
    { value: '220', type: 'Transponder pairs', description: 'In our set for the World Cup 2017/18' },
    { value: '8', type: 'Intermediate points', description: 'In mass starts and relays' },
  ],
  sections: [
    {
      // sports.md, CrossCountry: catalogue 2017/18; equipment.md, e-gun.
      heading: 'Six gates open together',
      picture: '/images/equipment/sprint-gate.svg',
      text: `Sprinters wait behind them. Interval starters watch a countdown display and leave through a single gate. Sprint finals and mass starts begin with the e-gun; if anyone in a mass start goes too soon, the whole field starts again.`,
    },
    {
      // sports.md, CrossCountry; services.md, InformationSystem, MediaInformationSystem and Simulcam: Nordic combined.
      heading: 'A name before the skier comes out of the trees',
      text: `Every skier wears two transponders, one on either leg. Pre-timing points ahead of the intermediates tell the [commentator](/Service/MediaInformationSystem) who is about to arrive. Results go to scoreboards and TV graphics and, as XML, to the FIS site. In Nordic combined [Simulcam](/Service/Simulcam) merged two runs into one picture at PyeongChang 2018.`,
    },
    {
      // current-rules.md, CrossCountry: federation, close finish, tie, devices, backup; sports.md: double beams, two cameras, HD replay.
      heading: 'The toe of the boot',
      text: `Officials read from the picture when the toe of the front boot crosses the plane of the line. Equal skiers share the place. FIS, the International Ski and Snowboard Federation, asks for electronic timing at every race, backed up by hand. If skis cross, the jury has the replay in HD.`,
    },
    {
      // Factored times: the facts have nothing more on it.
      heading: 'Para skiers of several classes',
      text: `They can share one ranking. Each time is multiplied by the factor of the class, and the board says at once who leads.`,
    },
  ],
  // history-milestones.md: 1948; innovation-milestones.md: 2010; sports.md: PyeongChang;
  // heritage.md: Milano Cortina 2026.
  company: `At St. Moritz in 1948 a photocell replaced the hand on the stopwatch.

Our Universal Tracking System of 2010 followed cross-country skiers by satellite, and at PyeongChang 2018 viewers saw the speed and the place of every skier live.

Milano Cortina 2026 had a photo finish of up to 40,000 images/s. More firsts on snow are among the [innovation milestones](/Company/InnovationMilestones).`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, CrossCountry: catalogue 2017/18; equipment.md, StartTime V.
  equipment: [
    {
      name: 'Active transponder',
      text: 'Identifies the skier at every measuring point.',
    },
    {
      name: 'Sprint gate',
      text: 'Our World Cup set has six, and one for interval starts.',
    },
    {
      name: 'E-gun',
      text: 'Its flash is visible beyond 200 m.',
    },
    {
      name: 'Double photocell',
      text: 'Two beams at the finish, on two timers.',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem', 'Simulcam'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/CrossCountry.svg',
  gallery: [
    '/images/scene/cross-country-intermediate.svg',
    '/images/scene/cross-country-finish.svg',
    '/images/scene/cross-country-gate.svg',
  ],
};
