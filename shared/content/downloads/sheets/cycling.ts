/** Track cycling. */
import type { DocumentSheet } from '../document-sheet.ts';

export const cyclingSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/cycling-track-sales-consulting.pdf',
    title: 'Cycling track sales consulting',
    language: 'en',
    kind: 'Consulting sheet',
    purpose:
      'What a velodrome needs to hold championships: sensors in the track, a start machine, a photo finish, displays for riders and public. Written for builders and for federations that check their plans.',
    sections: [
      {
        heading: 'In the track',
        text: 'An active sensor strip lies across the full width at the start and finish and at both pursuit lines. It has to be planned with the track, because it becomes part of the riding surface.',
      },
      {
        heading: 'Start',
        text: 'The start gate holds the bicycle by brake pads and lets go hydraulically when a countdown of 50 s ends. The riders see the countdown on the Tracker display. The machine is certified by the UCI.',
      },
      {
        heading: 'Finish and displays',
        text: 'Keirin, sprint, points race and Madison are judged by photo finish.',
        list: [
          'Lap-to-go display for the riders.',
          'Red and green lamps on the pursuit lines.',
          'Public board with ranking and points.',
        ],
      },
      {
        heading: 'Services offered with it',
        text: 'The references name timing, results, TV graphics, virtual graphics and the commentator information system.',
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
    purpose:
      'The program that times a day on the track, from the qualifying rounds to the Madison. Every discipline counts something else, and the desk has to follow.',
    sections: [
      {
        heading: 'Disciplines',
        text: 'Pursuits and time trials are races against the clock, timed by the strips. Points races and the Madison add points at intermediate sprints. Sprint and keirin need the order of arrival, which the photo finish gives.',
      },
      {
        heading: 'Devices',
        text: 'Strips at the lines, start gate, Tracker display, lap counter and lamps report to or are driven from the timing desk. Test each one from the program before the riders warm up.',
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
    purpose: 'A display at the edge of the track. Before a start it counts down; during a race it shows laps.',
    sections: [
      {
        heading: 'Countdown',
        text: 'The display counts 50 s down to the release of the start gate. The rider has to see it from the start position without turning the head.',
      },
      {
        heading: 'Laps',
        text: 'For the field it shows the laps to go. The lap judge keeps the bell; the display does not replace it.',
      },
    ],
    table: {
      caption: 'Known data',
      rows: [
        { property: 'Product family', value: '3442' },
        { property: 'Countdown', value: '50 s' },
        { property: 'Uses', value: 'countdown and laps in track cycling' },
      ],
    },
    drawing: 'tracker-display',
    sports: ['Cycling'],
    services: ['Scoreboards', 'Timing'],
  },
];
