import type { SportContent } from './sport.ts';

export const carRacing: SportContent = {
  slug: 'CarRacing',
  name: 'Car Racing',
  surface: 'asphalt',
  banner: '/images/strip/CarRacing.svg',
  description:
    'Motor race timing with coded transponders, wire loops in the asphalt, lap and sector times to 1/1000 s, and a line camera for the closest finishes.',
  lead: 'Every crossing of every car is counted, from the first lap to the flag. Race control, teams and viewers see the order of the race, not only the order on the road.',
  // current-rules.md, CarRacing: federation, measured; sports.md, CarRacing.
  intro: `A field of cars on a circuit mixes leaders, lapped cars, different classes and cars in the pits. A complete list of crossings puts them in order, and every user takes another view of it. Race control looks for penalties, a team for the length of a stint, a commentator for the gap to the car ahead.

Cars race under the Fédération Internationale de l’Automobile (FIA), motorcycles under the FIM. The regulations of each series say what is timed and how ties are broken. Tell us your series and your circuit, and we plan the points with you.`,
  // current-rules.md, CarRacing: published, group and series; sports.md, CarRacing: MotoGP, Monaco 1950.
  facts: [
    { value: '1/1000 s', type: 'Lap time', description: 'As Formula One and MotoGP publish it' },
    { value: '350 km/h', type: 'MotoGP', description: 'Speed up to which motorcycles are timed' },
    { value: '6 t', type: 'Freight', description: 'Timing equipment that travels with MotoGP' },
    { value: '0.004 s', type: 'Fourth to sixth', description: 'Three riders in one MotoGP session at Austin' },
    { value: '1933', type: 'First races', description: 'Longines begins to time motor sport' },
  ],
  sections: [
    {
      // sports.md, CarRacing: technique in general; no claim for us.
      heading: 'Transponder, loop and decoder',
      picture: '/images/equipment/loop-decoder.svg',
      text: `In motor racing each car carries a transponder with a code of its own. Wire loops in the surface receive it at the line, at the end of each sector and in the pit lane. A loop is one wire in a saw cut, tuned by a resistor and joined to a decoder. The decoder passes on the code and the time.`,
    },
    {
      // sports.md, CarRacing: TV tower; services.md, TvGraphics.
      heading: 'Sectors and their colours',
      text: `Sector times show how good a lap is before it is complete. At the edge of the picture the tower lists order and gaps, with a colour for each sector. Purple is the best of all, green a personal best, yellow slower. [TV Graphics](/Service/TvGraphics) draws it from the timing data.`,
    },
    {
      // current-rules.md, CarRacing: tie, backup.
      heading: 'Equal times and close finishes',
      text: `If two qualifying laps in Formula One are equal, the driver who set the time first is ahead. In the race the order across the line counts. A transponder marks the place where it is mounted, so the line camera has to show whose nose was in front. A second loop and a second decoder keep counting if the first ones fail.`,
    },
    {
      // sports.md, CarRacing: MotoGP chain, app; services.md, MobileApplications.
      heading: 'Motorcycles in MotoGP',
      picture: '/images/strip/MobileApplications.svg',
      text: `A transponder on the machine, a cable in the asphalt, antennas and a line camera work together. The same chain delivers values from the engine. Fans follow it on the official app, which draws on the timing system directly. See [Mobile Applications](/Service/MobileApplications).`,
    },
  ],
  // sports.md, CarRacing; innovation-milestones.md: 1949, 1953, 1954; history-milestones.md: 2001; current-rules.md, CarRacing.
  company: `Longines timed motor races for almost sixty years. In 1949 its timekeepers took the time from a series of pictures, to 1/10 s. The Chronocinégines of 1953 joined a quartz clock to a film camera on the line. A year later, with the Chronotypogines, a sensor started and stopped the clock by itself.

Longines timed the Monaco Grand Prix of 1950, in the first Formula One season. From 1982 to 1992 it was official timekeeper of Formula One, together with Olivetti.

Tissot has been official timekeeper of MotoGP since 2001. Swiss Timing also timed the Blancpain GT Series. The [history milestones](/Company/HistoryMilestones) list the years between.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, CarRacing: technique in general.
  equipment: [
    {
      name: 'Transponder',
      text: 'One to a car, with a code that no other car in the field has.',
    },
    {
      name: 'Track loop and decoder',
      text: 'The wire crosses the circuit below the surface, and the decoder stands beside it.',
      picture: '/images/equipment/loop-decoder.svg',
    },
    {
      name: 'Line camera',
      text: 'A photo-finish picture of every car on one time scale, for the finishes that the eye cannot settle.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
  ],
  services: ['MobileApplications'],
  links: [{ label: 'Fédération Internationale de l’Automobile (FIA)', href: 'https://www.fia.com' }],
  plan: '/images/plan/CarRacing.svg',
  gallery: [
    '/images/scene/operations-room.svg',
    '/images/scene/crates.svg',
    '/images/equipment/photo-finish-camera.svg',
  ],
};
