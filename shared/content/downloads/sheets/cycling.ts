/** Track cycling. */
// documents.md, Cycling Track; equipment.md, Start equipment, Timing strips, Tracker; current-rules.md and sports.md, Cycling.
import type { DocumentSheet } from '../document-sheet.ts';

export const cyclingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/cycling-track-sales-consulting.pdf',
    title: 'Cycling track sales consulting',
    language: 'en',
    kind: 'Consulting sheet',
    purpose: 'What a velodrome needs to time and score a championship, for its builders and for federations.',
    sections: [
      {
        heading: 'In the track',
        text: 'An active sensor strip lies across the full width of the track at start and finish and at both pursuit lines, and because a strip cannot tell one rider from another, the bicycles carry transponders in every event.',
      },
      {
        heading: 'Start',
        text: 'The start gate, which is certified by the UCI, holds the bicycle by brake pads and lets go hydraulically after a countdown of 50 s on the Tracker display.',
      },
      {
        heading: 'Finish',
        text: 'Sprint, keirin, points race and Madison are judged by photo finish, whereas in a pursuit red and green lamps on the Tracker show who leads.',
      },
      {
        heading: 'Our services',
        text: 'For a velodrome we provide timing, results, TV graphics, virtual graphics and the commentator information system.',
      },
    ],
    table: {
      caption: 'At a glance',
      rows: [
        { property: 'Published time', value: '1/1000 s' },
        { property: 'Start countdown', value: '50 s' },
        { property: 'Cycling at the Games', value: 'at every modern Games since 1896' },
        { property: 'Mountain bike', value: 'since 1996' },
        { property: 'BMX', value: 'since 2008' },
      ],
    },
    drawing: '/images/plan/Cycling.svg',
    sports: ['Cycling'],
    services: ['Timing', 'InformationSystem', 'TvGraphics', 'VirtualGraphics', 'MediaInformationSystem'],
  },
  {
    url: '/documents/3493.508.02-track-software.pdf',
    title: 'Track software',
    number: '3493.508.02',
    edition: 'v1.6, November 2018',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Track software is our program for track cycling. The times come from the sensor strips and are published to the thousandth.',
    sections: [
      {
        heading: 'Order of arrival',
        text: 'In sprint, keirin, points race and Madison, where riders finish together, the photo finish decides the order.',
      },
    ],
    table: {
      caption: 'Values on the track',
      rows: [
        { property: 'Published time', value: '1/1000 s' },
        { property: 'Start countdown', value: '50 s' },
        { property: 'Sensor strips', value: 'start and finish, both pursuit lines' },
      ],
    },
    drawing: '/images/equipment/timing-strip.svg',
    sports: ['Cycling'],
    services: ['Timing', 'InformationSystem'],
  },
  {
    url: '/documents/3442.500.02-tracker-display.pdf',
    title: 'Tracker display',
    number: '3442.500.02',
    edition: 'v2.1, January 2015',
    language: 'en',
    kind: 'User manual',
    purpose:
      'Tracker is our display for track cycling, used in pairs. It counts down to the start and shows the laps to go.',
    sections: [
      {
        heading: 'Countdown',
        text: 'Tracker counts down the 50 s until the start gate lets the bicycle go, and beeps at 30 s, at 10 s and in the last 5 s.',
      },
      {
        heading: 'Pursuit',
        text: 'Two LED lamps on top, one red and one green, light up as the riders cross the pursuit lines, so that everyone sees who leads.',
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Product family', value: '3442' },
        { property: 'Digits', value: '2, 150 amber LEDs each' },
        { property: 'Lamps', value: 'red and green, LED' },
      ],
    },
    drawing: '/images/equipment/tracker-display.svg',
    sports: ['Cycling'],
    services: ['Scoreboards', 'Timing'],
  },
];
