import type { ServiceContent } from './service.ts';

export const eventWebsites: ServiceContent = {
  slug: 'EventWebsites',
  name: 'Event Websites',
  banner: 'strip/EventWebsites',
  description:
    'Schedule, entries, live results and sport background at one address: what an event website contains and what the organiser supplies.',
  lead: 'Everything a visitor asks about a competition stands at one address: schedule, entries, live results and background. The lists come from the results system of the venue.',
  facts: [
    {
      value: '2022',
      type: 'The World Games',
      description: 'Results stood under sportresult.com, with start times in both venue and local time',
    },
    {
      value: '12 athletes',
      type: 'Background text',
      description: 'Size of a parkour speed field in 2022, the kind of detail explained on that site',
    },
    {
      value: '2015',
      type: 'Winter Universiade',
      description: 'Web results were part of the order, beside timing, scoring, on-venue results and accreditation',
    },
    {
      value: '2.4 million',
      type: 'Data points',
      description: 'Recorded by partners during one evening of the UCI Track Champions League, Berlin 2022',
    },
  ],
  sections: [
    {
      heading: 'Pages a visitor expects',
      text: `Schedule, entry list, start list, live list, final result and standings are the core. Readers abroad tend to misread start times, so venue time and their own should stand side by side.

Background pages explain a sport to newcomers: its format, the number of athletes and the way into the final. They matter most at multi-sport events, where few readers know every discipline.`,
    },
    {
      heading: 'Before, during and after competition',
      text: `Weeks ahead, the site shows entries and programme. On the day it turns into a results service fed by [live timing and scoring](/Service/LiveTimingAndScoring). Later it is an archive that journalists cite, so its addresses should stay unchanged. How long they stay is part of the agreement on [hosting](/Service/Hosting).`,
    },
    {
      heading: 'What the organiser supplies',
      text: `Texts, logos, languages, sponsor rules and the desired domain come from the organiser, who also names one person to approve changes on race days. Entries should spell names as the federation’s register does. A withdrawal or a new start time is entered once, in the [information system](/Service/InformationSystem); typed into the website alone, it would contradict the start list and the scoreboard.`,
    },
  ],
  steps: [
    {
      title: 'Agree the page plan',
      text: 'Disciplines, phases, languages and result layouts are listed and signed off.',
    },
    { title: 'Load the entries', text: 'Athletes, teams and programme are imported and proofread.' },
    {
      title: 'Rehearse with test results',
      text: 'A simulated competition runs through every list, including a tie and a disqualification.',
    },
    { title: 'Publish live', text: 'A change released at the venue updates the page concerned.' },
    { title: 'Freeze the archive', text: 'After the last protest the official lists replace the live ones.' },
  ],
  benefits: [
    'The public reads the same ranking as the press centre.',
    'No volunteer has to retype results at night.',
    'Sponsors and partners appear where their contracts place them.',
    'Reports written during the event keep working links afterwards.',
  ],
  links: [
    {
      label: 'The World Games 2022: results and background of the sports',
      href: 'https://swog2022.sportresult.com/hide/hide/News/SportBackground',
    },
  ],
  gallery: ['screen/event-website'],
};
