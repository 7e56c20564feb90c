import type { ServiceContent } from './service.ts';

export const webCis: ServiceContent = {
  slug: 'WebCIS',
  name: 'WebCIS',
  opening: 'phone',
  banner: '/images/screen/webcis.svg',
  description:
    'The commentator information system over the internet, for rights holders away from the venue: rights and login, opening hours, 5 to 10 s delay.',
  lead: 'A station that has not travelled can still commentate with the data of the venue.',
  benefits: [
    'Results and statistics over the internet',
    'No commentary position to book or to equip',
    'A known delay to plan with',
  ],
  // spec, Service pages and section 9; services.md, WebCIS.
  chain: {
    heading: 'Open before the start, and overnight',
    stations: [
      {
        time: '−4 hours',
        title: 'It opens',
        text: 'Schedules, line-ups and start lists leave an afternoon to prepare.',
      },
      { time: '0:00', title: 'The whistle', text: 'Rankings and match statistics follow the stadium.' },
      { time: '+5 to 10 s', title: 'The data arrive', text: 'With a delay of 5 to 10 seconds against the stadium.' },
      { time: '+12 hours', title: 'It closes', text: 'A late bulletin can still draw on the final lists.' },
    ],
  },
  proof: 'Call the finish from the picture. For the rest there is WebCIS.',
  sections: [
    {
      // spec, Service pages: WebCIS; services.md, WebCIS: rights checked at login.
      heading: 'Access needs rights and a login',
      picture: '/images/screen/webcis.svg',
      text: `You need rights granted by Swiss Timing and a login. We give both to television and radio stations that hold the broadcasting rights, and the system checks them at every login. Event information is available from 4 hours before an event start to 12 hours after its end.

Send us the event, the station, the commentators and the rights you hold, well before the day.`,
    },
    {
      // services.md, WebCIS: content; MediaInformationSystem: local content.
      heading: 'Statistics, but no pictures',
      number: { value: '5', type: 'lists: schedules, standings, rosters, match statistics and top lists' },
      text: `European handball championships were commentated with no more than that. A position in the stadium offers pictures, logos, video and history as well: the [media information system](/Service/MediaInformationSystem). The public needs neither, since [live timing and scoring](/Service/LiveTimingAndScoring) is open to all.`,
    },
  ],
};
