import type { SportContent } from './sport.ts';

export const cycling: SportContent = {
  slug: 'Cycling',
  name: 'Cycling',
  surface: 'timber',
  banner: 'strip/Cycling',
  description:
    'Track cycling timed to 1/1000 s with start gates, timing strips and photo finish, and road races with line cameras, transponders and trackers.',
  lead: 'On the boards of a velodrome the tyre stops the clock, to 1/1000 s. On the road a line camera has separated two riders by about 6 mm.',
  intro: `Track events fall into two groups. Pursuits and time trials are ridden against the clock, from a start gate to a sensor strip. In keirin, sprint, points race and Madison the riders meet each other, and the photo finish gives the order.

Road racing adds distance: the riders are out of sight of the finish for hours, and the line has to be ready for a bunch.`,
  facts: [
    { value: '1/1000 s', type: 'Track time', description: 'Resolution of times on the velodrome' },
    { value: '50 s', type: 'Countdown', description: 'Runs before the start gate lets the bicycle go' },
    { value: '10,000 images/s', type: 'Road camera', description: 'Photo finish at the Tour de France' },
    { value: '0.0003 s', type: 'Margin', description: 'Decided stage 7 of the 2017 Tour de France' },
    {
      value: '2.4 million',
      type: 'Data points',
      description: 'From one evening of the Track Champions League, Berlin 2022',
    },
  ],
  sections: [
    {
      heading: 'Start gate and pursuit lines',
      text: `The gate grips the bicycle with brake pads. A Tracker display counts down, and at zero the hydraulics open the pads. No holder has to let go of a saddle.

Active strips lie across the full width of the track at the start, at the finish and on both pursuit lines. Red and green lamps serve the two sides of a pursuit. Older methods worked with a pair of open tape contacts on the black line and a microphone that heard the gun.`,
    },
    {
      heading: 'What the photo finish decides',
      text: `Two wheels can reach a strip together, and it cannot say whose tyre it felt. The camera can. Transponders on the bicycles add data; in 2012 the Madison, in which two partners relieve each other, was ridden without them.

The order read from the picture passes into the [on-venue results](/Service/InformationSystem) and from there to scoreboard, commentators and TV.`,
    },
    {
      heading: 'Road: from line to tracker',
      text: `About 2 t of equipment follows the Tour de France. The company’s Leipzig team matched riders to times by chip in road race tests in 2006.

Between start and finish, trackers on the bicycles report by radio. Work with a French research institute raised their range to as much as 2 km for the road world championships of 2020. The technique is described under [local positioning](/Service/LocalPositioningSystem).`,
    },
  ],
  company: `Tissot has kept time for the UCI since 1995 and became its first World Cycling Partner in 2017. The agreement covers world championships on track and road, in mountain bike, BMX and urban cycling, with the joint championships of Glasgow 2023. With the organiser A.S.O. the brand times about 20 races, Paris–Roubaix and the Vuelta among them. It worked at the Tour de France from 1988 to 1992 and returned in 2016.

Cycling has been on the programme of every modern Olympic Games since 1896. Mountain bike joined in 1996, BMX in 2008. How the group divides its sports is told under [brands](/Company/SwatchGroupBrands).`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Start gate',
      text: 'Certified by the UCI. Brake pads, hydraulic release.',
      drawing: 'cycling-start-gate',
    },
    {
      name: 'Tracker display',
      text: 'Family 3442: countdown at the gate, laps during the race.',
      drawing: 'tracker-display',
    },
    {
      name: 'Timing strip',
      text: 'Full-width active sensor, set off by each wheel.',
      drawing: 'timing-strip',
    },
    {
      name: 'Lap-to-go display',
      text: 'Counts the remaining laps for the riders.',
      drawing: 'lap-to-go-display',
    },
    {
      name: 'Line camera',
      text: 'Photo finish for track bunches and road stages.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Bicycle transponder',
      text: 'Names the rider at each passage.',
      drawing: 'transponder',
    },
  ],
  services: ['LocalPositioningSystem'],
  links: [
    { label: 'Union Cycliste Internationale (UCI)', href: 'https://www.uci.org' },
    { label: 'Tissot', href: 'https://www.tissotwatches.com' },
  ],
  gallery: ['plan/Cycling'],
};
