import type { ServiceContent } from './service.ts';

export const eventWebsites: ServiceContent = {
  slug: 'EventWebsites',
  name: 'Event Websites',
  opening: 'phone',
  banner: '/images/screen/event-website.svg',
  description:
    'Programme, entries, live results and background of your event at one address, fed by the results system at the venue and kept as an archive.',
  lead: 'Who takes part, when, how did it end, and how does the sport work? One address answers them all.',
  benefits: [
    'The ranking of the stadium, in any browser',
    'Programme, entries and results in one place',
    'An archive that articles can link to',
  ],
  // services.md, EventWebsites: contents; InformationSystem: same results.
  chain: {
    heading: 'One address, three lives',
    stations: [
      {
        time: 'Before',
        title: 'You supply the frame',
        text: 'Texts, logos, languages, the address, and one person who may approve a change.',
      },
      {
        time: 'Weeks ahead',
        title: 'Programme and entries',
        text: 'Checked before they appear. Test results run through all lists.',
      },
      {
        time: 'Race day',
        title: 'A results service',
        text: 'Fed by [live timing and scoring](/Service/LiveTimingAndScoring). No volunteer types results at night.',
      },
      { time: 'Years after', title: 'An archive', text: 'Official lists stay for journalists and statisticians.' },
    ],
  },
  proof: 'A withdrawal is entered once, at the venue, and the pages follow.',
  sections: [
    {
      // services.md, EventWebsites: The World Games 2022, Universiade 2015, background texts.
      heading: 'Newcomers stay for the sport',
      picture: '/images/screen/event-website.svg',
      text: `Background pages explain the format, the number of athletes and the way to the final. The World Games 2022 had theirs on our domain, together with the results, for sports that many visitors met for the first time. For the Winter Universiade 2015 web results came with timing, [on-venue results](/Service/InformationSystem) and accreditation.`,
    },
    {
      // services.md, EventWebsites: local time beside venue time.
      heading: 'A start time for every continent',
      number: { value: '2', type: 'times of day: the venue’s, and the visitor’s own' },
      text: `Fans of a multi-sport event live everywhere. They see in their own time when their athlete starts. How long we need depends on the number of disciplines and languages. Send us both as soon as they are fixed; servers and archive are part of [hosting](/Service/Hosting).`,
    },
  ],
  links: [
    {
      label: 'The World Games 2022: results and background of the sports',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
};
