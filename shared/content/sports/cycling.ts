import type { SportContent } from './sport.ts';

export const cycling: SportContent = {
  slug: 'Cycling',
  name: 'Cycling',
  surface: 'timber',
  banner: '/images/strip/Cycling.svg',
  description:
    'Cycling timed to 1/1000 s on the track with start gates, timing strips and photo finish, and road races with line cameras, transponders and trackers.',
  lead: 'On the track the front wheel stops the clock. On the road the photo finish has separated two riders by about 6 mm.',
  // current-rules.md, Cycling: federation, measured, published, Games 2024; sports.md, Cycling: photo finish.
  intro: `One evening in a velodrome brings two kinds of race. Pursuits and time trials are ridden against the clock, from a start gate to a timing strip. In the sprint, the keirin, the points race and the Madison the riders meet, and the photo finish gives the order.

The UCI, the Union Cycliste Internationale, publishes track times to the thousandth. On the road the field is out of sight for hours, and the finish must be ready for the whole bunch at once.`,
  // current-rules.md, Cycling; sports.md, Cycling: Tour de France; brands.md: Tissot.
  facts: [
    { value: '1/1000 s', type: 'Track time', description: 'As the UCI publishes it' },
    { value: '50 s', type: 'Countdown', description: 'Until the start gate lets the bicycle go' },
    { value: '10,000 images/s', type: 'Road finish', description: 'Line camera at the Tour de France' },
    { value: '0.0003 s', type: 'Margin', description: 'Stage 7 of the Tour de France 2017' },
    { value: '1995', type: 'Tissot and the UCI', description: 'The year in which the partnership began' },
  ],
  sections: [
    {
      // sports.md, Cycling: start gate, strips; equipment.md, Tracker.
      heading: 'From the start gate to the strip',
      picture: '/images/equipment/cycling-start-gate.svg',
      text: `The gate holds the bicycle by brake pads. A Tracker display counts down in front of the rider and beeps at 30 s, at 10 s and through the last 5 s. At zero the hydraulics open the pads.

Active sensor strips lie across the whole track at the start, at the finish and on both pursuit lines. The front wheel sets them off. In a pursuit a red and a green lamp on top of the Tracker light as the riders cross their lines, and the crowd knows who leads.`,
    },
    {
      // sports.md, Cycling: photo finish, transponders, keirin 2020; current-rules.md, Cycling: tie, backup.
      heading: 'When riders reach the line together',
      picture: '/images/equipment/photo-finish-camera.svg',
      text: `In a keirin of 2020 six riders were level at the line. A strip cannot tell whose wheel came first, so the judges read the order from the photo-finish picture. Teams fix a transponder to each bicycle in every event, as a backup for strip and camera. The confirmed order passes into the [on-venue results](/Service/InformationSystem) and on to the scoreboard.`,
    },
    {
      // sports.md, Cycling: Tour de France; innovation-milestones.md: 2006, after the range: 2020; careers.md: Radio.
      heading: 'On the road',
      picture: '/images/strip/EventWebsites.svg',
      text: `About 2 t of our equipment travels with the Tour de France. Transponders match riders to times, a method that our Leipzig team tested in 2006. From the course, trackers on the bicycles report by radio. With a French research institute we worked on antenna and protocol, and for the road world championships of 2020 the range rose to as much as 2 km.`,
    },
  ],
  // brands.md: Tissot; research-2.md 8: UCI, road races; sports.md, Cycling: Games.
  company: `Outside the Olympic Games, Tissot is the name on our clocks in cycling. In 2017 it became the UCI’s first World Cycling Partner, and in April 2022 the agreement was renewed. World championships on track and road belong to it, with mountain bike, BMX and urban cycling.

With the organiser A.S.O., Tissot times about 20 races, among them Paris–Roubaix and the Vuelta. It worked at the Tour de France from 1988 to 1992 and came back in 2016. The Tour de Suisse and the Tour de Romandie belong to its calendar too.

Cycling has been on the programme of every modern Olympic Games since 1896. Paris 2024 held twelve track events. See [brands](/Company/SwatchGroupBrands) for the name on show in other sports.`,
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
      text: 'Hydraulic, and certified by the UCI.',
      picture: '/images/equipment/cycling-start-gate.svg',
    },
    {
      name: 'Tracker display',
      text: 'Used in pairs, with two digits for countdown and laps to go and the pursuit lamps on top.',
      picture: '/images/equipment/tracker-display.svg',
    },
    {
      name: 'Timing strip',
      text: 'An active sensor over the full width of the track.',
      picture: '/images/equipment/timing-strip.svg',
    },
    {
      name: 'Lap-to-go display',
      text: 'Tells riders and crowd how many laps remain.',
      picture: '/images/equipment/lap-to-go-display.svg',
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
  gallery: [
    '/images/innovations/images-per-second.svg',
    '/images/scene/operations-room.svg',
    '/images/equipment/timing-strip.svg',
  ],
};
