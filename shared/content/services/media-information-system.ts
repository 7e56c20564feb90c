import type { ServiceContent } from './service.ts';

export const mediaInformationSystem: ServiceContent = {
  slug: 'MediaInformationSystem',
  name: 'Media Information System',
  banner: 'strip/MediaInformationSystem',
  description:
    'Live results, start lists, rankings and background on a screen at every commentator position: the media information system, long called CIS.',
  lead: 'A commentator cannot wait for a printed sheet. The media information system puts live results, start lists and background on a screen at the commentary position.',
  facts: [
    { value: '1 screen', type: 'Per position', description: 'Direct and permanent access to all results' },
    {
      value: '2022/23',
      type: 'New name',
      description: 'FIS service catalogue that says media information system; the 2021 edition said CIS',
    },
    { value: '5–10 s', type: 'Web version', description: 'Time by which WebCIS runs behind the stadium' },
    {
      value: '2006',
      type: 'Usability',
      description: 'University study at Oregon State, helped by the Leipzig subsidiary',
    },
  ],
  sections: [
    {
      heading: 'First CIS, now MIS',
      text: `For years the product was the commentator information system (CIS), and the scope lists on our sport pages keep that name. The wider one fits its users: host broadcaster, rights-holding broadcasters, radio and press.`,
    },
    {
      heading: 'What the pages hold',
      text: `Content follows the sport. At a handball championship the system offered detailed schedules, standings, rosters with statistics, live match figures and top lists. In [ski jumping](/Sports/SkiJumping) all measured values arrive in real time. In [figure skating](/Sports/FigureSkating) the totals of the elements appear together with the TV graphics and the scoreboard.`,
    },
    {
      heading: 'In the venue or at a distance',
      text: `A local installation can hold historical data, athlete pictures, competition logos and video. The early remote client left these out. Rights holders away from the venue use [WebCIS](/Service/WebCIS), which asks for a login and checks the rights granted.`,
    },
  ],
  steps: [
    {
      title: 'Collect',
      text: 'Timing, scoring and entries meet in the [on-venue results](/Service/InformationSystem).',
    },
    {
      title: 'Link',
      text: 'A data distributor passes them on; cross-country venues have used a live link of this kind.',
    },
    {
      title: 'Arrange',
      text: 'What is shown depends on the sport: intermediate times and rank in a race, rosters and match statistics in handball.',
    },
    { title: 'Call up', text: 'The commentator picks what the moment needs while the live data go on changing.' },
  ],
  benefits: [
    'Official results at every microphone, without a runner bringing paper.',
    'Rank, gap and measured values in time for the live comment.',
    'Background for the quiet minutes: rosters, statistics and top lists.',
    'The same figures in the booth as on the board and in the graphics.',
  ],
  gallery: ['screen/commentator-screen', 'screen/media-information-screen'],
};
