import type { SportContent } from './sport.ts';

export const equestrian: SportContent = {
  slug: 'Equestrian',
  name: 'Equestrian',
  surface: 'sawdust',
  banner: 'strip/Equestrian',
  description:
    'Show jumping, dressage, eventing and racing: the clock after the bell, photocells at breast height, time faults, judges’ scores and position tags.',
  lead: 'In the jumping arena the clock counts down, runs, halts when the judge says so, and runs on. Swiss Timing brings it, and follows racehorses by radio.',
  intro: `Horse and rider jump a numbered course inside a time allowed. Knocked poles and refusals cost faults, lateness costs time faults, and in a jump-off the clock separates riders whose faults are equal.

The timekeeper therefore works with the judges. Sensors take the start and the finish; a person decides whether the time between them should stand still.`,
  facts: [
    { value: '45 s', type: 'Countdown', description: 'Begins when the judge rings the bell' },
    { value: '6 s', type: 'Time correction', description: 'For a refusal that knocks the obstacle down' },
    { value: '1/100 s', type: 'Jump-off', description: 'Resolution by which jump-offs are decided' },
    { value: '1.10 m', type: 'Beam height', description: 'In use for photocells at both lines' },
    { value: '60 g', type: 'Position tag', description: 'Carried in the saddle cloth in horse racing' },
  ],
  sections: [
    {
      heading: 'Show Jumping',
      text: `The judge rings the bell, and the rider has 45 s to cross the start line. From then on the system keeps time, time allowed and time faults side by side: one fault for each second begun over the limit. Table A counts faults; Table C converts them into seconds, so that one figure ranks everybody.

If an obstacle has to be rebuilt, the judge stops the clock and restarts it. A rider who halts without good reason loses 6 s. One jump-off was won in 59.27 s, with 0.11 s in hand.

Photocells at both lines stand at one height and meet the breast of the horse. Only timers on the FEI list are accepted.

The board grows with the class: 9 digits for the lower ones, 20 characters from CSI3*, at CSI4* and CSI5* also ranking, time to beat and top five. The same data reach the [commentators](/Service/MediaInformationSystem) and the [TV graphics](/Service/TvGraphics).`,
    },
    {
      heading: 'Dressage',
      text: `No clock decides a dressage test; judges score it. They enter their marks on terminals. [Scoring](/Service/Scoring) computes the total and passes it on to the scoreboard, the television picture, the commentators and the web.`,
    },
    {
      heading: 'Eventing',
      text: `Eventing asks one horse for dressage, cross-country and jumping. Scores, times and faults therefore meet in one table. The [information system](/Service/InformationSystem) captures each result, ranks the riders, prints the lists and feeds the boards.`,
    },
    {
      heading: 'Racing',
      text: `The Longines Positioning System first ran on a race day at Royal Randwick in Sydney, on 11 April 2015. Each horse carries a tag in the saddle cloth, and about 20 antennas receive it, at up to 1,000 data points/s. [Local positioning](/Service/LocalPositioningSystem) then gives speed, gaps and an intermediate time at any place on the course.

Since 19 March 2024 we have held US patent 11,931,668, in which horse and jockey each carry a transponder.`,
    },
  ],
  company: `Longines timed horses for the first time in 1878 and show jumping in 1912. Since 2013 the brand has been top partner and official timekeeper of the FEI. The Nations Cup in jumping bore its name from 2018 to 2023, the League of Nations since 2024. The partnership with the Global Champions Tour runs to 2032.

Since the last World Equestrian Games, in 2018, the disciplines hold their world championships apart: in 2022 jumping and dressage at Herning, eventing at Pratoni del Vivaro. At the Nations Cup a crew of ours has stood behind the clocks.`,
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
      name: 'Photocell',
      text: 'A beam at the start line and one at the finish.',
      drawing: 'photocell',
    },
    {
      name: 'Judge’s button',
      text: 'Bell, halt and restart, given by hand.',
      drawing: 'push-button',
    },
    {
      name: 'Gemini board',
      text: 'The form with 9 digits of 24 cm measures 2400 × 340 × 94 mm, weighs 15.3 kg and is read to 120 m.',
      drawing: 'gemini-board',
    },
    {
      name: 'Positioning antenna',
      text: 'Stands beside a racecourse and receives every tag in the field.',
      drawing: 'positioning-antenna',
    },
  ],
  services: ['LocalPositioningSystem'],
  links: [
    { label: 'Fédération Equestre Internationale (FEI)', href: 'https://www.fei.org' },
    { label: 'FEI: the Longines League of Nations', href: 'https://inside.fei.org/node/8298001' },
    { label: 'Longines Global Champions Tour', href: 'https://www.gcglobalchampions.com' },
  ],
  gallery: ['plan/Equestrian'],
};
