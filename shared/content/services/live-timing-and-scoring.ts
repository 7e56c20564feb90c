import type { ServiceContent } from './service.ts';

export const liveTimingAndScoring: ServiceContent = {
  slug: 'LiveTimingAndScoring',
  name: 'Live Timing and Scoring',
  opening: 'phone',
  banner: '/images/screen/web-live-results.svg',
  description:
    'Intermediate times, ranks, gaps and scores on the open web while the competition runs, for fans, clubs, editors and federations.',
  lead: 'Most heats are never televised. For the families and clubs of those who race, they are the event.',
  benefits: [
    'Heats and qualifying for those at home',
    'Copy that editors can write during the event',
    'Live results on the site of your federation',
  ],
  // services.md, LiveTimingAndScoring: 50 m, what; InformationSystem: officials confirm.
  chain: {
    heading: 'A 200 m freestyle in the browser',
    stations: [
      { time: 'Start list', title: 'The lane gives the name', text: 'Eight swimmers, before they leave the blocks.' },
      { time: '50 m', title: 'The pad gives the time', text: 'Lane, rank and gap are out before the next turn.' },
      {
        time: '200 m',
        title: 'Live, not yet official',
        text: 'The list shows the state of the race and claims no more.',
      },
      {
        time: 'Official',
        title: 'The jury closes it',
        text: 'The result follows from [on-venue results](/Service/InformationSystem).',
      },
    ],
  },
  proof: 'The list moves every 50 metres, while the swimmers are in the water.',
  sections: [
    {
      // services.md, LiveTimingAndScoring: speed skating, FIS XML; innovation-milestones.md: omegatiming.com.
      heading: 'The public sees what commentators see',
      picture: '/images/screen/web-live-results.svg',
      text: `In [speed skating](/Sports/SpeedSkating) the web shows what they have on their screens, and in judged sports the scores of the [terminals](/Service/Scoring). Swimming fans could follow races live at omegatiming.com from about 2000. Commentators away from the venue need more than a list, and work with [WebCIS](/Service/WebCIS).`,
    },
    {
      // sports.md, CrossCountry: 8 intermediate points in mass start and relay; services.md, LiveTimingAndScoring: XML; EventWebsites.
      heading: 'The forest is on the web, too',
      number: { value: '8', type: 'intermediate points of a mass start, cross-country World Cup 2017/18' },
      text: `In [cross-country](/Sports/CrossCountry) an XML interface sends them from the snow to the site of FIS. Your federation can do the same in its own design, or we place the list on an [event website](/Service/EventWebsites). The venue needs a line to the internet, and should have a spare one.`,
    },
  ],
  links: [
    { label: 'Omega Timing: swimming live', href: 'https://www.omegatiming.com' },
    { label: 'FIS: live results from the snow', href: 'https://www.fis-ski.com' },
  ],
};
