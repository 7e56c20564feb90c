import type { SportContent } from './sport.ts';

export const carRacing: SportContent = {
  slug: 'CarRacing',
  name: 'Car Racing',
  family: 'line',
  surface: 'asphalt',
  banner: '/images/strip/CarRacing.svg',
  description:
    'Motor race timing with coded transponders, wire loops in the asphalt, lap and sector times to 1/1000 s, and a line camera for the closest finishes.',
  lead: 'The order on the road is not always the order of the race. We count every crossing of every machine, so that race control, teams and viewers have the true one.',
  // Scene: report on the records of Tissot (motorsport-magazin.com), crash.net; title lost by five points: same.
  // current-rules.md, CarRacing: federation; sports.md, CarRacing.
  intro: `On 15 October 2006 Toni Elías and Valentino Rossi came out of the last bend of Estoril side by side. Twenty-eight laps had taken Elías 46:08.739 and Rossi 46:08.741. The five points that two thousandths cost Rossi were the five by which he lost the MotoGP title a fortnight later.

As Tissot we have timed MotoGP since 2001. Motorcycles race under the FIM, cars under the Fédération Internationale de l’Automobile (FIA), and the regulations of the series say what is timed and how ties are broken. Tell us your series and your circuit, and we plan the timing points with you.`,
  // current-rules.md, CarRacing: published; sports.md, CarRacing: freight; top speed and crew: crash.net, speedweek.com; motorsport-magazin.com.
  facts: [
    { value: '1/1000 s', type: 'Lap time', description: 'As MotoGP publishes it' },
    { value: '366.1 km/h', type: 'Top speed', description: 'Brad Binder, MotoGP sprint of Mugello 2023' },
    { value: '6 t', type: 'Freight', description: 'Timing equipment that travels with MotoGP' },
    { value: '10', type: 'Crew', description: 'People who time a MotoGP weekend' },
    { value: '1933', type: 'First races', description: 'Longines begins to time motor sport' },
  ],
  sections: [
    {
      // sports.md, CarRacing: technique in general, MotoGP chain; current-rules.md, CarRacing: backup.
      heading: 'A wire in the asphalt hears every machine',
      picture: '/images/equipment/loop-decoder.svg',
      text: `Every machine carries a transponder with its code. Loops in the surface receive it at the line, at the end of every sector and in the pit lane. Since a loop is one wire in a saw cut, joined to a decoder, a circuit needs it laid before the first session and power wherever a decoder is placed. Should the decoder at the line fail, a second keeps counting.`,
    },
    {
      // current-rules.md, CarRacing: backup; sports.md, CarRacing: line camera. Sachsenring 2011: interview with the MotoGP timekeepers (boxrepsol.com).
      heading: 'A camera on the line settles what a transponder cannot',
      text: `A transponder marks the place where it is mounted, which is rarely the front of the machine. When two finish together, the officials therefore turn to the picture. If even that shows no winner, the faster best lap decides. At the Sachsenring in 2011 Héctor Faubel beat Johann Zarco in this way, because not even the picture could part them.`,
    },
    {
      // sports.md, CarRacing: TV tower; services.md, TvGraphics; research on the crew: motorsport-magazin.com.
      heading: 'One list of crossings serves everyone',
      text: `Leaders, lapped riders and machines in the pits pass the line in no order that an eye could follow. A complete list of crossings puts them in order, and everyone takes another view of it: race control looks for penalties, a team for the length of a stint, a commentator for a gap. Because sector times judge a lap before it is complete, [TV Graphics](/Service/TvGraphics) draws them as they fall.

The whole system is built up afresh at every circuit, which is why the MotoGP crew begins on the Tuesday.`,
    },
    {
      // sports.md, CarRacing: app; services.md, MobileApplications.
      heading: 'The app reads the same clock as race control',
      picture: '/images/strip/MobileApplications.svg',
      text: `The official MotoGP app draws on the timing system directly, so a phone in the grandstand shows the gap that the pit wall sees. [Mobile Applications](/Service/MobileApplications) has more.`,
    },
  ],
  // sports.md, CarRacing; innovation-milestones.md: 1949, 1953, 1954; current-rules.md, CarRacing.
  company: `Longines timed motor races for almost sixty years, from 1933 on. In 1949 its timekeepers read times from a series of pictures, to 1/10 s. The Chronocinégines of 1953 joined a quartz clock to a film camera on the line, and a year later, with the Chronotypogines, a sensor started and stopped the clock by itself.

Longines timed the Monaco Grand Prix of 1950, in the first Formula One season, and was official timekeeper of Formula One, together with Olivetti, from 1982 to 1992. In GT racing we timed the Blancpain series.`,
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
      text: 'One to a machine, with a code that no other in the field has.',
    },
    {
      name: 'Track loop and decoder',
      text: 'The decoder passes on code and time.',
      picture: '/images/equipment/loop-decoder.svg',
    },
    {
      name: 'Line camera',
      text: 'Puts every front wheel on one time scale.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
  ],
  services: ['MobileApplications'],
  links: [{ label: 'Fédération Internationale de l’Automobile (FIA)', href: 'https://www.fia.com' }],
  plan: '/images/plan/CarRacing.svg',
  gallery: [
    '/images/scene/car-racing-finish.svg',
    '/images/scene/car-racing-pit-wall.svg',
    '/images/screen/timing-car-racing.svg',
  ],
};
