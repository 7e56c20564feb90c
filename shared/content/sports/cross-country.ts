import type { SportContent } from './sport.ts';

export const crossCountry: SportContent = {
  slug: 'CrossCountry',
  name: 'Cross Country',
  surface: 'snow',
  banner: '/images/strip/CrossCountry.svg',
  description:
    'Cross-country ski timing from single start to relay: transponders on both legs, sprint gates, double light beams, photo finish and live data to FIS.',
  lead: 'Whether skiers start one by one or all together, you see them along the whole course. At the line, two timers and two cameras settle the order.',
  // current-rules.md, CrossCountry: measured, published; sports.md, CrossCountry: start forms.
  intro: `Organisers need four kinds of race from one installation: single start, mass start, sprint and relay. In a single start the result is the finish time minus the start time. In the others the order across the line decides, after sprinters have qualified by their times.

The rules come from FIS, the International Ski and Snowboard Federation. Jury, broadcaster and commentators receive the times live from every point on the course.`,
  // current-rules.md, CrossCountry: published; sports.md, CrossCountry: catalogue of the World Cup 2017/18.
  facts: [
    { value: '1/10 s', type: 'Published time', description: 'To the hundredth only in sprint qualification' },
    { value: '1/1000 s', type: 'Photo finish', description: 'Resolution of both cameras at the line' },
    { value: '220', type: 'Transponder pairs', description: 'In our set for the World Cup 2017/18' },
    { value: '4 + 4', type: 'Single start', description: 'Intermediate points and pre-timing points' },
    { value: '8', type: 'Mass start, relay', description: 'Intermediate points, with the finish on top' },
  ],
  sections: [
    {
      // sports.md, CrossCountry: catalogue 2017/18; equipment.md, e-gun.
      heading: 'Four ways to start',
      picture: '/images/equipment/sprint-gate.svg',
      text: `In a single start the skier watches a countdown display and leaves through a start gate. Sprinters wait behind six gates that open together. Sprint finals and mass starts begin with the e-gun, which starts both timers. If anyone in a mass start goes too soon, the whole field starts again.`,
    },
    {
      // current-rules.md, CrossCountry: close finish, tie, devices, backup; sports.md: double beams, two cameras, HD replay.
      heading: 'The toe of the boot decides',
      text: `Two skiers throw a foot forward at the line, and the officials read the order from the picture. What counts is the toe of the boot on the front foot, at the moment it crosses the plane of the line. Neither the ski nor the body decides. Skiers who are still equal share the place, and the lower bib is listed first.

FIS asks for electronic timing at every race. Double light beams feed two timers that run in parallel, and hand timing backs them up. An HD replay helps the jury when skis cross or a skier falls.`,
    },
    {
      // sports.md, CrossCountry; services.md, InformationSystem and MediaInformationSystem.
      heading: 'Transponders on both legs',
      picture: '/images/strip/MediaInformationSystem.svg',
      text: `Each skier wears two active transponders, one on each leg. Pre-timing points stand ahead of the intermediate points, so the [commentator](/Service/MediaInformationSystem) knows who is about to arrive. A sprint has one intermediate time or one measurement of speed.

A data distributor joins timing, scoreboards, TV graphics and commentators, and sends the results to the FIS site as XML. The jury enters its decisions in a program of its own, from which they pass into the results.`,
    },
    {
      // Factored times: asked for with this section; the facts have nothing more on it.
      heading: 'Para sport',
      text: `Para skiers of several classes can share one ranking. Each time is factored by class, and the factored time decides the place. So the first across the line need not be the winner, and the board has to say so at once.`,
    },
  ],
  // brands.md: 1938; history-milestones.md: 1948; innovation-milestones.md: 2010; sports.md: PyeongChang, Nordic combined;
  // heritage.md: Milano Cortina 2026.
  company: `Tissot came to sport in 1938 with the timing of ski races. Ten years later, at the Winter Games of St. Moritz, an Omega photocell replaced hand timing. Our Universal Tracking System of 2010 followed cross-country skiers by satellite, and at PyeongChang 2018 viewers saw the speed and the place of each skier live.

At Milano Cortina 2026, under the name Omega, our photo finish took up to 40,000 images/s. For Nordic combined we have a set with 80 pairs of transponders and a Scan’O’Vision camera. More firsts on snow are among the [innovation milestones](/Company/InnovationMilestones).`,
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
      text: 'Our World Cup set has six of them, and one gate for single starts.',
      picture: '/images/equipment/sprint-gate.svg',
    },
    {
      name: 'E-gun',
      text: 'Sound, flash and start pulse in one. The flash lasts 0.1 s and is visible beyond 200 m.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Double light beam',
      text: 'Two photocells at the finish, with a backup finish point beside them.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Two cameras look along the line and separate boots that cross it together.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/CrossCountry.svg',
  gallery: ['/images/scene/operations-room.svg', '/images/equipment/e-gun.svg', '/images/equipment/transponder.svg'],
};
