import type { ServiceContent } from './service.ts';

export const databaseManagement: ServiceContent = {
  slug: 'DatabaseManagement',
  name: 'Database Management',
  keyPicture: '/images/screen/database-records.svg',
  banner: '/images/strip/DatabaseManagement.svg',
  description:
    'Athletes, entries, results and records in one database: registration and accreditation before the event, records and statistics after it.',
  lead: 'Your athletes, entries, results and records stay together from one event to the next. Start lists, graphics, commentators and archives all draw on them.',
  // services.md, DatabaseManagement; current-rules.md, Swimming: 1/100 s, ties.
  facts: [
    { value: '3', type: 'Record levels', description: 'For example world, continental and national' },
    { value: '2', type: 'Formats', description: 'XML for computers, PDF for people' },
    {
      value: '1/100 s',
      type: 'Swimming',
      description: 'Resolution of every stored time, with equal places for equal times',
    },
  ],
  sections: [
    {
      // services.md, DatabaseManagement: master data, registration, accreditation (figure skating).
      heading: 'Registered once, known everywhere',
      text: `Federations and organisers use the service for events that return every year. An athlete is registered once and recognised at the next competition. In [figure skating](/Sports/FigureSkating) we look after master data, registration and accreditation. Accreditation, start list and result then carry the same spelling.`,
    },
    {
      // services.md, DatabaseManagement: records compared after each race; ARES/Quantum exchange files.
      heading: 'Records checked after every race',
      text: `Our pool timers exchange schedules, start lists and records with the software of the meeting. After each race the times are compared with the records on every level. A new record is flagged at once, and the announcer can call it.`,
    },
    {
      // services.md, DatabaseManagement: historical data to commentators, AI; InformationSystem: swimming scope.
      heading: 'History for press and television',
      text: `Past results are the background of every broadcast. The [media information system](/Service/MediaInformationSystem) shows them to commentators, and statistics and medal tables are ready for the press. Predictions by artificial intelligence rest on the same data.`,
    },
    {
      // services.md, DatabaseManagement: XML and PDF.
      heading: 'Handing your lists over',
      text: `Send us the lists you have, in whatever format, and name the person who knows them. We need the rules of your federation, the levels of records you keep and the systems that receive results. You decide which fields are public, who may correct them and how long they are kept. Dates of birth and photographs are personal data. Pages for the public run on our [hosting](/Service/Hosting). [Write to us](/Company/ContactCorgemont) a season ahead if old archives are to be included.`,
    },
  ],
  steps: [
    { title: 'Take stock', text: 'We list your files with their owner, age and contents.' },
    { title: 'Clean', text: 'Duplicates are merged, and doubtful entries go back to you.' },
    { title: 'Load', text: 'Totals and samples are compared with the originals.' },
    { title: 'Compete', text: 'Entries go to the venue, official results come back.' },
    { title: 'Compare', text: 'New times meet the records.' },
    { title: 'Hand over', text: 'You receive the complete data in the agreed format.' },
  ],
  benefits: [
    'One entry for each athlete, season after season.',
    'Every record traced to its race.',
    'Statistics for press and television without research.',
    'Data that you can use elsewhere.',
  ],
  gallery: ['/images/screen/database-records.svg'],
};
