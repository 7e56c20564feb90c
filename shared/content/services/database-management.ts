import type { ServiceContent } from './service.ts';

export const databaseManagement: ServiceContent = {
  slug: 'DatabaseManagement',
  name: 'Database Management',
  opening: 'scene',
  banner: '/images/strip/DatabaseManagement.svg',
  description:
    'Athletes, entries, results and records in one database: registration and accreditation before the event, records and statistics after it.',
  lead: 'A record is only as good as the results it is checked against. We keep yours together, from one event to the next.',
  benefits: [
    'One entry for an athlete, every season',
    'Records traced to the race that set them',
    'Data to take away, in the format agreed',
  ],
  chain: {
    heading: 'From a cupboard of files to a record',
    stations: [
      {
        time: 'Season ahead',
        title: 'Your files are listed',
        text: 'Whatever their format, with the person who knows them.',
      },
      {
        time: 'Import',
        title: 'Totals prove it',
        text: 'Duplicates are merged. Where an entry is in doubt, it goes back to you.',
      },
      {
        time: 'The touch',
        title: 'A time meets the records',
        text: 'On all levels, and a new record is flagged at once.',
      },
      {
        time: 'Afterwards',
        title: 'The data remain yours',
        text: 'You decide which fields are public, and for how long.',
      },
    ],
  },
  proof: 'One misspelt name, and the statistics count two athletes.',
  sections: [
    {
      // services.md, DatabaseManagement: records compared after each race; ARES/Quantum exchange files; historical data, AI.
      heading: 'A record is flagged before the crowd asks',
      picture: '/images/screen/database-records.svg',
      text: `Our pool timers exchange schedules, start lists and records with the software of the meeting, so that the announcer can call a record while the [swimmer](/Sports/Swimming) is still looking for the scoreboard. Commentators see past results in the [media information system](/Service/MediaInformationSystem), and predictions rest on the same data.`,
    },
    {
      // services.md, DatabaseManagement: master data, registration, accreditation (figure skating); record levels; XML and PDF.
      heading: 'An athlete is registered once',
      number: { value: '3', type: 'levels of record, for example world, continental and national' },
      text: `In [figure skating](/Sports/FigureSkating), where we look after master data, registration and accreditation, a skater entered for one competition is recognised at the next. Results go out as XML for computers and PDF for people. If old archives are to be included, write to us a season ahead.`,
    },
  ],
};
