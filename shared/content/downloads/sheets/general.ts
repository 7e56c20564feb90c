/** Sheets about the company's documents and services as a whole. */
import { SPORT_SLUGS } from '../../navigation.ts';
import type { DocumentSheet } from '../document-sheet.ts';

export const generalSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/general-before-an-event.pdf',
    title: 'What to have ready before an event',
    language: 'en',
    kind: 'General information',
    isSample: true,
    purpose:
      'A list for organisers who order timing, scoring or results for the first time. With these points we can prepare an offer.',
    sections: [
      {
        heading: 'The event',
        text: 'Name the sport, the disciplines, the dates with training days, the number of athletes and the federation under whose rules you compete.',
        list: [
          'Level: club, national or international.',
          'Timetable: which disciplines run at the same time.',
          'Results: who receives them, on paper, as PDF or as XML.',
        ],
      },
      {
        heading: 'The venue',
        text: 'Send a plan with distances. Mark start, finish, intermediate points, the results room, commentators’ positions, boards and the places where power and network arrive.',
      },
      {
        heading: 'Television and public',
        text: 'Tell us whether the event is broadcast, live or later, and what the public sees: a board, a video wall, a website, an app.',
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
    isSample: true,
    purpose: 'Manuals and data sheets carry numbers that tell product, document and language.',
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
        text: 'Devices begin with the same four digits as their manual. The number 3449 belongs to the Gemini board, and its manual is 3449.500.',
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
    isSample: true,
    purpose: 'What our six services at a venue do and who uses them. They make up the scope of service of each sport.',
    sections: [
      {
        heading: 'One source',
        text: 'All six use the same data. Board, picture and paper therefore say the same.',
      },
      {
        heading: 'Away from the venue',
        text: 'Commentators who stay at home use the web form of their system, WebCIS. It runs 5–10 s behind the stadium, opens 4 hours before an event begins and closes 12 hours after it ends; we grant the rights for the login.',
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
