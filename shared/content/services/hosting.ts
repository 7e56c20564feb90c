import type { ServiceContent } from './service.ts';

export const hosting: ServiceContent = {
  slug: 'Hosting',
  name: 'Hosting',
  keyPicture: '/images/screen/hosting-load.svg',
  banner: '/images/strip/Hosting.svg',
  description:
    'Servers and addresses for live results, event websites and archives, prepared for the minute after the finish when everyone looks at once.',
  lead: 'A results site is quiet for hours and crowded for minutes. We host live results, event websites and archives on servers planned for the minute after the finish, when a page must not fail.',
  // services.md, Hosting and LiveTimingAndScoring; company.md, Size: 600 events (2023).
  facts: [
    { value: 'About 600', type: 'Events a year', description: 'That we time and score all over the world' },
    { value: 'About 2000', type: 'On the web', description: 'World swimming championships, live at omegatiming.com' },
    {
      value: '2022',
      type: 'sportresult.com',
      description: 'The World Games had their results site under this domain of ours',
    },
  ],
  sections: [
    {
      // services.md, Hosting: peaks are short.
      heading: 'The programme announces the crowd',
      text: `A final, a home favourite or a photo finish brings the visitors, and since the first two are in the programme, capacity can be planned for them. We do it with you. The nations that take part, the hours of broadcast and the visits of earlier editions show what to expect.`,
    },
    {
      // services.md, Hosting: cloud-linked equipment; DistributedTimekeeping: secured cloud links. Separation of networks: technique in general.
      heading: 'A crowd on the web cannot reach the race clock',
      text: `Timing at the venue and pages for the public belong on separate networks, so that results leave in one direction only and visitors see a copy on a public server. If a crowd ever stops a page, the clock runs on. Secured cloud links between venues and control room are part of [distributed timekeeping](/Service/DistributedTimekeeping).`,
    },
    {
      // services.md, Hosting: sportresult.com; EventWebsites: The World Games 2022; company.md, Names: results archive under swisstiming.com.
      heading: 'Archives outlive the event',
      text: `The World Games 2022 published their results under our service domain, and the ISU keeps an archive with us. An [event website](/Service/EventWebsites) can have an address of ours or of yours, a choice that matters later, since articles and records link to it for as long as it exists.`,
    },
    {
      heading: 'The contract names the hours of support',
      text: `In the contract we fix capacity, hours of support, the place of the servers and the life of the archive. The place matters because entry lists hold personal data, and our [privacy policy](/PrivacyPolicy) sets out how we treat them. You decide who owns the domain. If a page stalls, one contact answers for feed, pages and servers, because we run all three and need not ask another supplier where the fault lies. [Tell us](/Company/ContactCorgemont) dates, disciplines and the audience you expect, and we will send an offer.`,
    },
  ],
  steps: [
    { title: 'The crowd is estimated', text: 'Broadcast times show how large it will be.' },
    {
      title: 'The address comes first',
      text: 'Domain and certificate are in place before a link is printed anywhere.',
    },
    { title: 'The feed is tried out', text: 'We join the results of the venue to the servers before the opening day.' },
    {
      title: 'Results become the archive',
      text: 'They appear as the venue releases them and stay for as long as agreed.',
    },
  ],
  benefits: [
    'Results that open when the crowd wants them.',
    'Feed, pages and servers from one supplier.',
    'A measurement that web traffic cannot reach.',
    'Addresses that can be printed early and linked for years.',
  ],
  links: [
    {
      label: 'The World Games 2022: a results site under our domain',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
  gallery: ['/images/screen/hosting-load.svg'],
};
