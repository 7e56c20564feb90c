import type { ServiceContent } from './service.ts';

export const tvGraphics: ServiceContent = {
  slug: 'TvGraphics',
  name: 'TV Graphics',
  opening: 'television',
  banner: '/images/screen/tv-graphic-swimming.svg',
  description:
    'Running time, rank, gap, names and scores in the live picture, taken from the official timing data and on screen in under 1/10 s.',
  lead: 'The clock your viewers see runs from the official timing system. When the official time stops, so does theirs.',
  benefits: [
    'Times on air that match the result sheet',
    'A live order while the race is still open',
    'Measurement and graphics from one crew',
  ],
  // services.md, TvGraphics: chain limit; InformationSystem: data distributor.
  chain: {
    heading: 'From the touch to the living room',
    stations: [
      {
        time: 'Rehearsal',
        title: 'You choose the moments',
        text: 'We try your graphics with real names. One too long for its box is found now.',
      },
      {
        time: '0.0 s',
        title: 'A hand reaches the pad',
        text: 'The touch goes to the timer, and from there to results, board and graphics.',
      },
      {
        time: '+0.1 s',
        title: 'The clock on screen stops',
        text: 'By then the value has been measured, processed and shown.',
      },
      {
        time: 'Official',
        title: 'The ranking takes its place',
        text: 'If the jury changes it later, the next graphic follows, and nobody retypes a name.',
      },
    ],
  },
  proof: 'From the pool wall to your screen: a tenth of a second.',
  sections: [
    {
      // services.md, TvGraphics: luge 2012/13, alpine 2017.
      heading: 'Green for a lead, red for a deficit',
      picture: '/images/screen/tv-graphic-alpine.svg',
      text: `Between two intermediates a viewer can only guess. In the luge World Cup of 2012/13 the running clock therefore turned green or red at additional points. At the [alpine](/Sports/AlpineSkiing) world championships of 2017 a bar at the right edge gave the speed in real time.`,
    },
    {
      // services.md, TvGraphics: Omegascope, Game-O-Matic, Shanghai 2011; innovation-milestones.md: 2008.
      heading: 'On the air since Innsbruck 1964',
      number: { value: '231', type: 'animations and more, planned for the swimmers of Shanghai 2011' },
      text: `Innsbruck brought the running time into the live picture. Moscow 1980 added the rank at the finish, Beijing 2008 the names and flags of the lanes in [swimming](/Sports/Swimming). Lines on the water are [virtual graphics](/Service/VirtualGraphics).`,
    },
  ],
  links: [
    {
      label: 'International Luge Federation (FIL): a running clock that turns green or red (in German)',
      href: 'https://www.fil-luge.org/de/news/neuerung-in-der-tv-grafik-beim-viessmann-rennrodel-weltcup-2012-13',
    },
  ],
};
