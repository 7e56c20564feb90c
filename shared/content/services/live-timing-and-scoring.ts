import type { ServiceContent } from './service.ts';

export const liveTimingAndScoring: ServiceContent = {
  slug: 'LiveTimingAndScoring',
  name: 'Live Timing and Scoring',
  keyPicture: '/images/screen/web-live-results.svg',
  banner: '/images/strip/LiveTimingAndScoring.svg',
  description:
    'Intermediate times, ranks, gaps and scores on the open web while the competition runs, for fans, clubs, editors and federations.',
  lead: 'Fans, families and editors follow every heat on the open web while it is under way. They see the times, ranks, gaps and scores of the venue.',
  // services.md, LiveTimingAndScoring; sports.md, CrossCountry: 8 intermediate points in mass start and relay; current-rules.md, SpeedSkating: 1/100 s.
  facts: [
    { value: '50 m', type: 'Swimming', description: 'Distance between the intermediate times sent for each lane' },
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
      heading: 'Every heat, not only the final',
      text: `Television shows the last heats of the evening. Live timing covers the morning as well, when clubs and families at home want to see their own athlete. They see start order, intermediate time, rank and gap. In judged sports the scores arrive from the [scoring](/Service/Scoring) terminals.`,
    },
    {
      // services.md, LiveTimingAndScoring: FIS XML, speed skating, omegatiming.com.
      heading: 'From the pool, the snow and the ice',
      text: `Around 2000 the world swimming championships could be followed live at omegatiming.com. For FIS an XML interface sends live results from the venue to the federation’s own site. In [speed skating](/Sports/SpeedSkating) the public sees the results that the commentators see.`,
    },
    {
      // services.md, InformationSystem: officials confirm; WebCIS: delay of its own.
      heading: 'Live first, then official',
      text: `A rank can change after the finish line, when the photo finish is read or a protest is heard. The live list shows the state of the race. The official list follows from [on-venue results](/Service/InformationSystem) once the jury has decided. Commentators away from the venue work with [WebCIS](/Service/WebCIS), behind a login.`,
    },
    {
      // services.md, LiveTimingAndScoring: XML; EventWebsites.
      heading: 'On your site or on ours',
      text: `Your federation can take the data as XML and show them in its own design. We can also place them on an [event website](/Service/EventWebsites). The venue needs a line to the internet, and a spare one protects the busiest day. To plan the feed, [write to us](/Company/ContactCorgemont) with the disciplines, the number of heats and the site that is to carry them.`,
    },
  ],
  steps: [
    { title: 'Capture', text: 'A touch pad, photocell, transponder or judge’s terminal gives the value.' },
    { title: 'Rank', text: 'The results computer assigns it to a lane or bib and updates the order.' },
    { title: 'Send', text: 'The change leaves the venue while the race goes on.' },
    { title: 'Show', text: 'The list changes in every browser and on the federation’s site.' },
    { title: 'Confirm', text: 'The jury decides, and the official result closes the list.' },
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
};
