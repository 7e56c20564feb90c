import type { ServiceContent } from './service.ts';

export const databaseManagement: ServiceContent = {
  slug: 'DatabaseManagement',
  name: 'Database Management',
  banner: 'strip/DatabaseManagement',
  description:
    'Athletes, entries, results and records in one consistent store: keys, precision, record levels, exchange formats and data protection.',
  lead: 'Start lists, graphics and archives are only as good as the records behind them. Database management keeps athletes, entries, results and best marks consistent from one event to the next.',
  facts: [
    {
      value: '3 levels',
      type: 'Records',
      description: 'World, continental and national, for instance; a new time is checked against all of them',
    },
    {
      value: '0–9',
      type: 'Lane numbers',
      description: 'On the Quantum Aquatics pool timer; software that reads zero as empty loses a swimmer',
    },
    {
      value: '1/100 s',
      type: 'Swimming',
      description: 'Finest step kept under the rules; equal times share the place',
    },
  ],
  sections: [
    {
      heading: 'People, events and their keys',
      text: `Names are poor identifiers. They change by marriage, are transliterated in several ways and occur twice. Each athlete, team, horse or competition therefore needs a number that stays. In [figure skating](/Sports/FigureSkating) our scope includes master data, registration and accreditation.`,
    },
    {
      heading: 'What exactly is stored',
      text: `A result is more than a time. Round, venue, wind, resolution and status decide whether it may be compared with another. Store the value at the step the rule book prescribes, without added digits. A corrected result should keep its previous version, with the reason and the hour of the change.`,
    },
    {
      heading: 'Exchange formats',
      text: `Our pool timers exchange schedules, start lists and records with meet software as files. Results are handed on as XML for machines and PDF for people. From the same store, the [media information system](/Service/MediaInformationSystem) receives historical data for commentators. Predictions by artificial intelligence also rest on past results, and errors in those carry over.`,
    },
    {
      heading: 'Ownership and data protection',
      text: `Settle who owns the results and in which form they are returned. Dates of birth and photographs are personal data. Decide in advance which fields may be published, who may correct them and when they are deleted. Public pages belong on separate servers; see [hosting](/Service/Hosting).`,
    },
  ],
  steps: [
    { title: 'Take stock', text: 'Existing files are listed with their owner, age and meaning.' },
    { title: 'Clean', text: 'Duplicates are merged and impossible values are returned to their source.' },
    { title: 'Load and prove', text: 'After import, totals and samples are compared with the originals.' },
    { title: 'Run the event', text: 'Entries go out to the venue; confirmed results come back.' },
    { title: 'Check for records', text: 'A new best mark is flagged, then waits for ratification.' },
    { title: 'Deliver', text: 'The owner receives the full set in an agreed format.' },
  ],
  benefits: [
    'An athlete is entered once and recognised at the next event.',
    'Records and rankings can be traced to the race that set them.',
    'Statistics for press and television need no separate research.',
    'Data remain usable if the supplier changes.',
  ],
  gallery: ['screen/database-records'],
};
