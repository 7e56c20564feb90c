/** Sheets about the company's documents and services as a whole. */
// documents.md, opening rows; services.md; WebCIS: specification, section 2 and section 9.
import { SPORT_SLUGS } from '../../navigation.ts';
import type { DocumentSheet } from '../document-sheet.ts';

export const generalSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/general-before-an-event.pdf',
    title: 'What to have ready before an event',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'A checklist for organisers who order timing, scoring or results for the first time, so that we can prepare an offer without asking twice.',
    sections: [
      {
        heading: 'The event',
        text: 'Name the sport, the disciplines, the dates with training days, the number of athletes and the federation whose rules apply. Three more points help us to plan.',
        list: [
          'Level: club, national or international',
          'Timetable: which disciplines run at the same time',
          'Results: who receives them, on paper, as PDF or as XML',
        ],
      },
      {
        heading: 'The venue',
        text: 'Send us a plan with distances. Mark start, finish, intermediate points, results room, commentators’ positions, boards and the places where power and network arrive, because the cables follow from them.',
      },
      {
        heading: 'Television and public',
        text: 'Tell us whether the event is broadcast, live or later, and what spectators will see: a board, a video wall, a website or an app.',
      },
    ],
    drawing: '/images/plan/CrossCountry.svg',
    sports: [...SPORT_SLUGS],
    services: ['Timing', 'Scoring', 'InformationSystem', 'TvGraphics'],
  },
  {
    url: '/documents/general-document-numbers.pdf',
    title: 'How to read a document number',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose:
      'The numbers of our manuals and data sheets name product, document and language, so that you know what you have before you open it.',
    sections: [
      {
        heading: 'Manuals',
        text: 'A manual number has three parts, of which the first four digits name the product family, the next three the document and the last two the language: .02 is English and .03 German. Overviews that cover several devices are numbered ST-M-001 and on.',
      },
      {
        heading: 'Data sheets',
        text: 'A data sheet has a name instead of a number, which begins with DOCM and goes on with a code for the area, the product, month and year, and the language.',
      },
      {
        heading: 'Part numbers',
        text: 'A device usually begins with the same four digits as its manual, so that one leads to the other. The Gemini board, for example, has the number 3449 and its manual 3449.500.',
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
    diagram: {
      kind: 'anatomy',
      caption: 'Two numbers, taken apart',
      numbers: [
        {
          label: 'Manual',
          parts: [
            { text: '3480', meaning: 'product family: Quantum Aquatics' },
            { text: '.' },
            { text: '509', meaning: 'document' },
            { text: '.' },
            { text: '02', meaning: 'language: English' },
          ],
        },
        {
          label: 'Data sheet',
          parts: [
            { text: 'DOCM_' },
            { text: 'AQ', meaning: 'area: aquatics' },
            { text: '_' },
            { text: 'Quantum', meaning: 'product' },
            { text: '_' },
            { text: '1015', meaning: 'October 2015' },
            { text: '_' },
            { text: 'EN', meaning: 'language: English' },
          ],
        },
      ],
    },
    sports: [],
    services: [],
  },
  {
    url: '/documents/general-services-at-a-glance.pdf',
    title: 'Six services at a venue',
    language: 'en',
    kind: 'General information',
    isOverview: true,
    purpose: 'Our work at a venue consists of six services. The table shows what they deliver, and to whom.',
    sections: [
      {
        heading: 'One source',
        text: 'All six services draw on the same data, so that board, picture and paper agree.',
      },
      {
        heading: 'Away from the venue',
        text: 'Commentators who work elsewhere use WebCIS, the web version of their system, which runs 5–10 s behind the stadium. It opens 4 hours before the start of an event and closes 12 hours after its end, for users who log in with rights that we have granted.',
      },
    ],
    table: {
      caption: 'Service and user',
      rows: [
        { property: 'Timing', value: 'start, intermediate times and finish, for officials and athletes' },
        { property: 'Public scoreboards and displays', value: 'times, ranking and names, for spectators' },
        {
          property: 'On-venue results (OVR)',
          value: 'entries, start lists, results, printing and feeds, for organisers and press',
        },
        { property: 'Commentator information system (CIS)', value: 'live results and background, for TV and radio' },
        { property: 'TV graphics', value: 'time, rank and gap in the live picture, for viewers' },
        {
          property: 'Virtual graphics',
          value: 'lines and numbers that seem to lie on water, snow or ice, for viewers',
        },
      ],
    },
    drawing: '/images/screen/ovr-data-flow.svg',
    sports: [...SPORT_SLUGS],
    services: ['Timing', 'Scoreboards', 'InformationSystem', 'MediaInformationSystem', 'TvGraphics', 'VirtualGraphics'],
  },
];
