import type { ServiceContent } from './service.ts';

export const webCis: ServiceContent = {
  slug: 'WebCIS',
  name: 'WebCIS',
  keyPicture: '/images/screen/webcis.svg',
  banner: '/images/strip/WebCIS.svg',
  description:
    'The commentator information system over the internet, for rights holders away from the venue: rights and login, opening hours, 5 to 10 s delay.',
  lead: 'Your commentators work at home with the data of the venue. WebCIS brings results, start lists and statistics over the internet to rights holders who have not travelled.',
  // spec, Service pages and section 9; services.md, WebCIS.
  facts: [
    { value: '5–10 s', type: 'Delay', description: 'By which the data follow the stadium' },
    { value: '4 hours', type: 'Before the start', description: 'Event information opens' },
    { value: '12 hours', type: 'After the end', description: 'Event information closes' },
  ],
  sections: [
    {
      // spec, Service pages: WebCIS; services.md, WebCIS: rights checked at login.
      heading: 'Rights and login',
      text: `Access needs rights granted by Swiss Timing and a login. At every login the system checks the rights of the user. We grant them to television and radio stations that hold the broadcasting rights to the event. Everybody else can follow [live timing and scoring](/Service/LiveTimingAndScoring) without a password.`,
    },
    {
      // spec, Service pages and section 9: 4 hours, 12 hours, 5 to 10 seconds.
      heading: 'Opening hours and delay',
      text: `Event information is available from 4 hours before an event start to 12 hours after its end. That leaves time to prepare with the start lists and to write the late summary. During the event the data arrive 5 to 10 seconds after the moment in the stadium. Call the finish from the picture, and take ranks, line-ups and statistics from WebCIS.`,
    },
    {
      // services.md, WebCIS: content; MediaInformationSystem: local content.
      heading: 'What your commentators see',
      text: `Commentators have schedules, standings, rosters, match statistics and top lists. At European handball championships commentators worked with its predecessor, Worldwide CIS. A position in the stadium offers more, because the [media information system](/Service/MediaInformationSystem) there can also hold athlete pictures, logos, video and historical data.`,
    },
    {
      heading: 'How to order access',
      text: `Name the event, the station and the people who will commentate, and we set up their rights. At home they need a computer with an internet connection, and beside it the television picture. Apply well before the event, so that every user can log in and prepare when it opens. Send your request to [headquarters in Corgémont](/Company/ContactCorgemont).`,
    },
  ],
  steps: [
    { title: 'Apply', text: 'The station names its users and the events they cover.' },
    { title: 'Log in', text: 'WebCIS checks the rights and opens the event.' },
    { title: 'Prepare', text: 'Schedules and line-ups are there hours before the first whistle.' },
    { title: 'Commentate', text: 'Results and rankings change a few seconds behind the stadium.' },
    { title: 'Review', text: 'Final lists stay open for the late bulletin.' },
  ],
  benefits: [
    'Commentary from home with the data of the venue.',
    'No commentary position to book or to equip.',
    'A known delay that the director can plan with.',
    'Statistics for the summary after the final whistle.',
  ],
  gallery: ['/images/screen/webcis.svg'],
};
