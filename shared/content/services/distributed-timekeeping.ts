import type { ServiceContent } from './service.ts';

export const distributedTimekeeping: ServiceContent = {
  slug: 'DistributedTimekeeping',
  name: 'Distributed Timekeeping',
  keyPicture: '/images/screen/distributed-photofinish.svg',
  banner: '/images/strip/DistributedTimekeeping.svg',
  description:
    'Athletes in different venues race at the same instant: one synchronised start, local timing, a virtual photo finish and one live ranking.',
  lead: 'Your final can take place in several stadiums at once. The athletes start at the same instant, each is timed on site, and one control room joins them in a single ranking.',
  // services.md, DistributedTimekeeping: three parts, RTOC, patent.
  facts: [
    {
      value: '3',
      type: 'Parts',
      description: 'Distributed timing and scoring, virtual photo finish, remote operations',
    },
    {
      value: '1',
      type: 'Control room',
      description: 'The Remote Timekeeping Operations Centre (RTOC) joins all venues',
    },
    {
      value: '2021',
      type: 'Patent filed',
      description: 'US 12,274,919 B2, for a start at the same instant everywhere',
    },
  ],
  sections: [
    {
      // services.md, DistributedTimekeeping: users, use cases, no fixed limit, outputs, trigger of 2020, award entry (entered, a win is not known).
      heading: 'A race without a common venue',
      text: `Distributed Timekeeping is for organisers, rights holders and broadcasters whose athletes cannot meet in one place. A [100 m sprint](/Sports/Athletics) or a [swimming race](/Sports/Swimming) takes place with one athlete in each venue. Viewers follow a single contest, and you receive the ranking, the graphics and the result sheets of an ordinary final. There is no fixed limit to the number of venues or the distance between them.

We developed the system in 2020, when the pandemic stopped or moved most events. A year later we entered it for the Leaders Sports Awards, in the Innovation category.`,
    },
    {
      // services.md, DistributedTimekeeping: patent core.
      heading: 'The same start for every stadium',
      picture: '/images/screen/distributed-start.svg',
      text: `A signal takes longer to reach a stadium overseas than one in the next town. Our patented method measures the travel time to each site and works with the longest of them. The displays at the sites then show the start at the same instant.`,
    },
    {
      // services.md, DistributedTimekeeping: virtual photofinish, Inspiration Games.
      heading: 'One finish picture',
      text: `Every finish line has its own photo-finish camera. We align the pictures in time and merge them, so that all athletes cross one line on one track. The Inspiration Games of Weltklasse Zürich, a Diamond League exhibition, were the first to use it officially.`,
    },
    {
      // services.md, DistributedTimekeeping: officials, local measurement, secured cloud links, crew effect.
      heading: 'What stands at each venue',
      picture: '/images/screen/remote-operations-centre.svg',
      text: `Each site has its timing equipment, a photo-finish camera, an official who reports the athlete ready and a secured cloud link. The starter and the central results system are in the RTOC, so our timekeepers need not travel to every host country. To plan a race with you, [we ask](/Company/ContactCorgemont) for the discipline, the venues and the date.`,
    },
  ],
  steps: [
    { title: 'Set the clocks', text: 'All venues run on UTC, disciplined by GPS.' },
    { title: 'Connect', text: 'Cloud links join every venue to the RTOC.' },
    { title: 'Confirm', text: 'Every venue answers that its athlete is ready.' },
    { title: 'Start', text: 'The starter releases a sequence that then runs automatically.' },
    {
      title: 'Measure',
      text: 'Intermediate times, finish times and pictures are taken on site and shared at once with [on-venue results](/Service/InformationSystem).',
    },
    {
      title: 'Publish',
      text: 'The merged result goes to [TV graphics](/Service/TvGraphics), data feeds, scoreboards, information systems and printed lists.',
    },
  ],
  benefits: [
    'One ranking for athletes in different places.',
    'A finish picture with every athlete in it.',
    'Fewer journeys for timekeepers and less freight.',
    'Graphics, data and result sheets from one merged result.',
  ],
  gallery: [
    '/images/screen/distributed-start.svg',
    '/images/screen/distributed-photofinish.svg',
    '/images/screen/remote-operations-centre.svg',
  ],
};
