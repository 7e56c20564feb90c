import type { SportContent } from './sport.ts';

export const cycling: SportContent = {
  slug: 'Cycling',
  name: 'Cycling',
  family: 'line',
  surface: 'timber',
  banner: '/images/strip/Cycling.svg',
  description:
    'Cycling timed to 1/1000 s on the track with start gates, timing strips and photo finish, and road races with line cameras, transponders and trackers.',
  lead: 'On the track a front wheel stops the clock. On the road a whole bunch reaches the line, and only a picture says whose wheel came first.',
  // Scene: sports.md, Cycling: Tour de France; reports of 7 July 2017 (Yorkshire Post, cyclingweekly.com).
  // current-rules.md, Cycling: federation, measured, published.
  intro: `Neither man raised an arm. After 213.5 km of a Tour de France stage Marcel Kittel and Edvald Boasson Hagen had thrown their bicycles at the line of Nuits-Saint-Georges. To the public even the finish picture looked like a dead heat. The jury read it: Kittel, by some 6 mm.

One evening in a velodrome holds both kinds of race. Pursuits and time trials are ridden against the clock, under the rules of the UCI, the Union Cycliste Internationale; in the sprint, the keirin, the points race and the Madison the riders meet.`,
  // current-rules.md, Cycling; sports.md, Cycling: Tour de France.
  facts: [
    { value: '1/1000 s', type: 'Track time', description: 'As the UCI publishes it' },
    { value: '10,000 images/s', type: 'Road finish', description: 'Line camera at the Tour de France' },
    { value: '0.0003 s', type: 'Margin', description: 'Stage 7 of the Tour de France 2017' },
    { value: '2 t', type: 'Freight', description: 'That travels with the Tour de France' },
  ],
  sections: [
    {
      // sports.md, Cycling: start gate, strips; equipment.md, Tracker; documents.md: consulting sheet.
      heading: 'After 50 seconds the gate lets go',
      picture: '/images/equipment/cycling-start-gate.svg',
      text: `In front of the rider a Tracker display counts down and beeps through the last 5 s. The start gate, certified by the UCI, holds the bicycle by brake pads. At zero the hydraulics open them. In a pursuit a red and a green lamp on the Tracker then show who leads.`,
    },
    {
      // sports.md, Cycling: photo finish, strips, transponders; current-rules.md, Cycling: tie, backup.
      heading: 'A strip reports a wheel, but not whose',
      picture: '/images/equipment/photo-finish-camera.svg',
      text: `When riders reach the line together, the officials read the order from the photo finish. In every event a transponder on the bicycle backs up strip and camera. The confirmed order passes into the [on-venue results](/Service/InformationSystem).`,
    },
    {
      // innovation-milestones.md: 2006, after the range: 2020; careers.md: Radio.
      heading: 'Out of sight for hours',
      text: `On the road transponders match riders to times, a method that our Leipzig team tested in 2006, and trackers on the bicycles report by radio. With a French research institute we worked on antenna and protocol until, for the road world championships of 2020, the range had grown to as much as 2 km.`,
    },
  ],
  // brands.md: Tissot; research-2.md 8: UCI, road races; current-rules.md, Cycling: Games 2024.
  company: `Outside the Olympic Games we time cycling under the name of Tissot.

Its partnership with the UCI began in 1995 and was renewed in April 2022. With the organiser A.S.O. it times about 20 races, among them Paris–Roubaix and the Vuelta. It worked at the Tour de France from 1988 to 1992 and came back in 2016.

At Paris 2024 we timed the twelve track events as Omega.`,
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
      name: 'Bicycle transponder',
      text: 'Tells which rider has passed.',
    },
  ],
  services: ['LocalPositioningSystem'],
  links: [
    { label: 'Union Cycliste Internationale (UCI)', href: 'https://www.uci.org' },
    { label: 'Tissot', href: 'https://www.tissotwatches.com' },
  ],
  plan: '/images/plan/Cycling.svg',
  gallery: ['/images/scene/cycling-sprint.svg', '/images/scene/cycling-start.svg', '/images/scene/cycling-road.svg'],
};
