import type { SportContent } from './sport.ts';

export const alpineSkiing: SportContent = {
  slug: 'AlpineSkiing',
  name: 'Alpine Skiing',
  surface: 'snow',
  banner: 'strip/AlpineSkiing',
  description:
    'How alpine ski races are timed: systems A and B, start gate and finish photocells, net time to 1/100 s, and live speed from radar and a chip on the boot.',
  lead: 'A run is the difference between two readings of the time of day, one at the wand and one at the finish beam. A second system, wired apart from the first, stands by in case it fails.',
  intro: `Racers leave one at a time and never meet on the course. The ranking exists only in the timing system until the last of them is down.

Start order, intermediate times and gaps feed the boards in the finish area, the [commentators’ screens](/Service/MediaInformationSystem) and the television picture while a run is still in progress.`,
  facts: [
    { value: '1/100 s', type: 'Published time', description: 'Further digits are cut off, not rounded' },
    {
      value: '0.001 s',
      type: 'Clock agreement',
      description: 'Largest gap between A and B one minute after synchronisation (FIS booklet, 2015)',
    },
    { value: '5 s', type: 'Start window', description: 'On either side of the set time, for interval starts' },
    { value: '4 s', type: 'To 100 km/h', description: 'From rest, on the St. Moritz start' },
    { value: '10–12 g', type: 'Boot chip', description: 'Weight of the Live Alpine Data sensor' },
    { value: '1933', type: 'First timed races', description: 'Longines at Chamonix' },
  ],
  sections: [
    {
      heading: 'Systems A and B',
      text: `FIS asks for a main and a backup system, electrically separate and set to the same time of day. Every published time is taken from A. Readings from B count only as a replacement.

Net time is the finish reading minus the start reading. A race earns FIS points only if its timers, start gates and photocells are on the approved list.`,
    },
    {
      heading: 'Clock synchronisation and wiring',
      text: `One common pulse sets both clocks. The FIS timing booklet of October 2015 checks them against each other a minute later. For the highest event level the edition of October 2019 requires timers precise to 1/10,000 s or better, and a photo finish.

Olympic Winter Games and World Championships add a condition: every link runs over fixed wire.`,
    },
    {
      heading: 'Leaving the gate',
      text: `The racer’s leg swings the wand, and one wand works at least two isolated contacts. Where starts follow a fixed interval, beeps sound at 10 s and again through the last 5 s.`,
    },
  ],
  company: `Omega set separate clocks at the top and foot of the Olympic downhill in 1936, and Tissot’s first sports timing was at ski races in 1938. Longines recorded start and finish with electromagnetic gates at the Aspen World Championships of 1950. An electronic start gate was first used at the Games in Cortina d’Ampezzo in 1956.

Swatch supplied timing and data to the World Cup until the season 2004/05. Longines came back for 2006/07 with 20 races and was named for all host countries from 2009.

Live Alpine Data was launched at St. Moritz on 6 February 2017, after trials at Val d’Isère and Wengen. Speed, acceleration and jump figures appear in the live picture; see also [Analysis Tools](/Service/AnalysisTools) and, for two runs in one image, [Simulcam](/Service/Simulcam).`,
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
      name: 'Snowgate',
      text: 'Start gate new at Vancouver 2010. Its bar trips at the same angle for every racer and carries mechanical as well as electromechanical contacts.',
      drawing: 'snowgate',
    },
    {
      name: 'Finish photocells',
      text: 'Each system reads its own beam. Light beams first replaced hand timing at the St. Moritz Games of 1948.',
      drawing: 'photocell',
    },
    {
      name: 'Photo-finish camera',
      text: 'The line-scan model of the 2010 and 2014 Winter Games took 2,000 images/s.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Quantum timer',
      text: 'Time base with a resolution of 1 microsecond and a precision of 0.1 ppm, first shown at London 2012.',
      drawing: 'quantum-timer',
    },
    {
      name: 'Live Alpine Data',
      text: 'Radar combined with the boot chip. On one start slope it read 140 km/h after 6 s.',
      drawing: 'transponder',
    },
  ],
  services: ['AnalysisTools', 'Simulcam'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  gallery: ['plan/AlpineSkiing', 'screen/tv-graphic-alpine', 'screen/simulcam', 'equipment/start-gate'],
};
