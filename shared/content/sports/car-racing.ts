import type { SportContent } from './sport.ts';

export const carRacing: SportContent = {
  slug: 'CarRacing',
  name: 'Car Racing',
  surface: 'asphalt',
  banner: 'strip/CarRacing',
  description:
    'How motor races are timed: coded transponders, wire loops in the asphalt, sector and lap times to 1/1000 s, and a line camera for finishes too close to call.',
  lead: 'A coded transponder passes over a wire in the asphalt. Lap, sector, gap and order all follow from that moment.',
  intro: `Circuit races are long, and the order on the road is not always the order of the race. Cars pit, are lapped, or belong to different classes. Timing therefore counts crossings, car by car, from the first lap to the flag.

Race control, teams, commentators and television read from the same list of crossings. Each wants another view of it: penalties, stint lengths, gaps, or the fastest lap.`,
  facts: [
    { value: '1/1000 s', type: 'Lap time', description: 'Usual resolution of laps and sectors in motor racing' },
    { value: '1/20,000 s', type: 'Line camera', description: 'Example of a backup camera at the finish' },
    { value: '350 km/h', type: 'MotoGP', description: 'Top speed at which motorcycles are read' },
    { value: '6 t', type: 'Freight', description: 'About the weight of timing gear that travels with MotoGP' },
    { value: '1980', type: 'Formula One', description: 'Longines becomes official timekeeper' },
  ],
  sections: [
    {
      heading: 'Transponder, loop and decoder',
      text: `In motor racing generally, each car carries a transponder that sends a code of its own. Loops under the surface pick it up at the line, at the sector limits and at the pit lane.

A loop is a single wire in a saw cut. A resistor tunes it, and a lead joins it to the decoder, which adds the time of day to the code and passes both on.`,
    },
    {
      heading: 'Sectors and their colours',
      text: `Circuits are divided into sectors so that a lap can be judged before it is complete. The tower at the edge of a race broadcast lists order and gap. Its sector colours have become a common language: purple for the best of all, green for a personal best, yellow for slower.

Tower and colours are drawn straight from the timing data; [TV Graphics](/Service/TvGraphics) explains the chain.`,
    },
    {
      heading: 'When transponders are not enough',
      text: `A transponder says where it is mounted, not where the nose of the car is. At a narrow finish a camera on the line is the usual backup. One published example works at 1/20,000 s and shows a win by 0.0006 s.`,
    },
    {
      heading: 'Two wheels: MotoGP',
      text: `The MotoGP chain joins transponder, cable in the asphalt, antennas and line camera, and reports engine values as well. In one session at Austin, 4/1000 s lay between fourth and sixth place. The official app is fed by the timing system; see [Mobile Applications](/Service/MobileApplications).`,
    },
  ],
  company: `A run of pictures gave Longines its racing times from 1949, read to 1/10 s. In 1954 the Chronotypogines let a sensor start and stop the clock by itself, and car racing was what it was made for.

A report of 2018 names the Blancpain GT Series among the events timed by Swiss Timing. The title brand of that series belongs to the same watch group.

Tissot has been official timekeeper of MotoGP since 2001. More dates stand among the [history milestones](/Company/HistoryMilestones).`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Transponder',
      text: 'Fixed to the car, with a code that belongs to that car alone. In motor racing, lap times taken from it usually run to 1/1000 s.',
      drawing: 'transponder',
    },
    {
      name: 'Track loop and decoder',
      text: 'The cable in the asphalt and the unit that reads it, crossed in MotoGP at up to 350 km/h.',
      drawing: 'loop-decoder',
    },
    {
      name: 'Line camera',
      text: 'Backup at the finish. A photo-finish strip shows the front of each car against the time scale.',
      drawing: 'photo-finish-camera',
    },
  ],
  services: ['MobileApplications'],
  links: [{ label: 'Fédération Internationale de l’Automobile (FIA)', href: 'https://www.fia.com' }],
  gallery: ['plan/CarRacing'],
};
