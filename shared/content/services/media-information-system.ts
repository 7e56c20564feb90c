import type { ServiceContent } from './service.ts';

export const mediaInformationSystem: ServiceContent = {
  slug: 'MediaInformationSystem',
  name: 'Media Information System',
  opening: 'scene',
  banner: '/images/scene/commentary.svg',
  description:
    'Live results, start lists, rankings and background on a screen at every commentary position, for television, radio and press: MIS, or CIS.',
  lead: 'A commentator cannot wait for paper. Our screens bring live results, start lists, rankings and background to the microphone.',
  benefits: [
    'The official result in time for the next sentence',
    'Background for the minutes between two starts',
    'Numbers that match the scoreboard and the TV graphics',
  ],
  // services.md, MediaInformationSystem: local content, distributor, own screen.
  chain: {
    heading: 'From the finish line to the microphone',
    stations: [
      {
        time: 'Before',
        title: 'Background is loaded',
        text: 'History, athlete pictures, logos and video, before the first commentator sits down.',
      },
      {
        time: '0.0 s',
        title: 'A value is measured',
        text: 'Times, scores and entries meet in the results of the venue.',
      },
      {
        time: 'At once',
        title: 'Every position has it',
        text: 'A distributor serves all connected screens, for television, radio and press.',
      },
      {
        time: 'On air',
        title: 'The commentator chooses',
        text: 'Pages open as the moment demands, while the live values keep changing.',
      },
    ],
  },
  proof: 'A rank that changes in mid-sentence is put right by the end of it.',
  sections: [
    {
      // services.md, MediaInformationSystem: own screen, name; WebCIS: rights, login.
      heading: 'A screen for every position',
      picture: '/images/screen/commentator-screen.svg',
      text: `It has direct, permanent access to all results. For an offer we need to know how many positions there will be, and which broadcasters will use them.

The system is also known as the Commentator Information System (CIS). Stations that stay at home use [WebCIS](/Service/WebCIS), where rights and a login replace the cable.`,
    },
    {
      // services.md, MediaInformationSystem: handball, ski jumping, cross-country, figure skating.
      heading: 'Every sport fills it differently',
      picture: '/images/screen/media-information-screen.svg',
      text: `In [ski jumping](/Sports/SkiJumping) all measured values arrive in real time, in [figure skating](/Sports/FigureSkating) the totals of the elements. In [cross-country](/Sports/CrossCountry) a live link follows a course that disappears into the forest. A team game has no finish to wait for. Its commentators work with standings, rosters, match statistics and top lists.`,
    },
  ],
};
