import type { SportContent } from './sport.ts';

export const snowboard: SportContent = {
  slug: 'Snowboard',
  name: 'Snowboard',
  family: 'line',
  surface: 'snow',
  description:
    'Snowboard with Swiss Timing: photo finish at 2,000 images/s for parallel races and cross, live order from transponders, scores and jump data for big air.',
  lead: 'Snowboarders race in two disciplines and are judged in three, often on one mountain and one day. One crew of ours does both.',
  // Scene: FIS news and Reuters report of 10 February 2022. current-rules.md, Snowboard: Games 2026, measured, published.
  intro: `“I didn’t realise it was this close,” said Alessandro Haemmerle of Austria when he saw the replay. Eliot Grondin of Canada had led the snowboard cross of Beijing all day. In the last bend of the final Haemmerle came past on the inside, and Grondin all but dived for the line. The photo finish gave Haemmerle the gold.

You get the order at the line, the scores of the judges and one result service for both.`,
  // current-rules.md, Snowboard; innovation-milestones.md 2010.
  facts: [
    { value: '1/100 s', type: 'Race times', description: 'Thousandths only part equal times' },
    { value: '1/100 point', type: 'Scores', description: 'In halfpipe, slopestyle and big air' },
    { value: '11', type: 'Olympic events', description: 'On the programme of 2026' },
  ],
  sections: [
    {
      // current-rules.md, Snowboard: measured, published, devices, photo finish, backup. specification 9: 2000 images per second.
      heading: 'Red and blue stop two clocks',
      text: `In a parallel race two riders leave together from two gates, and either course sends its own pulse at the finish. The gap between the pulses decides the run, so the clocks record 1/1000 s or finer, on two systems. At the top level FIS, the International Ski and Snowboard Federation, requires a photo finish. Ours is a photofinish at 2000 images per second.`,
    },
    {
      // current-rules.md, Snowboard: cross finish; sports.md, Snowboard: cross, transponders.
      heading: 'A hand is enough',
      text: `A heat of cross often reaches the line as one bunch. Whatever crosses first counts, be it a hand or the nose of a board. If the picture shows a dead heat, the better qualification time goes ahead. On the course transponders report who leads, for the [TV graphics](/Service/TvGraphics) and the commentators.`,
    },
    {
      // sports.md, Snowboard: big air sensor 2018, Beijing 2022, 2026; services.md, AnalysisTools and Simulcam: StroMotion.
      heading: 'Why did the trick win?',
      text: `In big air a small sensor gave speed, height and length at PyeongChang 2018 and Beijing 2022; in 2026 images were enough. A replay can freeze a trick [along its path](/Service/Simulcam), and [analysis tools](/Service/AnalysisTools) set two attempts on one scale, for viewers and for coaches.`,
    },
  ],
  // heritage.md; innovation-milestones.md 2010, 2018; sports.md, Snowboard: PyeongChang.
  company: `At Vancouver 2010 viewers saw the live order of a cross heat.

It was a first at the Games: riders carried RFID transponders, and we worked as Omega. PyeongChang 2018 went from the finish to the whole run, with jump heights, averages and the number of turns.

Our US patent application 2017/0216704 derives speed from a transponder.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Snowboard; equipment.md: Quantum.
  equipment: [
    {
      name: 'Photocells',
      text: 'A pair for either finish of a parallel race.',
    },
    {
      name: 'Cross transponder',
      text: 'RFID chip on every rider of a heat.',
    },
    {
      name: 'Jump sensor',
      text: 'Worn close to the feet in big air, in 2018.',
    },
    {
      name: 'Quantum timer',
      text: 'Resolves 1 microsecond, as main and as backup.',
    },
  ],
  services: ['Scoring', 'LocalPositioningSystem', 'AnalysisTools', 'Simulcam'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/Snowboard.svg',
  gallery: [
    '/images/scene/snowboard-cross.svg',
    '/images/scene/snowboard-halfpipe.svg',
    '/images/scene/snowboard-parallel.svg',
  ],
};
