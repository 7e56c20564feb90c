import type { ServiceContent } from './service.ts';

export const hosting: ServiceContent = {
  slug: 'Hosting',
  name: 'Hosting',
  banner: 'strip/Hosting',
  description:
    'Servers for result sites: short traffic peaks at the finish, separation from the timing network, domains, load tests and archives.',
  lead: 'Result sites sleep for hours and are then opened by everyone in the same minute. Hosting for sport has to be sized for that minute.',
  facts: [
    {
      value: 'Under 0.1 s',
      type: 'Broadcast chain',
      description: 'From measurement to graphics on air; readers turn to the web from that moment',
    },
    {
      value: 'About 600',
      type: 'Events a year',
      description: 'Timed and scored by the company worldwide, as counted in 2023',
    },
    {
      value: '2022',
      type: 'sportresult.com',
      description: 'The World Games results were published under this domain of the company',
    },
  ],
  sections: [
    {
      heading: 'Traffic that follows the start list',
      text: `The programme predicts the load: a final, a home favourite or a photo finish sends readers to the result at once. Average figures are of little use here. A finished list on an [event website](/Service/EventWebsites) is the same for every reader, so copies can be kept close to the network edge. A live list ages within seconds, and its copies must expire accordingly.`,
    },
    {
      heading: 'Venue network and public network',
      text: `The timing computers should not answer requests from the internet. Data should leave the venue in one direction, over a line with a spare; public servers take over from there. An attack on the website then leaves the race clock untouched. Secured cloud links between venues and an operations centre are described under [distributed timekeeping](/Service/DistributedTimekeeping).`,
    },
    {
      heading: 'Contract points for organisers',
      text: `This page quotes no general availability figure. Capacity, support hours, server location and the period of storage are matters for the individual contract. It should also say who owns the domain, who renews certificates and who may read access logs. Personal data in entry lists make the server’s country a legal question; how this site treats data is set out in our [privacy policy](/PrivacyPolicy).`,
    },
  ],
  steps: [
    {
      title: 'Estimate the peak',
      text: 'Broadcast times, nations taking part and earlier editions give the order of magnitude.',
    },
    {
      title: 'Prepare the address',
      text: 'Domain, certificate and redirects are in place before the first link is printed.',
    },
    { title: 'Connect the feed', text: 'Main and spare line are switched over once on purpose.' },
    { title: 'Test under load', text: 'Simulated readers open a changing list until response times rise.' },
    { title: 'Stand by', text: 'On race days somebody watches server and feed and can reach the venue crew.' },
    { title: 'Archive', text: 'Final pages become static files, which are cheap to keep.' },
  ],
  benefits: [
    'Results stay readable at the moment when most people want them.',
    'Feed and pages can be tested together before the event.',
    'Old results keep their addresses for as long as agreed.',
    'With feed and server from one supplier, a stalled page has one contact.',
  ],
  links: [
    {
      label: 'The World Games 2022: a results site under our domain',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
  gallery: ['screen/hosting-load'],
};
