import type { ServiceContent } from './service.ts';

export const mediaInformationSystem: ServiceContent = {
  slug: 'MediaInformationSystem',
  name: 'Media Information System',
  keyPicture: '/images/screen/commentator-screen.svg',
  banner: '/images/strip/MediaInformationSystem.svg',
  description:
    'Live results, start lists, rankings and background on a screen at every commentary position, for television, radio and press: MIS, or CIS.',
  lead: 'A commentator cannot wait for paper. Our screens bring live results, start lists, rankings and background to the microphone, and because the board draws on the same data, what is said on air agrees with what the stadium reads.',
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
      heading: 'The screen changes while they speak',
      text: `Television and radio commentators follow the competition on the screen in front of them, and the press uses the same pages. A position is connected to the results of the venue throughout, so that a rank which changes in the middle of a sentence can be put right at the end of it. The system is also known as the Commentator Information System (CIS).`,
    },
    {
      // services.md, MediaInformationSystem: handball, ski jumping, cross-country, figure skating.
      heading: 'A ski jump is not a handball match',
      picture: '/images/screen/media-information-screen.svg',
      text: `What a commentator needs depends on the sport. In [ski jumping](/Sports/SkiJumping) all measured values arrive in real time. [Figure skating](/Sports/FigureSkating) shows the totals of the elements when TV graphics and scoreboard show them, while in [cross-country](/Sports/CrossCountry) a live link brings the data of a course that disappears into the forest.

Handball has no single finish. Its commentators work with schedules, standings, rosters, match statistics and top lists.`,
    },
    {
      // services.md, MediaInformationSystem: local CIS holds history, pictures, logos, video; services.md, WebCIS: rights, login.
      heading: 'At the venue or from home',
      picture: '/images/scene/commentary.svg',
      band: 'dark',
      text: `An installation at the venue can hold more than results: historical data, athlete pictures, competition logos and video. Stations that stay in their own studio use [WebCIS](/Service/WebCIS), where rights and a login replace the cable.`,
    },
    {
      // services.md, MediaInformationSystem: local content; InformationSystem: outputs.
      heading: 'Background has to be loaded before the start',
      text: `We equip the commentary positions and connect them to [on-venue results](/Service/InformationSystem). For an offer we need to know how many there will be, where they are and which broadcasters will use them. Pictures, logos and background should come together with the entries, because we load them before the first commentator sits down.`,
    },
  ],
  steps: [
    {
      title: 'Results come together',
      text: 'Times, scores and entries meet in the results system of the venue.',
    },
    { title: 'A distributor passes them on', text: 'All connected positions receive them at the same moment.' },
    {
      title: 'The sport shapes the page',
      text: 'A race shows intermediates and ranks, a team game rosters and match statistics.',
    },
    {
      title: 'The commentator chooses',
      text: 'Pages open as the moment demands, while the live values keep changing.',
    },
  ],
  benefits: [
    'The official result in time for the next sentence.',
    'Ranks, gaps and measured values on one screen.',
    'Background for the minutes between two starts.',
    'Numbers that match the scoreboard and the TV graphics.',
  ],
  gallery: ['/images/screen/commentator-screen.svg'],
};
