/** Track cycling. */
import type { DocumentSheet } from '../document-sheet.ts';

export const cyclingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/cycling-track-sales-consulting.pdf',
    title: 'Cycling track sales consulting',
    language: 'en',
    kind: 'Consulting sheet',
    purpose: 'What a velodrome needs for championships, for builders and federations.',
    sections: [
      {
        heading: 'In the track',
        text: 'An active sensor strip lies across the full width of the track at the start and finish and at both pursuit lines. Transponders on the bicycles serve every event.',
      },
      {
        heading: 'Start',
        text: 'The start gate holds the bicycle by brake pads and lets go hydraulically after a countdown of 50 s, which the Tracker display shows. The UCI has certified the machine.',
      },
      {
        heading: 'Finish',
        text: 'Keirin, sprint, points race and Madison are judged by photo finish. In a pursuit red and green lamps on the Tracker show who leads.',
      },
      {
        heading: 'Our services',
        text: 'In a velodrome we provide timing, results, TV graphics, virtual graphics and the commentator information system.',
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
    drawing: 'cycling-start-gate',
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
    purpose: 'The program for track cycling. Times come from the sensor strips and are published to 1/1000 s.',
    sections: [
      {
        heading: 'Order of arrival',
        text: 'In sprint, keirin, points race and Madison the photo finish decides.',
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
    drawing: 'timing-strip',
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
      'Tracker is the display at the track, used in pairs. It counts down to the start and shows the laps to go.',
    sections: [
      {
        heading: 'Countdown',
        text: 'The display counts 50 s down to the release of the start gate. It beeps at 30 s, at 10 s and in the last 5 s.',
      },
      {
        heading: 'Pursuit',
        text: 'Two LED lamps on top, red and green, light as the riders cross the pursuit lines and show who leads.',
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
    drawing: 'tracker-display',
    sports: ['Cycling'],
    services: ['Scoreboards', 'Timing'],
  },
];
