import type { SportContent } from './sport.ts';

export const crossCountry: SportContent = {
  slug: 'CrossCountry',
  name: 'Cross Country',
  family: 'line',
  surface: 'snow',
  banner: '/images/strip/CrossCountry.svg',
  description:
    'Cross-country ski timing from interval start to relay: transponders on both legs, sprint gates, double photocells, photo finish and live data to FIS.',
  lead: 'A cross-country race disappears into the forest a minute after its start. Transponders keep it in view, and at the line two timers and two cameras settle the order.',
  // Scene: AP and fasterskier.com reports of 21 February 2018; current-rules.md, CrossCountry: measured, close finish.
  intro: `On 21 February 2018 Jessie Diggins came into the stadium of PyeongChang behind Stina Nilsson of Sweden, with 100 m of the team sprint to ski. She drew level, threw a foot over the line and won by 0.19 s. It was the first Olympic gold of the USA in cross-country skiing, and it belonged to the toe of a boot, because nothing else counts at the line.

One installation has to serve four kinds of race. In an interval start the result is the finish time minus the start time, whereas in a mass start, a sprint heat or a relay the order across the line decides. Jury, broadcaster and commentators receive every point on the course live.`,
  // current-rules.md, CrossCountry: published; sports.md, CrossCountry: catalogue of the World Cup 2017/18.
  facts: [
    { value: '1/10 s', type: 'Published time', description: 'To the hundredth only in sprint qualification' },
    { value: '1/1000 s', type: 'Photo finish', description: 'Resolution of both cameras at the line' },
    { value: '220', type: 'Transponder pairs', description: 'In our set for the World Cup 2017/18' },
    { value: '4 + 4', type: 'Interval start', description: 'Intermediate points and pre-timing points' },
    { value: '8', type: 'Mass start, relay', description: 'Intermediate points, with the finish on top' },
  ],
  sections: [
    {
      // sports.md, CrossCountry: catalogue 2017/18; equipment.md, e-gun.
      heading: 'One set of equipment starts four kinds of race',
      picture: '/images/equipment/sprint-gate.svg',
      text: `In an interval start the skier watches a countdown display and leaves through a start gate. Sprinters wait behind six gates that open together. Sprint finals and mass starts begin with the e-gun, which starts both timers, and if anyone in a mass start goes too soon, the whole field starts again.

Since the number of points depends on the form of start, send us the programme with a map of the loop.`,
    },
    {
      // current-rules.md, CrossCountry: federation, close finish, tie, devices, backup; sports.md: double beams, two cameras, HD replay.
      heading: 'The toe of the boot decides',
      text: `Skiers throw a foot forward, and the officials read from the picture when the toe of the front boot crosses the plane of the line. Neither ski nor body counts. Equal skiers share the place.

FIS, the International Ski and Snowboard Federation, asks for electronic timing at every race, backed up by hand timing, and our double photocells feed two timers in parallel, so that one fault leaves the other time untouched. If skis cross or a skier falls, the jury has the replay in HD.`,
    },
    {
      // sports.md, CrossCountry; services.md, InformationSystem and MediaInformationSystem.
      heading: 'The commentator knows who is about to arrive',
      picture: '/images/strip/MediaInformationSystem.svg',
      text: `Every skier wears two active transponders, one on either leg. Pre-timing points lie ahead of the intermediates, so the [commentator](/Service/MediaInformationSystem) has the name before the skier comes out of the trees.

A data distributor sends the results to scoreboards and TV graphics and, as XML, to the FIS site. Because the jury enters its decisions in a program that writes them into the results, a disqualification takes the same way.`,
    },
    {
      // Factored times: asked for with this section; the facts have nothing more on it.
      heading: 'First across the line need not be the winner',
      text: `Para skiers of several classes can share one ranking. Since the time factored by class decides, the board says at once who leads.`,
    },
  ],
  // history-milestones.md: 1948; innovation-milestones.md: 2010; sports.md: PyeongChang;
  // heritage.md: Milano Cortina 2026.
  company: `At the Winter Games of St. Moritz in 1948 an Omega photocell replaced the hand on the stopwatch. Our Universal Tracking System of 2010 followed cross-country skiers by satellite, and at PyeongChang 2018 viewers saw the speed and the place of every skier live.

Milano Cortina 2026 had a photo finish of up to 40,000 images/s. More firsts on snow are among the [innovation milestones](/Company/InnovationMilestones).`,
  companyPicture: '/images/heritage/photocell-1948.svg',
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
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'Sprint gate',
      text: 'Our World Cup set has six, and one gate for interval starts.',
      picture: '/images/equipment/sprint-gate.svg',
    },
    {
      name: 'E-gun',
      text: 'The flash lasts 0.1 s and is visible beyond 200 m.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Double photocell',
      text: 'Two beams at the finish, and a second finish point in case they fail.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Two look along the line and separate boots that cross it together.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/CrossCountry.svg',
  gallery: [
    '/images/scene/cross-country-intermediate.svg',
    '/images/scene/cross-country-finish.svg',
    '/images/screen/photofinish-cross-country.svg',
  ],
};
