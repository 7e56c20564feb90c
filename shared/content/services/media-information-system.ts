import type { ServiceContent } from './service.ts';

export const mediaInformationSystem: ServiceContent = {
  slug: 'MediaInformationSystem',
  name: 'Media Information System',
  keyPicture: '/images/screen/commentator-screen.svg',
  banner: '/images/strip/MediaInformationSystem.svg',
  description:
    'Live results, start lists, rankings and background on a screen at every commentary position, for television, radio and press: MIS, or CIS.',
  lead: 'Every commentator has a screen with live results, start lists, rankings and background. Nobody waits for paper, and the figures are the ones the public sees on the board.',
  // services.md, MediaInformationSystem and WebCIS.
  facts: [
    { value: '1 screen', type: 'Per position', description: 'With direct, permanent access to all results' },
    {
      value: '4',
      type: 'User groups',
      description: 'Host broadcaster, rights-holding broadcasters, radio and press',
    },
    { value: '5–10 s', type: 'WebCIS', description: 'Delay of the version for commentators away from the venue' },
  ],
  sections: [
    {
      // services.md, MediaInformationSystem: users, own screen, name.
      heading: 'Live results at every microphone',
      text: `Television and radio commentators follow the competition on the screen in front of them. The press uses the same pages. Each position is connected to the results of the venue, and the values change while the race goes on. The system also goes by the name Commentator Information System (CIS).`,
    },
    {
      // services.md, MediaInformationSystem: handball, ski jumping, cross-country, figure skating.
      heading: 'Pages for each sport',
      text: `In [ski jumping](/Sports/SkiJumping) every measured value arrives in real time. In [figure skating](/Sports/FigureSkating) the totals of the elements appear together with TV graphics and scoreboard. In [cross-country](/Sports/CrossCountry) a live link joins the commentators to the data of the course.

Handball commentators have detailed schedules, standings, rosters, match statistics and top lists.`,
    },
    {
      // services.md, MediaInformationSystem: local CIS holds history, pictures, logos, video; services.md, WebCIS: rights, login.
      heading: 'At the venue or from home',
      picture: '/images/scene/commentary.svg',
      isDark: true,
      text: `An installation at the venue can also hold historical data, athlete pictures, competition logos and video. Stations that commentate from their own studio use [WebCIS](/Service/WebCIS), the version with a login.`,
    },
    {
      // services.md, MediaInformationSystem: local content; InformationSystem: outputs.
      heading: 'Ready before the first commentator sits down',
      text: `We equip each commentary position and connect it to [on-venue results](/Service/InformationSystem). Beforehand we plan with you how many positions there will be, where, and for which broadcasters. Send pictures, logos and background together with the entries, and we load them in good time.`,
    },
  ],
  steps: [
    { title: 'Collect', text: 'Times, scores and entries come together in on-venue results.' },
    { title: 'Distribute', text: 'A data distributor passes them on to every connected position.' },
    {
      title: 'Arrange',
      text: 'A race shows intermediate times and ranks, a team game rosters and match statistics.',
    },
    { title: 'Call up', text: 'The commentator opens what the moment needs while the live values keep changing.' },
  ],
  benefits: [
    'The official result in time for the next sentence.',
    'Ranks, gaps and measured values on one screen.',
    'Background for the minutes between two starts.',
    'Figures that match the scoreboard and the TV graphics.',
  ],
  gallery: ['/images/screen/commentator-screen.svg', '/images/screen/media-information-screen.svg'],
};
