import type { ServiceContent } from './service.ts';

export const tvGraphics: ServiceContent = {
  slug: 'TvGraphics',
  name: 'TV Graphics',
  keyPicture: '/images/screen/tv-graphic-swimming.svg',
  banner: '/images/strip/TvGraphics.svg',
  description:
    'Running time, rank, gap, names and scores in the live picture, taken from the official timing data and on screen in under 1/10 s.',
  lead: 'The clock your viewers see runs from the official timing system. We put time, rank, gap, names and scores into the live picture.',
  // services.md, TvGraphics: Omegascope, Game-O-Matic, chain.
  facts: [
    { value: 'Under 1/10 s', type: 'Sensor to screen', description: 'To measure a value, process it and show it' },
    { value: '1964', type: 'Innsbruck', description: 'Omegascope lays the running time over live television' },
    { value: '1980', type: 'Moscow', description: 'The rank on screen at the finish, by Game-O-Matic' },
  ],
  sections: [
    {
      // services.md, TvGraphics: users, source of the data; InformationSystem: data distributor.
      heading: 'Graphics for host and rights holders',
      text: `Host broadcasters and rights holders put our graphics on air. They come from the same results as the scoreboard and the commentators’ screens, so the presenter, the stadium and the viewer see one figure. If the jury changes a ranking, the next graphic shows the change.`,
    },
    {
      // services.md, TvGraphics: Kazan 2015, Budapest 2017; innovation-milestones.md: 2008.
      heading: 'Names, lanes and records in the pool',
      text: `[Swimming](/Sports/Swimming) shows how much one race can carry. At Beijing 2008 lane names, flags and the record line were part of the world feed. At Kazan 2015 every swimmer was named by lane before the start, with the nation. At the end the first three were marked in their lanes. We also produced the graphics of the world championships in Budapest in 2017.`,
    },
    {
      // services.md, TvGraphics: luge 2012/13, alpine 2017.
      heading: 'Green for a lead, red for a deficit',
      picture: '/images/screen/tv-graphic-alpine.svg',
      isDark: true,
      text: `In the luge World Cup of 2012/13 the running clock turned green or red at additional measuring points. The viewer saw a lead grow or melt between the official measurements. At the [alpine](/Sports/AlpineSkiing) world championships of 2017 a bar at the right edge gave the speed in real time.`,
    },
    {
      // services.md, InformationSystem: data distributor; VirtualGraphics: offered beside TV graphics.
      heading: 'Before you go on air',
      text: `You give us the design of your series and the list of graphics, and we build and rehearse them. On site our graphics computers connect to the [on-venue results](/Service/InformationSystem) and to your production. Lines and names that seem to lie on water or snow are [virtual graphics](/Service/VirtualGraphics), which you can order with them.`,
    },
  ],
  steps: [
    { title: 'Design', text: 'You and the federation choose the graphics and the moments for them.' },
    { title: 'Connect', text: 'Our graphics computer receives its data from the distributor at the venue.' },
    {
      title: 'Fill',
      text: 'Names and nations come from the start list, times and scores from the sensors and judges.',
    },
    { title: 'Insert', text: 'An operator calls the graphic, and its values keep running in the picture.' },
    { title: 'Confirm', text: 'The ranking replaces the running clock once the result is official.' },
  ],
  benefits: [
    'Figures on air that match the result sheet.',
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
