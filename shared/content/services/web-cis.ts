import type { ServiceContent } from './service.ts';

export const webCis: ServiceContent = {
  slug: 'WebCIS',
  name: 'WebCIS',
  keyPicture: '/images/screen/webcis.svg',
  banner: '/images/strip/WebCIS.svg',
  description:
    'The commentator information system over the internet, for rights holders away from the venue: rights and login, opening hours, 5 to 10 s delay.',
  lead: 'A station that has not travelled can still commentate with the data of the venue. WebCIS brings results, start lists and statistics over the internet to rights holders, who need a computer, a login and the television picture.',
  // spec, Service pages and section 9; services.md, WebCIS.
  facts: [
    { value: '5–10 s', type: 'Delay', description: 'By which the data follow the stadium' },
    { value: '4 hours', type: 'Before the start', description: 'Event information opens' },
    { value: '12 hours', type: 'After the end', description: 'Event information closes' },
  ],
  sections: [
    {
      // spec, Service pages: WebCIS; services.md, WebCIS: rights checked at login.
      heading: 'Access needs rights and a login',
      text: `You need rights granted by Swiss Timing and a login, and we give both to television and radio stations that hold the broadcasting rights to the event. Because those rights differ from one event to the next, the system checks them whenever a user logs in. The public needs neither: [live timing and scoring](/Service/LiveTimingAndScoring) is open to all.`,
    },
    {
      // spec, Service pages and section 9: 4 hours, 12 hours, 5 to 10 seconds.
      heading: 'Open before the start and after the end',
      text: `Event information is available from 4 hours before an event start to 12 hours after its end, which leaves an afternoon for the start lists and a night for the summary. During the event there is a delay of 5 to 10 seconds against the stadium. Your commentators should therefore call the finish from the picture, and turn to WebCIS for what the picture does not tell them: ranks, line-ups, statistics.`,
    },
    {
      // services.md, WebCIS: content; MediaInformationSystem: local content.
      heading: 'Statistics, but no pictures',
      text: `Schedules, standings, rosters, match statistics and top lists are on the screen, and European handball championships were commentated with no more than that, on its predecessor, Worldwide CIS. A position in the stadium still offers more, since the [media information system](/Service/MediaInformationSystem) there can also hold athlete pictures, logos, video and historical data.`,
    },
    {
      heading: 'Apply before the event opens',
      text: `Name the event, the station, the people who will commentate and the rights you hold, and send the request to [headquarters in Corgémont](/Company/ContactCorgemont). We then set up the users. Those whose rights are in place when the event opens have four hours to prepare, which is why a request should not wait for the day itself.`,
    },
  ],
  steps: [
    { title: 'The station applies', text: 'It names its users and the events they cover.' },
    { title: 'Rights open the event', text: 'WebCIS checks them at the login.' },
    {
      title: 'Line-ups come first',
      text: 'When the schedule opens, hours before the whistle, they are there with it.',
    },
    { title: 'Rankings follow the stadium', text: 'While the event runs, they change a few seconds behind it.' },
    { title: 'Final lists stay overnight', text: 'A late bulletin can still draw on them.' },
  ],
  benefits: [
    'Commentary from home with the data of the venue.',
    'No commentary position to book or to equip.',
    'A known delay that the director can plan with.',
    'Statistics for the summary after the final whistle.',
  ],
  gallery: ['/images/screen/webcis.svg'],
};
