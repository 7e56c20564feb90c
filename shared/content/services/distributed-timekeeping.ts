import type { ServiceContent } from './service.ts';

export const distributedTimekeeping: ServiceContent = {
  slug: 'DistributedTimekeeping',
  name: 'Distributed Timekeeping',
  keyPicture: '/images/screen/distributed-photofinish.svg',
  banner: '/images/strip/DistributedTimekeeping.svg',
  description:
    'Athletes in different venues race at the same instant: one synchronised start, local timing, a virtual photo finish and one live ranking.',
  lead: 'Your final can take place in several stadiums at once. Although the athletes never meet, they start at the same instant and share one ranking, because a single control room joins the times of all venues.',
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
      // services.md, DistributedTimekeeping: users, use cases, outputs, trigger of 2020, award entry (entered, a win is not known).
      heading: 'A race needs no common venue',
      text: `Distributed Timekeeping is for organisers, rights holders and broadcasters whose athletes cannot come to one place. A [100 m sprint](/Sports/Athletics) or a [swimming race](/Sports/Swimming) has one athlete in every venue, yet viewers follow a single contest and you receive the ranking, the graphics and the result sheets of an ordinary final.

We developed it in 2020, when the pandemic stopped or moved most events, and a year later entered it for the Leaders Sports Awards, in the Innovation category.`,
    },
    {
      // services.md, DistributedTimekeeping: virtual photofinish, Inspiration Games, UTC.
      heading: 'Several cameras make one picture',
      text: `Every finish line has a photo-finish camera. Because the venues keep the same time, we can align their pictures and merge them, until all athletes cross one line on one track. The Inspiration Games of Weltklasse Zürich, a Diamond League exhibition, were the first to use it officially.`,
    },
    {
      // services.md, DistributedTimekeeping: patent core.
      heading: 'The slowest line sets the start',
      picture: '/images/screen/distributed-start.svg',
      text: `A signal takes longer to reach a stadium overseas than one in the next town, so a start sent to both at one moment would arrive at two. Our patented method therefore measures the travel time to all sites and waits for the longest, so that no display shows the start before the slowest line has carried it.`,
    },
    {
      // services.md, DistributedTimekeeping: officials, local measurement, secured cloud links, crew effect.
      heading: 'A venue needs an official and a link',
      picture: '/images/screen/remote-operations-centre.svg',
      text: `On site we need timing equipment, a photo-finish camera, a secured cloud link and an official. Starter and central results system are in the RTOC, which is why our timekeepers need not travel to every host country. Should a link fail during the race, no time is lost with it, because times are taken on the spot. The link carries the result but does not make it.

No clock can repair a wrong distance. We therefore ask all venues for the surveyed position of start and finish, together with the [discipline and the date](/Company/ContactCorgemont).`,
    },
  ],
  steps: [
    { title: 'All venues keep UTC', text: 'GPS disciplines their clocks.' },
    { title: 'Cloud links lead to the RTOC', text: 'The control room sees all sites.' },
    { title: 'Officials report ready', text: 'The start waits until the last athlete is in position.' },
    {
      title: 'One starter for all',
      text: 'The starter in the RTOC releases a sequence that then runs automatically.',
    },
    {
      title: 'Times are taken on site',
      text: 'Intermediates, finish times and pictures are shared at once with [on-venue results](/Service/InformationSystem).',
    },
    {
      title: 'One result leaves the RTOC',
      text: 'It feeds [TV graphics](/Service/TvGraphics), data feeds, scoreboards and printed lists.',
    },
  ],
  benefits: [
    'One ranking for athletes in different places.',
    'Fewer journeys for timekeepers and less freight.',
    'Graphics, data and result sheets from one merged result.',
  ],
  gallery: [
    '/images/screen/distributed-start.svg',
    '/images/screen/distributed-photofinish.svg',
    '/images/screen/remote-operations-centre.svg',
  ],
};
