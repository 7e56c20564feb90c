import type { SportContent } from './sport.ts';

export const equestrian: SportContent = {
  slug: 'Equestrian',
  name: 'Equestrian',
  surface: 'sawdust',
  hasBanner: true,
  description:
    'Show jumping timed to FEI rules: countdown after the bell, photocells at breast height, time faults and displays, and position tags in horse racing.',
  lead: 'A show jumping clock counts down, runs, halts when the judge says so, runs on, and adds seconds for what went wrong.',
  intro: `Horse and rider jump a numbered course inside a time allowed. Knocked poles and refusals cost faults, lateness costs time faults, and in a jump-off the clock separates riders whose faults are equal.

The timekeeper therefore works with the judges. Sensors take the start and the finish; a person decides whether the time between them should stand still.`,
  facts: [
    { value: '45 s', type: 'Countdown', description: 'Begins when the judge rings the bell' },
    { value: '6 s', type: 'Time correction', description: 'For a refusal that knocks the obstacle down' },
    { value: '1/100 s', type: 'Jump-off', description: 'Step by which jump-offs are decided' },
    { value: '1.10 m', type: 'Beam height', description: 'In use for photocells at both lines' },
    { value: '60 g', type: 'Position tag', description: 'Carried in the saddle cloth in horse racing' },
  ],
  sections: [
    {
      heading: 'Show Jumping',
      text: `After the bell a rider has the countdown in which to cross the start line. From then on the system keeps net time, time allowed and time faults side by side. Table A counts faults; Table C converts them into seconds, so that one figure ranks everybody.

If an obstacle has to be rebuilt, the judge stops the clock and restarts it. Article 233 charges a rider who halts without good reason 6 s. One jump-off reported by Longines was won in 59.27 s, with 0.11 s in hand.`,
    },
    {
      heading: 'Beams across the sand',
      text: `Photocells are set to meet the breast of the horse, and start and finish share one height. A lower beam could catch a foreleg at one line and the chest at the other.

Since 1 January 2009 only timers on the FEI list are accepted.`,
    },
    {
      heading: 'What the scoreboard has to show',
      text: `In one text of the FEI requirements the board grows with the class. Lower classes need 9 digits. From CSI3* it takes 20 characters. CSI4* and CSI5* add the ranking, the time to beat and the top five.

The same data reach the [commentators](/Service/MediaInformationSystem) and the [TV graphics](/Service/TvGraphics).`,
    },
    {
      heading: 'Racecourse positions',
      text: `Horse racing has used the Longines Positioning System since 11 April 2015, when it ran at Royal Randwick in Sydney. About 20 antennas receive the tags, at up to 1,000 data points/s. [Local positioning](/Service/LocalPositioningSystem) then gives speed, gaps and an intermediate time at any place on the course.`,
    },
  ],
  company: `Longines timed horses for the first time in 1878 and show jumping in 1912. In 2013 the brand became top partner and official timekeeper of the FEI for ten years; the agreement was extended in 2017. It named the World Equestrian Games of 2018 and 2022, and the jumping Nations Cup took the brand’s name in 2018. The partnership with the Global Champions Tour runs to 2032.

At a Nations Cup sponsored by Longines, the crew behind the clocks came from Swiss Timing itself. On 19 March 2024 the company was granted US patent 11,931,668, in which horse and jockey each carry a transponder.`,
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
  links: [{ label: 'Fédération Equestre Internationale (FEI)', href: 'https://www.fei.org' }],
  gallery: ['plan/Equestrian'],
};
