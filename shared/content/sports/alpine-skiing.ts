import type { SportContent } from './sport.ts';

export const alpineSkiing: SportContent = {
  slug: 'AlpineSkiing',
  name: 'Alpine Skiing',
  family: 'line',
  surface: 'snow',
  banner: '/images/strip/AlpineSkiing.svg',
  description:
    'Alpine ski timing on two separate systems: start gate, photocells, net times to 1/100 s, photo finish and live speed from a chip on the boot.',
  lead: 'Most ski racers never see an opponent. The clock is all they have to race against, which is why we run two.',
  // Scene: AP and euronews reports of 12 February 2014; current-rules.md, AlpineSkiing: tie.
  // research-2.md 4: crew of a World Cup race (2014).
  intro: `On 12 February 2014 Dominique Gisin finished the Olympic downhill of Sochi in 1:41.57. Half an hour later Tina Maze, who had been ahead at every intermediate, lost a little on the final slope. 1:41.57. The two shared the gold, because FIS, the International Ski and Snowboard Federation, separates racers by nothing finer than the hundredth.

You get times, gaps and results from one team, so that the finish boards, the [commentators’ screens](/Service/MediaInformationSystem) and the [television picture](/Service/TvGraphics) all show the same lead. A World Cup race takes six to eight of our technicians, on site two to three days before the start.`,
  // current-rules.md, AlpineSkiing: published, timers; innovation-milestones.md, 2010 Snowgate: start window;
  // sports.md, AlpineSkiing: Live Alpine Data.
  facts: [
    { value: '1/100 s', type: 'Published time', description: 'Further digits are cut off, not rounded' },
    { value: '1/10,000 s', type: 'Timers', description: 'Precision that FIS requires at the highest level' },
    { value: '10 s', type: 'Start window', description: 'From 5 s before the set time to 5 s after it' },
    { value: '4 s', type: 'To 100 km/h', description: 'From rest, on the start slope of St. Moritz' },
    { value: '10–12 g', type: 'Boot chip', description: 'Weight of the Live Alpine Data sensor' },
  ],
  sections: [
    {
      // current-rules.md, AlpineSkiing: measured, backup; sports.md, AlpineSkiing: sync pulse.
      heading: 'If system A fails, system B has the time',
      picture: '/images/screen/clock-network.svg',
      text: `FIS asks for two timing systems that are electrically separate, so that a fault in one cannot reach the other. A common pulse sets both to the time of day, and finish minus start is the net time. Official times come from system A. Should it fail, system B supplies them, and hand timing waits behind both.`,
    },
    {
      // sports.md, AlpineSkiing: start gate; current-rules.md, AlpineSkiing: devices. Parallel: words of the second review.
      heading: 'One wand gives two start signals',
      picture: '/images/scene/start-hut.svg',
      text: `The racer’s leg pushes a wand, which works two isolated contacts, one for A and one for B. Photocells take the intermediates, and two beams, at most 20 cm apart in height, take the finish.

In parallel events, such as the team race that opened Saalbach 2025, two racers leave together and their gap decides.`,
    },
    {
      // current-rules.md, AlpineSkiing: devices, photo finish; sports.md, AlpineSkiing: FIS points, fixed wire.
      heading: 'Without approved equipment a race earns no FIS points',
      text: `Start gate, photocells and timers need FIS approval, and the highest level requires a photo finish as well. At the Winter Games and the World Championships every connection runs over fixed wire, which is why we ask early for a plan of the course with its power and cable routes.`,
    },
    {
      // sports.md, AlpineSkiing: Live Alpine Data; services.md, AnalysisTools and Simulcam.
      heading: 'Radar and a chip show where a lead was made',
      picture: '/images/screen/tv-graphic-alpine.svg',
      band: 'dark',
      text: `A gap says how much was lost. Live Alpine Data, radar joined to a chip on the boot, says where, because producers have speed, acceleration and jump data during the run. [Two runs in one picture](/Service/Simulcam) then bring both racers onto one slope.`,
    },
    {
      // Factored times: asked for with this section; the facts have nothing more on it.
      heading: 'A factor ranks several Para classes together',
      text: `Where Para racers of different classes share a ranking, we multiply the measured time by the factor of the class. The factored time decides the place.`,
    },
  ],
  // history-milestones.md: 1933, 1950, 1956; heritage.md: FIS alpine, 2026; sports.md: Live Alpine Data;
  // current-rules.md: Games 2026.
  company: `Longines timed its first alpine races at Chamonix in 1933, and its first World Championships, with electromagnetic gates, at Aspen in 1950. The Games had their first electronic start gate at Cortina d’Ampezzo in 1956.

Longines returned to the World Cup in 2006/07, whereas at the Games we work as Omega, most recently for the ten alpine events of Milano Cortina 2026. Live Alpine Data was launched at St. Moritz on 6 February 2017.`,
  companyPicture: '/images/heritage/start-gate-cortina-1956.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Snowgate, Quantum; current-rules.md, AlpineSkiing: photo finish; sports.md: St. Moritz.
  equipment: [
    {
      name: 'Snowgate',
      text: 'Trips at the same angle for every racer. New at Vancouver 2010.',
      picture: '/images/equipment/start-gate.svg',
    },
    {
      name: 'Finish photocells',
      text: 'In pairs, one for system A and one for B.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Confirms by picture what the beams report.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Quantum timer',
      text: 'Resolves 1 microsecond, although the result list stops at the hundredth.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Live Alpine Data',
      text: 'At St. Moritz, radar and boot chip measured 140 km/h six seconds after the start.',
      picture: '/images/equipment/transponder.svg',
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
    '/images/screen/commentator-screen.svg',
  ],
  captions: {
    '/images/equipment/transponder.svg': 'A transponder and its signal; on the slope a lighter chip rides on the boot',
  },
};
