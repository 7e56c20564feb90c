import type { SportContent } from './sport.ts';

export const crossCountry: SportContent = {
  slug: 'CrossCountry',
  name: 'Cross Country',
  surface: 'snow',
  banner: 'strip/CrossCountry',
  description:
    'Cross-country ski timing from single start to relay: transponders on both legs, sprint gates, double light beams, photo finish and live data to FIS.',
  lead: 'Whether skiers start one by one or all together, you see them along the whole course. At the line, two timers and two cameras settle the order.',
  // current-rules.md, CrossCountry: measured, published; sports.md, CrossCountry: start forms.
  intro: `Organisers need four kinds of race from one installation: single start, mass start, sprint and relay. In a single start the result is the finish time minus the start time. In the others the order across the line decides, after sprinters have qualified by their times.

The rules come from FIS, the International Ski and Snowboard Federation. Jury, broadcaster and commentators work with the same data, live from every point on the course.`,
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
      picture: 'equipment/sprint-gate',
      text: `Single starts run from a start gate and displays that count down for the skier. Sprinters wait behind gates that open together. For sprint finals and mass starts the starter uses an e-gun, which starts both timers.`,
    },
    {
      // current-rules.md, CrossCountry: close finish, tie, devices, backup; sports.md: double beams, two cameras, HD replay.
      heading: 'The toe of the boot decides',
      text: `At a close finish the officials read the order from the picture. The toe of the boot on each skier’s front foot counts, when it crosses the plane of the line. Ski tip and body do not. If two skiers are still equal, they share the place, and the lower bib is listed first.

FIS asks for electronic timing at every race. Double light beams feed two timers that run in parallel, and hand timing backs them up. An HD replay helps the jury when skis cross or a skier falls.`,
    },
    {
      // sports.md, CrossCountry; services.md, InformationSystem and MediaInformationSystem.
      heading: 'Transponders on both legs',
      text: `Each skier wears two active transponders, one on each leg. Pre-timing points stand ahead of the intermediate points, so the [commentator](/Service/MediaInformationSystem) knows who is about to arrive. A sprint has one intermediate time or one measurement of speed.

A data distributor joins timing, scoreboards, TV graphics and commentators, and sends the results to the FIS site as XML. The jury enters its decisions in a program of its own. They appear in the results at once.`,
    },
    {
      // FIS since July 2022: insidethegames.biz/articles/1125645; percentage: paralympic.org.pl (Paranarciarstwo biegowe);
      // guide at the line: docslib.org/doc/8656993 (Para-Nordic Race Event Guidelines).
      heading: 'Para sport',
      text: `Para cross-country skiing came under FIS in 2022. Skiers race sitting, standing or with vision impairment. The measured time is multiplied by the percentage of the skier’s class, and the calculated time decides the place. Where a guide skis along, only the athlete’s own crossing of the line counts, even if the guide is in front.`,
    },
  ],
  // brands.md: 1938; history-milestones.md: 1948; innovation-milestones.md: 2010; sports.md: PyeongChang, Nordic combined;
  // heritage.md: Milano Cortina 2026.
  company: `Tissot’s first work in sport, in 1938, was the timing of ski races. At the Winter Games of St. Moritz in 1948 an Omega photocell replaced hand timing. Our Universal Tracking System of 2010 followed cross-country skiers by satellite. At PyeongChang 2018 viewers saw the speed and the place of each skier live.

At Milano Cortina 2026, under the name Omega, our photo finish took up to 40,000 images/s. For Nordic combined we have a set with 80 pairs of transponders and a Scan’O’Vision camera. More firsts on snow are among the [innovation milestones](/Company/InnovationMilestones).`,
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
      drawing: 'transponder',
    },
    {
      name: 'Sprint gate',
      text: 'Six of them for a heat, beside one gate for single starts.',
      drawing: 'sprint-gate',
    },
    {
      name: 'E-gun',
      text: 'Sound, flash and start pulse in one. The flash lasts 0.1 s and is visible beyond 200 m.',
      drawing: 'e-gun',
    },
    {
      name: 'Double light beam',
      text: 'Two photocells at the finish. A backup finish point stands close by.',
      drawing: 'photocell',
    },
    {
      name: 'Photo-finish camera',
      text: 'Two cameras look along the line and separate boots that cross it together.',
      drawing: 'photo-finish-camera',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  gallery: ['plan/CrossCountry', 'screen/ovr-data-flow'],
};
