/** Bob tracks, Nordic skiing, figure skating. */
import type { DocumentSheet } from '../document-sheet.ts';

export const winterSheets: readonly DocumentSheet[] = [
  {
    url: '/documents/TIM021-bobsleigh-luge-skeleton.pdf',
    title: 'Timing system for bobsleigh, luge and skeleton',
    number: 'TIM021',
    language: 'en',
    kind: 'Data sheet',
    purpose:
      'TIM021 times sleds on an ice track with light barriers along its whole length. Two modules, main and backup, pass every signal on to two Quantum timers. The original has 16 pages.',
    sections: [
      {
        heading: 'Signal path',
        text: 'Barriers stand in pairs at each timing point and are heated against frost. Their signals go through the impulse modules to the timers. A COM router, main and backup, joins the timers to the computers.',
      },
      {
        heading: 'Control module',
        text: 'Lamps show the state of each barrier: a sled or a broom in the beam is seen before it spoils a run. A printer writes every time stamp on paper.',
      },
      {
        heading: 'Options and displays',
        text: 'The track decides which of these it needs.',
        list: [
          'Relay box for 8 lights, relay start gate, touch pad.',
          'Countdown display at the start.',
          'Running-time display at the finish.',
        ],
      },
    ],
    table: {
      caption: 'Technical data',
      rows: [
        { property: 'Timing points', value: '32 at 1/100 s' },
        { property: 'Light barriers', value: 'up to 32, twin, heated' },
        { property: 'Impulse modules', value: '2, main and backup' },
        { property: 'Timers', value: '2 Quantum' },
        { property: 'Published time, bob', value: '1/100 s' },
        { property: 'Published time, luge', value: '1/1000 s' },
        { property: 'First 50 m of a bob', value: '4.8–5.3 s' },
      ],
    },
    drawing: 'bob-light-barrier',
    sports: ['Bobsleigh'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    url: '/documents/service-catalogue-cross-country-2017-18.pdf',
    title: 'Service catalogue FIS World Cup cross-country 2017/18',
    edition: 'season 2017/18',
    language: 'en',
    kind: 'Service catalogue',
    purpose:
      'The catalogue tells organisers of a cross-country World Cup what arrives with the timing team, what the organiser provides and which data leave the venue. It covers single, mass, sprint and relay starts in seven pages.',
    sections: [
      {
        heading: 'On the course',
        text: 'Every skier carries a transponder on each leg. Double light beams and two timers in parallel take the finish; two photo-finish cameras decide what the beams cannot.',
        list: [
          'Single start: 4 intermediate and 4 pre-timing points.',
          'Mass start and relay: 8 points.',
          'Sprint: gates that open together.',
        ],
      },
      {
        heading: 'At the desk',
        text: 'Start lists are drawn with software on a notebook with a printer. The jury enters its decisions in a program that writes them into the results. A replay system records the TV programme, the start and the finish at once.',
      },
      {
        heading: 'Data out',
        text: 'A data distributor feeds scoreboard, TV graphics and commentator information system. Live results reach the site of the federation in XML.',
      },
    ],
    table: {
      caption: 'Equipment of a World Cup venue',
      rows: [
        { property: 'Transponders', value: '220 pairs, active' },
        { property: 'Start displays', value: '4' },
        { property: 'Sprint gates', value: '6' },
        { property: 'E-gun', value: '1' },
        { property: 'Photo-finish cameras', value: '2 at 1/1000 s' },
        { property: 'Video replay', value: 'HD' },
        { property: 'Published time', value: '1/10 s' },
      ],
    },
    drawing: 'sprint-gate',
    sports: ['CrossCountry'],
    services: ['Timing', 'InformationSystem', 'MediaInformationSystem', 'TvGraphics'],
  },
  {
    url: '/documents/service-catalogue-nordic-combined-2022-23.pdf',
    title: 'Service catalogue FIS Nordic combined World Cup 2022/23',
    edition: 'season 2022/23',
    language: 'en',
    kind: 'Service catalogue',
    purpose:
      'What is measured and shown at a Nordic combined World Cup: the jump first, the race after it, one result. The part on the hill is of use to ski jumping organisers too.',
    sections: [
      {
        heading: 'On the hill',
        text: 'In-run speed is taken by light beams, main and backup. Wind sensors stand along the hill. Red, yellow and green lights take the jumper through three phases; jury and coaches see a repeat of them.',
      },
      {
        heading: 'Judging',
        text: 'Judges review the jump and key in their deductions on terminals. The coaches’ board shows bib, speed, distance and points.',
      },
      {
        heading: 'Results and media',
        text: 'Results are printed and sent as PDF and XML. Commentators work with the media information system. Main and backup network both hang on a UPS.',
      },
    ],
    table: {
      caption: 'Equipment on the hill',
      rows: [
        { property: 'Judge terminals', value: '5' },
        { property: 'Wind sensors', value: '7 on normal and large hill' },
        { property: 'In-run speed', value: 'light beams, main and backup' },
        { property: 'Networks', value: '2, main and backup, on UPS' },
      ],
    },
    drawing: 'wind-sensor',
    sports: ['SkiJumping', 'CrossCountry'],
    services: ['Timing', 'Scoring', 'MediaInformationSystem', 'InformationSystem', 'Scoreboards'],
  },
  {
    url: '/documents/service-catalogue-nordic-combined-grand-prix-2021.pdf',
    title: 'Service catalogue FIS Nordic combined Grand Prix 2021',
    edition: '2021',
    language: 'en',
    kind: 'Service catalogue',
    purpose:
      'The Grand Prix is the Nordic combined season without snow: jumps on mats, races on roller skis. The catalogue lists the equipment that travels to it.',
    sections: [
      {
        heading: 'Distance',
        text: 'Cameras along the landing hill film every jump. The operator stops the picture at the landing and reads the distance; half a metre is the step.',
      },
      {
        heading: 'Race',
        text: 'Transponders are worn in pairs, one on each leg. The photo finish settles close arrivals. The catalogue of this year still calls the commentators’ screens CIS.',
      },
    ],
    table: {
      caption: 'Equipment',
      rows: [
        { property: 'Distance cameras', value: '4, HD' },
        { property: 'Step of distance', value: '0.5 m' },
        { property: 'Wind sensors', value: '5' },
        { property: 'Transponders', value: '80 pairs' },
        { property: 'Photo finish', value: "Scan'O'Vision, 1/1000 s" },
      ],
    },
    drawing: 'video-distance-camera',
    sports: ['SkiJumping', 'CrossCountry'],
    services: ['Timing', 'Scoring', 'MediaInformationSystem'],
  },
  {
    url: '/documents/3479.502.02-isucalcfs.pdf',
    title: 'ISUCalcFS',
    number: '3479.502.02',
    edition: 'v1.5',
    language: 'en',
    kind: 'User manual',
    purpose:
      'The calculation program of figure skating. It takes the elements named by the technical panel and the grades of the judges and works out segment and final results.',
    sections: [
      {
        heading: 'Roles',
        text: 'A technical panel of 3 names each element with the help of replay. Nine judges grade the elements and mark the programme components.',
      },
      {
        heading: 'How a score arises',
        text: 'Each element has a base value; the grade of execution adds or takes away. Of nine grades the highest and the lowest are left out; the mean of the rest counts.',
      },
      {
        heading: 'Where the marks go',
        text: 'Element totals go to the commentator information system, to TV graphics and to the board.',
      },
    ],
    table: {
      caption: 'Values of the judging system',
      rows: [
        { property: 'Technical panel', value: '3' },
        { property: 'Judges', value: '9; seven grades averaged' },
        { property: 'Grade of execution', value: '−5 to +5 since 2018/19, before that −3 to +3' },
        { property: 'First trial', value: 'Nebelhorn Trophy, September 2003' },
        { property: 'First Games', value: 'Turin 2006' },
      ],
    },
    drawing: 'judge-terminal',
    sports: ['FigureSkating'],
    services: ['Scoring', 'DatabaseManagement'],
  },
];
