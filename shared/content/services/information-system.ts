import type { ServiceContent } from './service.ts';

export const informationSystem: ServiceContent = {
  slug: 'InformationSystem',
  name: 'Information System',
  opening: 'scene',
  banner: '/images/scene/operations-room.svg',
  description:
    'On-venue results (OVR): entries, draw, start lists, jury decisions, rankings and official results on paper, as PDF and as XML.',
  lead: 'On-venue results (OVR) is the competition office of your event. Entries become start lists, times become rankings.',
  benefits: [
    'One source for lists, boards and screens',
    'Results on paper, as PDF and as XML',
    'Jury decisions that nobody has to retype',
  ],
  // services.md, InformationSystem: draw software on a notebook, jury tool, replay system, outputs.
  chain: {
    heading: 'From the entry to the medal table',
    stations: [
      {
        time: 'Entries',
        title: 'Names are checked',
        text: 'Athletes, teams and schedule, in time to correct one.',
      },
      {
        time: 'Draw',
        title: 'The order is fixed',
        text: 'In cross-country a notebook and a printer do.',
      },
      {
        time: 'Finish',
        title: 'Times arrive',
        text: 'They come directly from [timing](/Service/Timing) and [scoring](/Service/Scoring).',
      },
      {
        time: 'Official',
        title: 'The jury confirms',
        text: 'Or it disqualifies, and the ranking changes.',
      },
    ],
  },
  // services.md, InformationSystem: Athens 2004.
  proof: 'At Athens 2004 our results were out in a fraction of a second.',
  sections: [
    {
      // services.md, InformationSystem: outputs, data distributor, XML to FIS, ice hockey.
      heading: 'Paper, board and screen have one source',
      picture: '/images/screen/ovr-data-flow.svg',
      text: `A distributor serves boards, graphics and commentators; printed lists go to teams and press. FIS takes the results as XML. Where a federation has a system of its own, as in [ice hockey](/Sports/IceHockey), we supply that.`,
    },
    {
      // services.md, InformationSystem: jury tool, replay system, networks, UPS, accreditation.
      heading: 'Desks, power and two networks',
      picture: '/images/screen/ovr-result-sheet.svg',
      text: `We need desks, power that survives a cut and a second network. In a dispute the jury sees start camera, finish camera and television programme together.`,
    },
  ],
};
