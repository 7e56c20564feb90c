import type { ServiceContent } from './service.ts';

export const tvGraphics: ServiceContent = {
  slug: 'TvGraphics',
  name: 'TV Graphics',
  banner: 'strip/TvGraphics',
  description:
    'Running time, rank, gap, names and marks inserted into the live picture from the timing data, in less than 1/10 s from measurement to screen.',
  lead: 'The running time on screen comes from the official timer. TV graphics take time, rank, gap, names and marks from the timing data and insert them into the live signal.',
  facts: [
    { value: '1964', type: 'Innsbruck', description: 'First live running time on a television picture, by Omegascope' },
    { value: '1980', type: 'Moscow', description: 'Game-O-Matic shows the rank at the moment of finishing' },
    { value: 'Under 1/10 s', type: 'Chain', description: 'To measure, process and display a value' },
    {
      value: 'Over 231',
      type: 'Animations',
      description: 'Planned for the swimming world championships of 2011 in Shanghai',
    },
  ],
  sections: [
    {
      heading: 'Lanes, flags and a top three',
      text: `[Swimming](/Sports/Swimming) shows how much one race can carry. At Beijing in 2008 lane names, flags and a record line were part of the world feed. At Kazan in 2015 swimmers were named by lane with their nation before the start, and the first three were marked in their lanes at the end. The TV graphics of the 2017 championships in Budapest were also produced by the company.

Graphics that lie on the water itself are [virtual graphics](/Service/VirtualGraphics).`,
    },
    {
      heading: 'A clock that changes colour',
      text: `Not every measuring point needs digits. In the luge World Cup of 2012/13 the running clock changed to green or red at additional measuring points, while gaps in figures were kept for about four official ones. At the alpine championships of 2017 a bar at the right edge gave the speed in real time.`,
    },
    {
      heading: 'Grenoble and the shared feed',
      text: `Integrated timing arrived at Grenoble in 1968: press, television, judges and public received the same data, with statistics. TV graphics still stand on that idea. They draw on the [on-venue results](/Service/InformationSystem) that also serve the scoreboard and the commentators.`,
    },
  ],
  steps: [
    { title: 'Design', text: 'Host broadcaster and federation agree which graphics appear, and when.' },
    { title: 'Connect', text: 'The graphics computer subscribes to the data distributor of the venue.' },
    {
      title: 'Fill',
      text: 'Names, nations and records come from the database; times and marks from [timing](/Service/Timing) and scoring.',
    },
    { title: 'Insert', text: 'An operator calls the element, and the values keep running in the picture.' },
    { title: 'Confirm', text: 'When the result is official, the ranking replaces the running clock.' },
  ],
  benefits: [
    'Figures on air that match the result sheet.',
    'One supplier for the measurement and for its display.',
    'Graphics for the host picture and for rights holders.',
    'A running order on screen while the race is still open.',
  ],
  links: [
    {
      label: 'International Luge Federation (FIL): a running clock that turns green or red (in German)',
      href: 'https://www.fil-luge.org/de/news/neuerung-in-der-tv-grafik-beim-viessmann-rennrodel-weltcup-2012-13',
    },
  ],
  gallery: ['screen/tv-graphic-swimming', 'screen/tv-graphic-alpine'],
};
