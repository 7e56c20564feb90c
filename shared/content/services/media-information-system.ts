import type { ServiceContent } from './service.ts';

export const mediaInformationSystem: ServiceContent = {
  slug: 'MediaInformationSystem',
  name: 'Media Information System',
  opening: 'scene',
  banner: '/images/scene/commentary.svg',
  description:
    'Live results, start lists, rankings and background on a screen at every commentary position, for television, radio and press: MIS, or CIS.',
  lead: 'A commentator cannot wait for paper. Our screens bring live results and background to the microphone.',
  benefits: [
    'The official result for the next sentence',
    'Background for the minutes between starts',
    'Numbers that match board and television',
  ],
  // services.md, MediaInformationSystem: local content, distributor, own screen.
  chain: {
    heading: 'From the finish line to the microphone',
    stations: [
      {
        time: 'Before',
        title: 'Background is loaded',
        text: 'History, pictures, logos and video, before the first broadcast.',
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
        title: 'Commentators choose',
        text: 'Pages open on demand, and live values keep changing.',
      },
    ],
  },
  proof: 'A rank that changes as you speak is right before you finish.',
  sections: [
    {
      // services.md, MediaInformationSystem: own screen, name.
      heading: 'A screen for every position',
      picture: '/images/screen/commentator-screen.svg',
      text: `Also known as the Commentator Information System (CIS), it has permanent access to all results. For an offer, tell us how many positions. Stations that stay at home use [WebCIS](/Service/WebCIS).`,
    },
    {
      // services.md, MediaInformationSystem: handball, ski jumping, cross-country, figure skating.
      heading: 'Every sport fills it differently',
      picture: '/images/screen/media-information-screen.svg',
      text: `In [ski jumping](/Sports/SkiJumping) measured values arrive in real time, in [figure skating](/Sports/FigureSkating) the totals of the elements. In [cross-country](/Sports/CrossCountry) a live link follows the course into the forest. Team games have standings, rosters, match statistics and top lists.`,
    },
  ],
};
