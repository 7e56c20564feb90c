import type { ServiceContent } from './service.ts';

export const distributedTimekeeping: ServiceContent = {
  slug: 'DistributedTimekeeping',
  name: 'Distributed Timekeeping',
  opening: 'scene',
  banner: '/images/strip/DistributedTimekeeping.svg',
  description:
    'Athletes in different venues race at the same instant: one synchronised start, local timing, a virtual photo finish and one live ranking.',
  lead: 'Your final can take place in several stadiums at once. The athletes never meet, yet they share one start and one ranking.',
  benefits: [
    'One ranking for athletes in different places',
    'Graphics and data as from one venue',
    'Fewer journeys and less freight',
  ],
  // services.md, DistributedTimekeeping: UTC, RTOC, start sequence, local measurement, outputs.
  chain: {
    heading: 'One start for all venues',
    stations: [
      {
        time: 'UTC',
        title: 'All venues keep one time',
        text: 'GPS disciplines their clocks. At each an official reports that the athlete is ready.',
      },
      {
        time: '0.000 s',
        title: 'One starter for all',
        text: 'The starter sits in the Remote Timekeeping Operations Centre (RTOC) and releases one sequence.',
      },
      {
        time: 'Finish',
        title: 'Times are taken on the spot',
        text: 'Intermediates, finish times and pictures are shared at once with [on-venue results](/Service/InformationSystem).',
      },
      {
        time: 'Result',
        title: 'One ranking leaves the RTOC',
        text: 'It feeds TV graphics, data feeds, scoreboards and printed lists.',
      },
    ],
  },
  // services.md, DistributedTimekeeping: virtual photofinish, Inspiration Games.
  proof: 'Runners in different stadiums have finished in one picture, on one line.',
  sections: [
    {
      // services.md, DistributedTimekeeping: patent core.
      heading: 'The slowest line sets the start',
      picture: '/images/screen/distributed-start.svg',
      text: `A signal takes longer to reach a stadium overseas than one in the next town, so a start sent to both at once would arrive at two different times. Our patented method measures the travel time to all sites and waits for the longest. Only then do the displays show the start, everywhere at the same instant.`,
    },
    {
      // services.md, DistributedTimekeeping: officials, local measurement, secured cloud links, crew effect, Inspiration Games, trigger of 2020, award entry (entered, a win is not known).
      heading: 'A venue needs an official and a link',
      picture: '/images/screen/remote-operations-centre.svg',
      text: `With them come timing equipment, a photo-finish camera and a secured cloud link. Should the link fail during the race, no time is lost, because times are taken on site.

We developed the method in 2020, when the pandemic stopped most events. The Inspiration Games of Weltklasse Zürich were the first to use it officially. A year later we entered it for the Leaders Sports Awards, in the Innovation category.`,
    },
  ],
};
