import type { ServiceContent } from './service.ts';

export const eventWebsites: ServiceContent = {
  slug: 'EventWebsites',
  name: 'Event Websites',
  keyPicture: '/images/screen/event-website.svg',
  banner: '/images/strip/EventWebsites.svg',
  description:
    'Programme, entries, live results and background of your event at one address, fed by the results system at the venue and kept as an archive.',
  lead: 'Your public asks the same four questions at every event: who takes part, when, how did it end, and how does the sport work. One address answers them all, fed by the results system at the venue.',
  // services.md, EventWebsites: contents, The World Games 2022, Universiade 2015.
  facts: [
    { value: '2', type: 'Times of day', description: 'That of the venue, and next to it that of the visitor' },
    { value: '2022', type: 'The World Games', description: 'Results under our service domain sportresult.com' },
    {
      value: '2015',
      type: 'Winter Universiade',
      description: 'Web results ordered together with timing and accreditation',
    },
  ],
  sections: [
    {
      // services.md, EventWebsites: what, background texts.
      heading: 'A start time is given in two time zones',
      text: `Fans of a multi-sport event live on several continents and see in their own time, as well as in venue time, when their athlete starts. Newcomers are looked after too. A background page explains the format of a sport, the number of athletes and the way to the final, so that a visitor who came for one name may stay for the sport.`,
    },
    {
      // services.md, EventWebsites and InformationSystem: same results.
      heading: 'Programme first, results next, archive last',
      text: `Weeks ahead the site shows programme and entries. On the day it becomes a results service, fed by [live timing and scoring](/Service/LiveTimingAndScoring), and afterwards it is the archive to which journalists and statisticians return. A withdrawal or a new start time is entered once, in [on-venue results](/Service/InformationSystem), and the pages follow, even on the day.`,
    },
    {
      // services.md, EventWebsites: The World Games 2022, Universiade 2015.
      heading: 'One order reaches from sensor to browser',
      text: `The World Games 2022 had their results on our domain, together with background pages on sports that many visitors met for the first time. For the Winter Universiade 2015 the web results came with timing, scoring, on-venue results and accreditation, all from us.`,
    },
    {
      heading: 'One person decides on competition days',
      text: `You supply texts, logos, languages, the rules of your sponsors and the address you want. Name one person who may approve a change at short notice, because on a competition day there is no time for a meeting. How long we need depends on the number of disciplines and languages. Send us [both](/Company/ContactCorgemont) as soon as they are fixed. Servers, and the years for which the archive stays online, are part of [hosting](/Service/Hosting).`,
    },
  ],
  steps: [
    { title: 'Disciplines are agreed', text: 'With them go languages and lists.' },
    { title: 'Entries are imported', text: 'Athletes, teams and programme are checked before they appear.' },
    { title: 'Test results run first', text: 'They pass through all the lists before the opening day.' },
    {
      title: 'The venue releases, the page follows',
      text: 'From then on no volunteer has to type a result at night.',
    },
    { title: 'Official lists stay', text: 'They replace the live ones when the last protest is decided.' },
  ],
  benefits: [
    'The ranking of the stadium, in any browser.',
    'One place for programme, entries and results.',
    'Newcomers who understand the sport they watch.',
    'An archive that articles can link to.',
  ],
  links: [
    {
      label: 'The World Games 2022: results and background of the sports',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
  gallery: ['/images/screen/event-website.svg'],
};
