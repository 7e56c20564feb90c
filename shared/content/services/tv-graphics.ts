import type { ServiceContent } from './service.ts';

export const tvGraphics: ServiceContent = {
  slug: 'TvGraphics',
  name: 'TV Graphics',
  keyPicture: '/images/screen/tv-graphic-swimming.svg',
  banner: '/images/strip/TvGraphics.svg',
  description:
    'Running time, rank, gap, names and scores in the live picture, taken from the official timing data and on screen in under 1/10 s.',
  lead: 'The clock your viewers see runs from the official timing system, so it stops when the official time stops. Rank, gap, names and scores come from the same source.',
  // services.md, TvGraphics: Omegascope, Game-O-Matic, chain.
  facts: [
    { value: 'Under 1/10 s', type: 'Sensor to screen', description: 'To measure a value, process it and show it' },
    { value: '1964', type: 'Innsbruck', description: 'Omegascope lays the running time over live television' },
    { value: '1980', type: 'Moscow', description: 'The rank on screen at the finish, by Game-O-Matic' },
  ],
  sections: [
    {
      // services.md, TvGraphics: users, source of the data; InformationSystem: data distributor.
      heading: 'Viewers and stadium see the same number',
      text: `Host broadcasters and rights holders put our graphics on air. They draw on the results that also feed the scoreboard and the commentators’ screens. If the jury changes a ranking, the next graphic shows the change, and no one has to retype it.`,
    },
    {
      // services.md, TvGraphics: Kazan 2015, Budapest 2017; innovation-milestones.md: 2008.
      heading: 'A swimmer under water still has a name',
      text: `Eight caps look alike from the roof of a pool, which is why graphics do more in [swimming](/Sports/Swimming) than tell the time. At Beijing 2008 lane names, flags and the record line were part of the world feed. By Kazan 2015 viewers met all the swimmers by lane and nation before the start, and found the first three marked in their lanes at the end. We also produced the graphics of the world championships in Budapest in 2017.`,
    },
    {
      // services.md, TvGraphics: luge 2012/13, alpine 2017.
      heading: 'Green for a lead, red for a deficit',
      picture: '/images/screen/tv-graphic-alpine.svg',
      band: 'dark',
      text: `Between two intermediates a viewer can only guess. In the luge World Cup of 2012/13 the running clock turned green or red at additional measuring points, although the gap itself was still given at the official ones. The lead could be seen to grow or melt. At the [alpine](/Sports/AlpineSkiing) world championships of 2017 a bar at the right edge gave the speed in real time.`,
    },
    {
      // services.md, InformationSystem: data distributor; VirtualGraphics: offered beside TV graphics.
      heading: 'Graphics are rehearsed before you go on air',
      text: `You give us the design of your series and the list of graphics, and we build and rehearse them before the first broadcast, because a name too long for its box is better found in rehearsal. On site our graphics computers need a connection to the [on-venue results](/Service/InformationSystem) and another to your production. Lines and names that seem to lie on water or snow are [virtual graphics](/Service/VirtualGraphics), which you can order with them.`,
    },
  ],
  steps: [
    { title: 'You choose the moments', text: 'Broadcaster and federation settle which graphics are shown, and when.' },
    {
      title: 'The venue supplies the data',
      text: 'Names and nations come from the start list, times and scores from sensors and judges.',
    },
    {
      title: 'An operator calls the graphic',
      text: 'While it is in the picture its values keep running.',
    },
    {
      title: 'The clock gives way to the rank',
      text: 'Once the result is official, the ranking replaces the running time.',
    },
  ],
  benefits: [
    'Times on air that match the result sheet.',
    'A live order while the race is still open.',
    'Gaps that viewers understand without a commentator.',
    'One partner for measurement and display.',
  ],
  links: [
    {
      label: 'International Luge Federation (FIL): a running clock that turns green or red (in German)',
      href: 'https://www.fil-luge.org/de/news/neuerung-in-der-tv-grafik-beim-viessmann-rennrodel-weltcup-2012-13',
    },
  ],
  gallery: ['/images/screen/tv-graphic-swimming.svg', '/images/screen/tv-graphic-alpine.svg'],
};
