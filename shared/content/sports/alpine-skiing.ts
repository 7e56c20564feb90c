import type { SportContent } from './sport.ts';

export const alpineSkiing: SportContent = {
  slug: 'AlpineSkiing',
  name: 'Alpine Skiing',
  surface: 'snow',
  banner: '/images/strip/AlpineSkiing.svg',
  description:
    'Alpine ski timing on two separate systems: start gate, photocells, net times to 1/100 s, photo finish and live speed from a chip on the boot.',
  lead: 'Racers never meet on the course. We show who is ahead at every intermediate time, and we measure each run twice.',
  // research-2.md 4: crew of a World Cup race (2014); sports.md, AlpineSkiing.
  intro: `Running time, gaps and results come from one team. The boards in the finish area, the [commentators’ screens](/Service/MediaInformationSystem) and the [television picture](/Service/TvGraphics) show a lead growing or shrinking while the racer is still on the course.

A World Cup race takes six to eight of our technicians. They are on site two to three days before the start.`,
  // current-rules.md, AlpineSkiing: published, timers; innovation-milestones.md, 2010 Snowgate: start window;
  // sports.md, AlpineSkiing: Live Alpine Data; research-2.md 8: World Cup since 2006/07.
  facts: [
    { value: '1/100 s', type: 'Published time', description: 'Further digits are cut off, not rounded' },
    { value: '1/10,000 s', type: 'Timers', description: 'Precision that FIS requires at the highest level' },
    { value: '10 s', type: 'Start window', description: 'From 5 s before the set time to 5 s after it' },
    { value: '4 s', type: 'To 100 km/h', description: 'From rest, on the start slope of St. Moritz' },
    { value: '10–12 g', type: 'Boot chip', description: 'Weight of the Live Alpine Data sensor' },
    { value: '20', type: 'World Cup seasons', description: 'Under the name Longines, 2006/07 to 2025/26' },
  ],
  sections: [
    {
      // current-rules.md, AlpineSkiing: measured, tie, backup; sports.md, AlpineSkiing: sync pulse.
      heading: 'Systems A and B',
      picture: '/images/screen/clock-network.svg',
      text: `FIS, the International Ski and Snowboard Federation, asks for two timing systems that are electrically separate. One common pulse sets both to the time of day. Finish minus start is the net time.

Official times come from system A. If A fails, system B supplies the time, and hand timing stands behind both. Two racers with the same hundredth share the place.`,
    },
    {
      // sports.md, AlpineSkiing: start gate, beeps; current-rules.md, AlpineSkiing: devices.
      heading: 'From the wand to the finish beam',
      picture: '/images/scene/start-hut.svg',
      text: `The racer’s leg pushes a wand, and the wand works two isolated contacts, one for each system. Where starts follow a fixed interval, beeps sound at 10 s and through the last 5 s. Photocells take the intermediate times. At the finish the racer breaks two beams, at most 20 cm apart in height.`,
    },
    {
      // current-rules.md, AlpineSkiing: devices, photo finish; sports.md, AlpineSkiing: FIS points, fixed wire.
      heading: 'What FIS requires',
      text: `Without FIS approval for start gate, photocells and timers, a race earns no FIS points. The highest level requires a photo finish as well. At the Olympic Winter Games and the World Championships every connection runs over fixed wire. We bring the set that the level of your race needs.`,
    },
    {
      // sports.md, AlpineSkiing: Live Alpine Data; services.md, AnalysisTools and Simulcam.
      heading: 'Live speed from the course',
      picture: '/images/screen/tv-graphic-alpine.svg',
      isDark: true,
      text: `Live Alpine Data combines radar with a chip on the boot. Producers receive speed, acceleration and jump data while the run is in progress. When it is over, [Simulcam](/Service/Simulcam) sends two racers down the same slope in one picture.`,
    },
    {
      // Factored times: asked for with this section; the facts have nothing more on it.
      heading: 'Para sport',
      text: `Racers of different classes are ranked by factored times. We multiply the measured time by the factor of the racer’s class, and the factored time decides the place.`,
    },
  ],
  // history-milestones.md: 1933, 1936, 1950, 1956; heritage.md: FIS alpine, 2026; sports.md: Live Alpine Data, trials;
  // current-rules.md: Games 2026.
  company: `Longines timed its first alpine races at Chamonix in 1933. Three years later Omega set separate clocks at the start and the finish of the Olympic downhill. Aspen 1950 brought Longines its first World Championships, timed with electromagnetic gates. The Games had their first electronic start gate at Cortina d’Ampezzo in 1956.

Longines returned to the World Cup in 2006/07, and was the name on the boards at the World Championships of Cortina 2021 and Saalbach 2025. At the Olympic Winter Games we work as Omega. Milano Cortina 2026 held ten alpine events. Live Alpine Data was launched at St. Moritz on 6 February 2017, after trials at Val d’Isère and Wengen.`,
  companyPicture: '/images/heritage/start-gate-cortina-1956.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Snowgate, Scan'O'Vision, Quantum; history-milestones.md: 1948; research-2.md 7: Milano Cortina 2026.
  equipment: [
    {
      name: 'Snowgate',
      text: 'New at Vancouver 2010. It trips at the same angle for every racer.',
      picture: '/images/equipment/snowgate.svg',
    },
    {
      name: 'Finish photocells',
      text: 'Installed in pairs. At St. Moritz in 1948 such a beam took over from the hand on the stopwatch.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Scan’O’Vision Ultimate, the model of Milano Cortina 2026, takes up to 40,000 images/s.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Quantum timer',
      text: 'Resolves 1 microsecond, 10,000 times finer than the time on the result list.',
      picture: '/images/equipment/quantum-timer.svg',
    },
    {
      name: 'Live Alpine Data',
      text: 'Radar and boot chip. At St. Moritz they measured 140 km/h six seconds after the start.',
      picture: '/images/equipment/transponder.svg',
    },
  ],
  services: ['AnalysisTools', 'Simulcam'],
  links: [
    { label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' },
    { label: 'FIS Alpine on YouTube: World Cup runs to watch', href: 'https://www.youtube.com/@fisalpine' },
  ],
  plan: '/images/plan/AlpineSkiing.svg',
  gallery: ['/images/screen/simulcam.svg', '/images/screen/commentator-screen.svg', '/images/equipment/start-gate.svg'],
};
