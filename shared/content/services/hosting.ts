import type { ServiceContent } from './service.ts';

export const hosting: ServiceContent = {
  slug: 'Hosting',
  name: 'Hosting',
  opening: 'scene',
  banner: '/images/strip/Hosting.svg',
  description:
    'Servers and addresses for live results, event websites and archives, prepared for the minute after the finish when everyone looks at once.',
  lead: 'A results site is quiet for hours and crowded for minutes. We plan it for the minute after the finish.',
  benefits: [
    'Results that open when the crowd wants them',
    'Feed, pages and servers from one supplier',
    'Addresses that can be linked for years',
  ],
  // services.md, Hosting: peaks are short; the order of the work is general.
  chain: {
    heading: 'From an empty address to an archive',
    stations: [
      {
        time: 'Months before',
        title: 'The address',
        text: 'Domain and certificate, before a link is printed anywhere.',
      },
      { time: 'The day before', title: 'The feed is tried out', text: 'From the results of the venue to the servers.' },
      {
        time: 'The last touch',
        title: 'Everyone looks at once',
        text: 'Pages appear as the venue releases the results.',
      },
      { time: 'Years after', title: 'The archive', text: 'Results stay for as long as agreed.' },
    ],
  },
  proof: 'A crowd on the web cannot reach the race clock.',
  sections: [
    {
      // services.md, Hosting: peaks are short, cloud-linked equipment. Separation of networks: technique in general.
      heading: 'The programme announces the crowd',
      picture: '/images/screen/hosting-load.svg',
      text: `A final or a home favourite brings the visitors, and both are in the programme, so that capacity can be planned. Timing and public pages run on separate networks: results leave in one direction only. Even if traffic brings a page down, timing is not affected.`,
    },
    {
      // company.md, Size: 600 events (2023); services.md, Hosting: sportresult.com; company.md, Names: results archive under swisstiming.com.
      heading: 'Archives outlive the event',
      number: { value: '600', type: 'events a year, or about so many, have results from us' },
      text: `The World Games 2022 published theirs under our domain, and the ISU keeps an archive with us. An [event website](/Service/EventWebsites) can have an address of ours or of yours, as articles and records will link to it. The contract names capacity, hours of support, the place of the servers and the life of the archive.`,
    },
  ],
  links: [
    {
      label: 'The World Games 2022: a results site under our domain',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
};
