/** Sheets about the company's documents and services as a whole. */
import { SPORT_SLUGS } from '../../navigation.ts';
import type { DocumentSheet } from '../document-sheet.ts';

export const generalSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/general-before-an-event.pdf',
    title: 'What to have ready before an event',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'A list for organisers who order timing, scoring or results for the first time. With these points answered an offer can be made without a second round of questions.',
    sections: [
      {
        heading: 'The event',
        text: 'Name the sport, the disciplines, the dates with training days, the number of athletes and the federation under whose rules you compete.',
        list: [
          'Level: it decides about backup systems and photo finish.',
          'Timetable: two disciplines at the same time need two crews.',
          'Results: who receives them, on paper, as PDF or as XML.',
        ],
      },
      {
        heading: 'The venue',
        text: 'Send a plan with distances. Mark start, finish, intermediate points, the results room, commentators’ positions, boards and the places where power and network arrive.',
        list: [
          'Power on a line of its own, with a second supply for the timing.',
          'Two ways for cables, if main and backup are to be kept apart.',
          'A dry room with a view of the finish.',
        ],
      },
      {
        heading: 'Television and public',
        text: 'Say early whether the event is broadcast, live or later, and what the public sees: a board, a video wall, a website, an app.',
      },
    ],
    sports: [...SPORT_SLUGS],
    services: ['Timing', 'Scoring', 'InformationSystem', 'TvGraphics'],
  },
  {
    url: '/documents/general-document-numbers.pdf',
    title: 'How to read a document number',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'Manuals and data sheets carry numbers that tell product, kind and language. Anyone who can read them finds the right paper for an old device.',
    sections: [
      {
        heading: 'Manuals',
        text: 'A manual number has three parts: four digits for the product family, three for the document, two for the language. The language part .02 is English, .03 German. In 3480.509.02 the family is 3480 (Quantum Aquatics), the document 509, the language English.',
      },
      {
        heading: 'Data sheets',
        text: 'Data sheets have names instead of numbers: DOCM, a code for the field, the product, month and year, the language. DOCM_AQ_Quantum_1015_EN is the sheet on the Quantum for aquatics of October 2015, in English.',
      },
      {
        heading: 'Part numbers',
        text: 'Devices begin with the same four digits as their manual. A plate that reads 3449 belongs to a Gemini board, and the manual is 3449.500.',
      },
    ],
    table: {
      caption: 'Codes in data sheet names',
      rows: [
        { property: 'AQ', value: 'aquatics' },
        { property: 'AT', value: 'athletics' },
        { property: 'MS', value: 'multisport' },
        { property: 'SCB', value: 'scoreboards' },
        { property: 'WP', value: 'water polo' },
      ],
    },
    sports: [...SPORT_SLUGS],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/general-services-at-a-glance.pdf',
    title: 'Six services at a venue',
    language: 'en',
    kind: 'General information',
    standIn: true,
    purpose:
      'From the sensor at the finish to the screen of a commentator abroad: what the six services at a venue do and who uses them. The same six make up the scope of service of each sport.',
    sections: [
      {
        heading: 'One source',
        text: 'All of them live on the same data. A time is measured once, checked once and then handed on, so board, picture and paper say the same.',
      },
      {
        heading: 'Away from the venue',
        text: 'Commentators who stay at home use the web form of their system. It runs 5–10 s behind the stadium, opens 4 hours before an event begins and closes 12 hours after it ends; access needs rights granted by the company and a login.',
      },
    ],
    table: {
      caption: 'Service and user',
      rows: [
        { property: 'Timing', value: 'start, intermediate times, finish; for officials and athletes' },
        { property: 'Public scoreboards and displays', value: 'times, ranking, names; for spectators' },
        {
          property: 'On-venue results (OVR)',
          value: 'entries, start lists, results, printing, feeds; for organisers and press',
        },
        { property: 'Commentator information system (CIS)', value: 'live results and background; for TV and radio' },
        { property: 'TV graphics', value: 'time, rank and gap in the live picture; for viewers' },
        {
          property: 'Virtual graphics',
          value: 'lines and figures that seem to lie on water, snow or ice; for viewers',
        },
      ],
    },
    sports: [...SPORT_SLUGS],
    services: ['Timing', 'Scoreboards', 'InformationSystem', 'MediaInformationSystem', 'TvGraphics', 'VirtualGraphics'],
  },
];
