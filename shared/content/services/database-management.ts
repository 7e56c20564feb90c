import type { ServiceContent } from './service.ts';

export const databaseManagement: ServiceContent = {
  slug: 'DatabaseManagement',
  name: 'Database Management',
  keyPicture: '/images/screen/database-records.svg',
  banner: '/images/strip/DatabaseManagement.svg',
  description:
    'Athletes, entries, results and records in one database: registration and accreditation before the event, records and statistics after it.',
  lead: 'There is no record without the earlier results. We keep your athletes, entries, results and records together from one event to the next, so that start lists, graphics, commentators and archives all draw on them.',
  // services.md, DatabaseManagement; current-rules.md, Swimming: 1/100 s, ties.
  facts: [
    { value: '3', type: 'Record levels', description: 'For example world, continental and national' },
    { value: '2', type: 'Formats', description: 'XML for computers, PDF for people' },
    {
      value: '1/100 s',
      type: 'Swimming',
      description: 'Resolution of the stored times, with equal places for equal times',
    },
  ],
  sections: [
    {
      // services.md, DatabaseManagement: master data, registration, accreditation (figure skating).
      heading: 'An athlete is registered once',
      text: `Federations and organisers use the service for events that return every year. In [figure skating](/Sports/FigureSkating), where we look after master data, registration and accreditation, a skater entered for one competition is recognised at the next. It sounds a small thing until a name is spelt in two ways and the statistics count two athletes.`,
    },
    {
      // services.md, DatabaseManagement: records compared after each race; ARES/Quantum exchange files.
      heading: 'A record is flagged before the crowd asks',
      text: `Our pool timers exchange schedules, start lists and records with the software of the meeting. After a race the times are compared with the records on all levels, and a new one is flagged at once, so that the announcer can call it while the swimmer is still looking for the scoreboard.`,
    },
    {
      // services.md, DatabaseManagement: historical data to commentators, AI; InformationSystem: swimming scope.
      heading: 'Past results explain the present one',
      text: `Commentators see past results in the [media information system](/Service/MediaInformationSystem), and for the press there are statistics and medal tables. Predictions by artificial intelligence rest on the same data. Even an error of ten years ago can therefore spoil a forecast, unless it is found when the data are loaded.`,
    },
    {
      // services.md, DatabaseManagement: XML and PDF.
      heading: 'Send the lists as they are',
      text: `Whatever the format, we begin with the lists you have and with the person who knows them. From you we need the rules of your federation, the levels of records you keep and the systems that receive results. You decide which fields are public, who may correct them and how long they are kept, because dates of birth and photographs are personal data. Public pages run on our [hosting](/Service/Hosting). If old archives are to be included, [write to us](/Company/ContactCorgemont) a season ahead.`,
    },
  ],
  steps: [
    { title: 'Your files are listed', text: 'We note their owner, age and contents.' },
    { title: 'Duplicates are merged', text: 'Where an entry is in doubt, it goes back to you.' },
    { title: 'Totals prove the import', text: 'They are compared with the originals, and so are samples.' },
    { title: 'Results return', text: 'Entries go to the venue, and official results come back to meet the records.' },
    { title: 'The data remain yours', text: 'You can have them complete, in the format agreed.' },
  ],
  benefits: [
    'One entry for an athlete, season after season.',
    'Records traced to the race in which they were set.',
    'Statistics for press and television without research.',
    'Data that you can use elsewhere.',
  ],
  gallery: ['/images/screen/database-records.svg'],
};
