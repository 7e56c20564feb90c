import type { ServiceContent } from './service.ts';

export const liveTimingAndScoring: ServiceContent = {
  slug: 'LiveTimingAndScoring',
  name: 'Live Timing and Scoring',
  keyPicture: '/images/screen/web-live-results.svg',
  banner: '/images/strip/LiveTimingAndScoring.svg',
  description:
    'Intermediate times, ranks, gaps and scores on the open web while the competition runs, for fans, clubs, editors and federations.',
  lead: 'Most heats are never televised, although for the families and clubs of those who race they are the event. On the open web we publish times, ranks, gaps and scores while the competition is under way.',
  // services.md, LiveTimingAndScoring; sports.md, CrossCountry: 8 intermediate points in mass start and relay; current-rules.md, SpeedSkating: 1/100 s.
  facts: [
    { value: '50 m', type: 'Swimming', description: 'Distance between the intermediate times sent for a lane' },
    {
      value: '8',
      type: 'Cross-country',
      description: 'Intermediate points of a mass start or relay, World Cup 2017/18',
    },
    { value: '1/100 s', type: 'Speed skating', description: 'Resolution of the times that web visitors see' },
    { value: 'About 2000', type: 'omegatiming.com', description: 'World swimming championships live on the internet' },
  ],
  sections: [
    {
      // services.md, LiveTimingAndScoring: what; TvGraphics.
      heading: 'The morning heats have an audience too',
      text: `Television shows the last heats of the evening. Live timing covers the morning, when clubs and families want to see one athlete in particular, and start order, intermediate, rank and gap appear while the swimmers are still in the water. In judged sports the scores come from the [scoring](/Service/Scoring) terminals.`,
    },
    {
      // services.md, LiveTimingAndScoring: FIS XML, speed skating, omegatiming.com.
      heading: 'The public sees what commentators see',
      text: `In [speed skating](/Sports/SpeedSkating) the web shows the results that commentators have on their screens. FIS is served by an XML interface, which sends live results from the snow to the federation’s own site. Swimming was early. Around 2000 its world championships could be followed live at omegatiming.com.`,
    },
    {
      // services.md, InformationSystem: officials confirm; WebCIS: delay of its own.
      heading: 'Live is not yet official',
      text: `A rank can still change after the finish line, when the photo finish is read or a protest is heard, and until then the live list shows the state of the race and claims no more. The official one follows from [on-venue results](/Service/InformationSystem). The jury decides when. Commentators away from the venue need more than a list, and work with [WebCIS](/Service/WebCIS) behind a login.`,
    },
    {
      // services.md, LiveTimingAndScoring: XML; EventWebsites.
      heading: 'The list can appear on your site or ours',
      text: `Your federation can take the data as XML and show them in its own design, or we place them on an [event website](/Service/EventWebsites). The venue needs a line to the internet and should have a spare one, because a list that cannot leave the venue is live only for the stand. To plan the feed, [tell us](/Company/ContactCorgemont) the disciplines, the number of heats and the site that is to carry them.`,
    },
  ],
  steps: [
    {
      title: 'A sensor gives the value',
      text: 'It is a touch pad, a photocell, a transponder or a judge’s terminal.',
    },
    { title: 'Lane or bib gives the name', text: 'The results computer assigns the value and updates the order.' },
    { title: 'The change goes out at once', text: 'It leaves the venue while the race continues.' },
    {
      title: 'The list moves in the browser',
      text: 'On the federation’s site it moves at the same time, until the official result closes it.',
    },
  ],
  benefits: [
    'Heats and qualifying rounds for an audience at home.',
    'Athletes followed while they are out of sight.',
    'Copy that editors can write during the event.',
    'Live results on the site of your federation.',
  ],
  links: [
    { label: 'Omega Timing: swimming live', href: 'https://www.omegatiming.com' },
    { label: 'FIS: live results from the snow', href: 'https://www.fis-ski.com' },
  ],
  gallery: ['/images/screen/web-live-results.svg'],
  captions: {
    '/images/strip/LiveTimingAndScoring.svg': 'Hurdlers at an intermediate, on the web before they finish',
  },
};
