import type { ServiceContent } from './service.ts';

export const hosting: ServiceContent = {
  slug: 'Hosting',
  name: 'Hosting',
  keyPicture: '/images/screen/hosting-load.svg',
  banner: '/images/strip/Hosting.svg',
  description:
    'Servers and addresses for live results, event websites and archives, prepared for the minute after the finish when everyone looks at once.',
  lead: 'After a finish everybody opens the result in the same minute. We host live results, event websites and archives, and plan the servers for that minute.',
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
      heading: 'Ready for the minute after the finish',
      text: `A results site is quiet for hours and crowded for minutes. A final, a home favourite or a photo finish brings the crowd, and the programme says when. We plan capacity for these moments together with you. The nations that take part and the hours of broadcast tell us what to expect.`,
    },
    {
      // services.md, Hosting: sportresult.com; EventWebsites: The World Games 2022; heritage.md, ISU: results archive under swisstiming.com.
      heading: 'Results sites and archives we run',
      text: `The World Games published their results under our service domain. The ISU keeps a results archive with us, under swisstiming.com. An [event website](/Service/EventWebsites) can have an address of yours or one of ours.`,
    },
    {
      // services.md, Hosting: cloud-linked equipment; DistributedTimekeeping: secured cloud links. Separation of networks: technique in general.
      heading: 'Race clock and public web apart',
      text: `Timing at the venue and pages for the public belong on separate networks. Results leave the venue in one direction, and visitors see a copy on a public server. However many of them come, the race clock does not notice. Secured cloud links between venues and control room are part of [distributed timekeeping](/Service/DistributedTimekeeping).`,
    },
    {
      heading: 'Capacity, support and archive by contract',
      text: `We agree capacity, hours of support, the place of the servers and the life of the archive. You decide who owns the domain and who may see the visitor figures. Entry lists hold personal data, so the country of the server matters. Our [privacy policy](/PrivacyPolicy) sets out how we treat such data. Tell us dates, disciplines and expected audience, and [headquarters](/Company/ContactCorgemont) will send you an offer.`,
    },
  ],
  steps: [
    { title: 'Estimate', text: 'Broadcast times and earlier editions show how large the crowd will be.' },
    { title: 'Prepare', text: 'Domain and certificate are in place before the first link is printed.' },
    { title: 'Connect', text: 'The results feed of the venue is joined to the servers and tried out.' },
    { title: 'Open', text: 'Results appear as the venue releases them.' },
    { title: 'Keep', text: 'Final pages become the archive.' },
  ],
  benefits: [
    'Results that open when everybody wants them.',
    'Feed, pages and servers from one supplier.',
    'One contact when a page stalls.',
    'Addresses that stay for as long as agreed.',
  ],
  links: [
    {
      label: 'The World Games 2022: a results site under our domain',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
  gallery: ['/images/screen/hosting-load.svg'],
};
