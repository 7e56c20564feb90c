import type { SportContent } from './sport.ts';

export const alpineSkiing: SportContent = {
  slug: 'AlpineSkiing',
  name: 'Alpine Skiing',
  family: 'line',
  surface: 'snow',
  banner: '/images/strip/AlpineSkiing.svg',
  description:
    'Alpine ski timing on two separate systems: start gate, photocells, net times to 1/100 s, photo finish and live speed from a chip on the boot.',
  lead: 'Most ski racers never see an opponent. The clock is all they have to race against, so we run two.',
  // Scene: AP and euronews reports of 12 February 2014; current-rules.md, AlpineSkiing: tie.
  // research-2.md 4: crew of a World Cup race (2014).
  intro: `Dominique Gisin finished the Olympic downhill at Sochi in 1:41.57. Half an hour later Tina Maze, ahead at every intermediate, lost a little on the final slope. 1:41.57. They shared the gold, because FIS, the International Ski and Snowboard Federation, separates racers by nothing finer than the hundredth.

Finish boards, [commentators’ screens](/Service/MediaInformationSystem) and the [television picture](/Service/TvGraphics) show the same lead. For a World Cup race six to eight technicians are on site two to three days before the start.`,
  // current-rules.md, AlpineSkiing: published, timers; innovation-milestones.md, 2010 Snowgate: start window;
  // sports.md, AlpineSkiing: Live Alpine Data.
  facts: [
    { value: '10 s', type: 'Start window', description: 'With fixed intervals, half of it before the set time' },
    { value: '4 s', type: 'To 100 km/h', description: 'From rest, at St. Moritz' },
    { value: '1/10,000 s', type: 'Timers', description: 'Precision at the highest level' },
    { value: '1/100 s', type: 'Published time', description: 'Cut off, not rounded' },
  ],
  sections: [
    {
      // sports.md, AlpineSkiing: start gate, sync pulse; current-rules.md, AlpineSkiing: devices, measured, backup.
      heading: 'One wand, two signals',
      picture: '/images/scene/start-hut.svg',
      text: `The racer’s leg opens a wand with two isolated contacts, one for each system. A fault in A cannot reach B, because the two are electrically separate. Finish minus start is the net time, taken from A. Should A fail, B has it, and hand timing waits behind both.`,
    },
    {
      // sports.md, AlpineSkiing: Live Alpine Data; services.md, AnalysisTools and Simulcam.
      heading: 'Where was the lead made?',
      picture: '/images/screen/tv-graphic-alpine.svg',
      band: 'dark',
      text: `A gap says how much was lost. Live Alpine Data says where: radar and a chip of 10–12 g on the boot give speed, acceleration and jumps during the run. [Simulcam](/Service/Simulcam) then puts both racers on the slope together.`,
    },
    {
      // current-rules.md, AlpineSkiing: devices, photo finish; sports.md, AlpineSkiing: FIS points, fixed wire.
      heading: 'Approved equipment, or no FIS points',
      text: `Start gate, photocells and timers need FIS approval; the highest level requires a photo finish as well. At the Winter Games and the world championships every connection runs over fixed wire.`,
    },
    {
      // Parallel: words of the second review. Factored times: the facts have nothing more on it.
      heading: 'Parallel and Para races',
      text: `In parallel events, such as the team race that opened Saalbach 2025, two racers leave together and the gap counts. Where Para racers of several classes share a ranking, each time is multiplied by the factor of the class.`,
    },
  ],
  // history-milestones.md: 1933, 1950, 1956; heritage.md: FIS alpine, 2026; sports.md: Live Alpine Data;
  // current-rules.md: Games 2026.
  company: `The first start gate of the Winter Games opened at Cortina in 1956.

Longines timed its first alpine races at Chamonix in 1933 and its first world championships at Aspen in 1950. It returned to the World Cup in 2006/07.

At the Games we work as Omega, most recently for the ten alpine events of Milano Cortina 2026.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Snowgate, Quantum; sports.md, AlpineSkiing: St. Moritz.
  equipment: [
    {
      name: 'Snowgate',
      text: 'Trips at the same angle for every racer. New at Vancouver 2010.',
      picture: '/images/equipment/start-gate.svg',
    },
    {
      name: 'Finish photocells',
      text: 'A pair each for A and B, at most 20 cm apart in height.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Quantum timer',
      text: 'Resolves one microsecond.',
      picture: '/images/equipment/quantum-timer.svg',
    },
  ],
  services: ['AnalysisTools', 'Simulcam'],
  links: [
    { label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' },
    { label: 'FIS Alpine on YouTube: World Cup runs to watch', href: 'https://www.youtube.com/@fisalpine' },
  ],
  plan: '/images/plan/AlpineSkiing.svg',
  gallery: [
    '/images/scene/alpine-skiing-slalom.svg',
    '/images/scene/alpine-skiing-finish.svg',
    '/images/scene/alpine-skiing-jump.svg',
  ],
};
