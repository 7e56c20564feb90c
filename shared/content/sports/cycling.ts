import type { SportContent } from './sport.ts';

export const cycling: SportContent = {
  slug: 'Cycling',
  name: 'Cycling',
  family: 'line',
  surface: 'timber',
  banner: '/images/strip/Cycling.svg',
  description:
    'Cycling timed to 1/1000 s on the track with start gates, timing strips and photo finish, and road races with line cameras, transponders and trackers.',
  lead: 'On the track a front wheel stops the clock. When a whole bunch reaches the line at once, as on the road, only a picture can say whose wheel came first.',
  // Scene: sports.md, Cycling: Tour de France; reports of 7 July 2017 (Yorkshire Post, cyclingweekly.com).
  // current-rules.md, Cycling: federation, measured, published.
  intro: `Neither man raised an arm. On 7 July 2017, after a Tour de France stage of 213.5 km, Marcel Kittel and Edvald Boasson Hagen had thrown their bicycles at the line of Nuits-Saint-Georges, and neither knew. To the public even the finish picture looked like a dead heat. The jury read it, and Kittel had won by some 6 mm.

One evening in a velodrome holds both kinds of race. Pursuits and time trials are ridden against the clock, to the thousandth under the rules of the UCI, the Union Cycliste Internationale, whereas in the sprint, the keirin, the points race and the Madison the riders meet.`,
  // current-rules.md, Cycling; sports.md, Cycling: Tour de France; brands.md: Tissot.
  facts: [
    { value: '1/1000 s', type: 'Track time', description: 'As the UCI publishes it' },
    { value: '10,000 images/s', type: 'Road finish', description: 'Line camera at the Tour de France' },
    { value: '0.0003 s', type: 'Margin', description: 'Stage 7 of the Tour de France 2017' },
    { value: '2 t', type: 'Freight', description: 'Equipment that travels with the Tour de France' },
    { value: '1995', type: 'Tissot and the UCI', description: 'The year in which the partnership began' },
  ],
  sections: [
    {
      // sports.md, Cycling: start gate, strips; equipment.md, Tracker; documents.md: consulting sheet.
      heading: 'After 50 seconds the gate lets go',
      picture: '/images/equipment/cycling-start-gate.svg',
      text: `A start gate certified by the UCI holds the bicycle by brake pads. In front of the rider a Tracker display counts down and beeps through the last 5 s. At zero the hydraulics open the pads.

Active sensor strips lie across the whole track at the start, at the finish and on both pursuit lines, because a rider may cross anywhere. In a pursuit a red and a green lamp on top of the Tracker light as the riders cross their lines, and the crowd knows who leads. Tell us which lines your track has, and we plan the strips with you.`,
    },
    {
      // sports.md, Cycling: photo finish, transponders; current-rules.md, Cycling: tie, backup.
      heading: 'A strip times one rider, a picture ranks them all',
      picture: '/images/equipment/photo-finish-camera.svg',
      text: `A strip reports that a wheel has come, but not whose. When riders reach the line together, the officials therefore read the order from the photo finish. In every event teams fix a transponder to the bicycle, which backs up strip and camera. Once the order is confirmed, it passes into the [on-venue results](/Service/InformationSystem) and on to the scoreboard.`,
    },
    {
      // innovation-milestones.md: 2006, after the range: 2020; careers.md: Radio.
      heading: 'Between start and finish, trackers report by radio',
      picture: '/images/strip/EventWebsites.svg',
      text: `On the road the field is out of sight for hours. Transponders match riders to times, a method that our Leipzig team tested in 2006, and trackers on the bicycles report from the course. With a French research institute we worked on antenna and protocol until, for the road world championships of 2020, the range had grown to as much as 2 km.`,
    },
  ],
  // brands.md: Tissot; research-2.md 8: UCI, road races; current-rules.md, Cycling: Games 2024.
  company: `Outside the Olympic Games our clocks in cycling say Tissot. In 2017 it became the UCI’s first World Cycling Partner, an agreement renewed in April 2022. World championships on track and road belong to it, with mountain bike, BMX and urban cycling.

With the organiser A.S.O., Tissot times about 20 races, among them Paris–Roubaix and the Vuelta. It worked at the Tour de France from 1988 to 1992 and came back in 2016.

At Paris 2024 we timed the twelve track events as Omega. See [brands](/Company/SwatchGroupBrands) for other sports.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Cycling; equipment.md, Tracker.
  equipment: [
    {
      name: 'Start gate',
      text: 'Hydraulic. Both pads open at the same instant.',
      picture: '/images/equipment/cycling-start-gate.svg',
    },
    {
      name: 'Tracker display',
      text: 'Used in pairs, with two digits for countdown and laps to go.',
      picture: '/images/equipment/tracker-display.svg',
    },
    {
      name: 'Timing strip',
      text: 'An active sensor over the full width of the track.',
      picture: '/images/equipment/timing-strip.svg',
    },
    {
      name: 'Lap-to-go display',
      text: 'Counts down the laps for all to see.',
    },
    {
      name: 'Line camera',
      text: 'Photo finish for the track and the road.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Bicycle transponder',
      text: 'Tells which rider has passed, in every event.',
    },
  ],
  services: ['LocalPositioningSystem'],
  links: [
    { label: 'Union Cycliste Internationale (UCI)', href: 'https://www.uci.org' },
    { label: 'Tissot', href: 'https://www.tissotwatches.com' },
  ],
  plan: '/images/plan/Cycling.svg',
  gallery: ['/images/scene/cycling-sprint.svg', '/images/scene/cycling-start.svg', '/images/screen/board-cycling.svg'],
};
