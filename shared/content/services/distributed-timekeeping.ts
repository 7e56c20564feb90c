import type { ServiceContent } from './service.ts';

export const distributedTimekeeping: ServiceContent = {
  slug: 'DistributedTimekeeping',
  name: 'Distributed Timekeeping',
  banner: 'strip/DistributedTimekeeping',
  description:
    'Athletes race at the same moment in different venues: how a remote start, local timing and a virtual photo finish become one live result.',
  lead: 'Athletes in separate venues start at the same instant, and one live result ranks them. Each site times its own athletes; a remote control room joins the pieces.',
  facts: [
    {
      value: '3',
      type: 'Parts',
      description: 'Distributed timing and scoring, virtual photo finish, remote operations',
    },
    {
      value: '2020',
      type: 'First use',
      description: 'Official debut of the virtual photo finish, at the Inspiration Games of Weltklasse Zürich',
    },
    { value: '2021', type: 'Award entry', description: 'Leaders Sports Awards, category Innovation' },
    { value: '17', type: 'Patent claims', description: 'US 12,274,919 B2, filed on 17 May 2021' },
  ],
  sections: [
    {
      heading: 'One lane per stadium',
      text: `The pandemic of 2020 left most competitions cancelled or postponed. Distributed Timekeeping was developed so that a [100 m sprint](/Sports/Athletics) or a [swimming race](/Sports/Swimming) can be held with one athlete in each place. The system fixes no limit on the number of venues or on where they lie.

Organisers, rights holders and broadcasters use it when no common venue is available.`,
    },
    {
      heading: 'The slowest line sets the start',
      text: `A start signal needs time to reach a distant site, and every line is different. The patented method measures the travel time between each site and a start coordinator and works with the largest value found. The start then appears on the displays of both sites together. GPS, NTP or PTP can keep the clocks in step.`,
    },
    {
      heading: 'A finish line made of several cameras',
      text: `Every finish has its own photo-finish camera. The pictures are aligned in time and merged, so that the athletes seem to cross one line on one track. The Inspiration Games, where this was first done officially, were an exhibition of the Diamond League.`,
    },
  ],
  steps: [
    { title: 'Set the clocks', text: 'All venues run on UTC, steered by GPS.' },
    {
      title: 'Link the sites',
      text: 'Secured cloud connections lead to the Remote Timekeeping Operations Centre (RTOC).',
    },
    { title: 'Confirm', text: 'An official in every venue reports that the athlete is ready.' },
    { title: 'Start', text: 'The starter sits in the RTOC and releases a sequence that runs by itself.' },
    {
      title: 'Measure on site',
      text: 'Intermediate times, finish times and photo-finish pictures are taken locally and shared at once with the central [on-venue results system](/Service/InformationSystem).',
    },
    {
      title: 'Publish',
      text: 'The merged ranking feeds [TV graphics](/Service/TvGraphics), data feeds, scoreboards, information systems and printed PDFs.',
    },
  ],
  benefits: [
    'A competition without a shared venue, and still a single ranking.',
    'One finish picture that holds every athlete.',
    'Timekeepers who need not travel to each host country.',
    'Less freight, and less exposure to infection for the crew.',
  ],
  gallery: ['screen/distributed-start', 'screen/distributed-photofinish', 'screen/remote-operations-centre'],
};
