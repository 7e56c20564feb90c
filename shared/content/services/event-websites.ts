import type { ServiceContent } from './service.ts';

export const eventWebsites: ServiceContent = {
  slug: 'EventWebsites',
  name: 'Event Websites',
  keyPicture: '/images/screen/event-website.svg',
  banner: '/images/strip/EventWebsites.svg',
  description:
    'Programme, entries, live results and background of your event at one address, fed by the results system at the venue and kept as an archive.',
  lead: 'Everything the public asks about your event has one address: programme, entries, live results and background. We feed it from the results system at the venue.',
  // services.md, EventWebsites: contents, The World Games 2022, Universiade 2015.
  facts: [
    { value: '2', type: 'Times of day', description: 'Venue time, and beside it the time of the visitor' },
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
      heading: 'Start times, results and background',
      text: `Organisers of multi-sport games and championships give their public one place to look. Fans see when their athlete starts, in venue time and in their own. Background pages explain each sport to newcomers, with its format, the number of athletes and the way to the final. The winner’s name appears with the result.`,
    },
    {
      // services.md, EventWebsites and InformationSystem: same results.
      heading: 'Before, during and after the event',
      text: `Weeks ahead the site shows programme and entries. On the day it becomes a results service, fed by [live timing and scoring](/Service/LiveTimingAndScoring). Afterwards it is the archive for journalists and statisticians. A withdrawal or a new start time is entered once, in [on-venue results](/Service/InformationSystem), and the pages follow.`,
    },
    {
      // services.md, EventWebsites: The World Games 2022, Universiade 2015; heritage.md: Tissot, Birmingham 2022.
      heading: 'In use at The World Games',
      text: `The World Games 2022 had their results site on our domain, with background pages on the sports. For the Winter Universiade 2015 web results came with timing, scoring, on-venue results and accreditation. One order covered everything from the sensor to the browser.`,
    },
    {
      heading: 'Texts, languages and one person to ask',
      text: `You supply texts, logos, languages, the rules of your sponsors and the address you want. Name one person who approves changes on competition days. We start with the list of disciplines and finish with a rehearsal before the first start. Servers, and the years for which the archive stays online, are part of [hosting](/Service/Hosting). [Write to us](/Company/ContactCorgemont) once dates and disciplines are fixed.`,
    },
  ],
  steps: [
    { title: 'Plan', text: 'We agree disciplines, languages and lists with you.' },
    { title: 'Load', text: 'Athletes, teams and programme are imported and checked.' },
    { title: 'Rehearse', text: 'Test results run through every list before the opening day.' },
    { title: 'Go live', text: 'Each result released at the venue updates its page.' },
    { title: 'Archive', text: 'Official results replace the live lists when the last protest is decided.' },
  ],
  benefits: [
    'The ranking of the stadium, in every browser.',
    'No volunteers who type results at night.',
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
