import type { SportContent } from './sport.ts';

export const carRacing: SportContent = {
  slug: 'CarRacing',
  name: 'Car Racing',
  family: 'line',
  surface: 'asphalt',
  banner: '/images/strip/CarRacing.svg',
  description:
    'Motor race timing with coded transponders, wire loops in the asphalt, lap and sector times to 1/1000 s, and a line camera for the closest finishes.',
  lead: 'The order on the road is not always the order of the race. We count every crossing of every machine.',
  // Scene: report on the records of Tissot (motorsport-magazin.com), crash.net; title lost by five points: same.
  // current-rules.md, CarRacing: federation; sports.md, CarRacing.
  intro: `Side by side Toni Elías and Valentino Rossi came out of the last bend of Estoril, after twenty-eight laps, on 15 October 2006. 46:08.739 for Elías, 46:08.741 for Rossi. Five points hung on those two thousandths, and by five points Rossi lost the MotoGP title a fortnight later.

With Dorna, under the name of Tissot, we have timed MotoGP since 2001. Cars race under the Fédération Internationale de l’Automobile (FIA), and the regulations of each series say what is timed and how ties are broken.`,
  // current-rules.md, CarRacing: published; sports.md, CarRacing: freight; top speed: crash.net, speedweek.com.
  facts: [
    { value: '1/1000 s', type: 'Lap time', description: 'As MotoGP publishes it' },
    { value: '366.1 km/h', type: 'Top speed', description: 'Brad Binder, MotoGP sprint of Mugello 2023' },
    { value: '6 t', type: 'Freight', description: 'Timing equipment that travels with MotoGP' },
  ],
  sections: [
    {
      // sports.md, CarRacing: technique in general, MotoGP chain; current-rules.md, CarRacing: backup.
      heading: 'A wire in the asphalt hears every machine',
      picture: '/images/equipment/loop-decoder.svg',
      text: `A loop is a wire laid in a saw cut. It has to be in the asphalt before the first session, at the line, at the end of every sector and in the pit lane, and every decoder needs power. Should the decoder at the line fail, a second keeps counting.`,
    },
    {
      // current-rules.md, CarRacing: backup; sports.md, CarRacing: line camera. Sachsenring 2011: interview with the MotoGP timekeepers (boxrepsol.com).
      heading: 'Too close for a transponder',
      text: `A transponder marks the place where it is mounted, rarely the front of the machine. When two finish together, the officials turn to the picture of a camera on the line. If even that shows no winner, the faster best lap decides. At the Sachsenring in 2011 Héctor Faubel beat Johann Zarco in this way.`,
    },
    {
      // sports.md, CarRacing: TV tower, app; services.md, TvGraphics, MobileApplications.
      heading: 'One list of crossings serves everyone',
      text: `Leaders, lapped riders and machines in the pits cross the line in an order no eye can follow. Race control looks at the list for penalties, a team for the length of a stint, a commentator for a gap. [TV Graphics](/Service/TvGraphics) draws sector times as they fall, and the official MotoGP [app](/Service/MobileApplications) reads the same clock.`,
    },
  ],
  // sports.md, CarRacing; innovation-milestones.md: 1949, 1953, 1954; current-rules.md, CarRacing.
  company: `Longines timed motor races for almost sixty years, from 1933 on.

In 1949 its timekeepers read times from a series of pictures, to 1/10 s. In 1954, with the Chronotypogines, a sensor started and stopped the clock by itself.

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
      name: 'Decoder',
      text: 'Passes on code and time from the loop.',
    },
    {
      name: 'Line camera',
      text: 'Puts every front wheel on one time scale.',
    },
  ],
  services: ['MobileApplications'],
  links: [{ label: 'Fédération Internationale de l’Automobile (FIA)', href: 'https://www.fia.com' }],
  plan: '/images/plan/CarRacing.svg',
  gallery: [
    '/images/scene/car-racing-finish.svg',
    '/images/scene/car-racing-pit-wall.svg',
    '/images/scene/car-racing-motorcycles.svg',
  ],
};
