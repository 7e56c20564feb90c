import type { ServiceContent } from './service.ts';

export const webCis: ServiceContent = {
  slug: 'WebCIS',
  name: 'WebCIS',
  banner: 'strip/WebCIS',
  description:
    'The commentator information system over the internet: access rights and login, availability before and after an event, and a 5–10 s delay.',
  lead: 'WebCIS brings the commentator information system over the internet to rights holders who work elsewhere. Access needs rights granted by Swiss Timing and a login.',
  facts: [
    { value: '5–10 s', type: 'Delay', description: 'By which the data trail those in the stadium' },
    { value: '4 hours', type: 'Before the start', description: 'How early event information opens' },
    {
      value: '12 hours',
      type: 'After the end',
      description: 'Period for which it remains readable once the event is over',
    },
  ],
  sections: [
    {
      heading: 'Who gets access',
      text: `WebCIS is closed to the public. Swiss Timing grants the rights, and at each login the system checks which ones the user holds. Television and radio stations with a contract for the event are the typical users. Arrange the rights well ahead of the event; our [head office](/Company/ContactCorgemont) can be asked about them.

Readers without such rights can follow [live timing and scoring](/Service/LiveTimingAndScoring).`,
    },
    {
      heading: 'The hours around an event',
      text: `Event information is available from 4 hours before an event start to 12 hours after its end. That covers preparation with the start lists, the broadcast itself and the late summary. For a report on the following days, note what you need in time.`,
    },
    {
      heading: 'Calling a race 5 to 10 seconds late',
      text: `WebCIS runs 5 to 10 seconds behind the stadium. The picture reaching a remote booth has a delay too, and it need not be the same one. Compare both with the running clock of the [TV graphics](/Service/TvGraphics) before going on air. Take ranks, line-ups and statistics from WebCIS, and call a finish from the picture.`,
    },
    {
      heading: 'Difference from the venue system',
      text: `Inside the venue, a [media information system](/Service/MediaInformationSystem) position has a direct connection. Historical data, athlete pictures and video can be called up there as well. The earlier remote client, Worldwide CIS, lacked these and ran on Windows computers over DSL or ISDN, through ports 10000–10030. For handball it offered schedules, standings, rosters, match statistics and top lists.`,
    },
  ],
  steps: [
    {
      title: 'Obtain rights',
      text: 'The station names its users and the events they cover, and rights are granted for them.',
    },
    { title: 'Log in', text: 'The user signs in and the rights are verified.' },
    { title: 'Prepare', text: 'Schedule and line-ups can be read once the event opens.' },
    { title: 'Commentate', text: 'Results and rankings update with the stated delay.' },
    { title: 'Review', text: 'Final lists remain open until the period ends.' },
  ],
  benefits: [
    'Commentary from a home studio can draw on competition data.',
    'Smaller stations need no commentary position at the venue.',
    'A known delay can be planned for.',
    'Editors preparing a late bulletin find the final figures where they saw the live ones.',
  ],
  gallery: ['screen/webcis'],
};
