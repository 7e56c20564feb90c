import type { ServiceContent } from './service.ts';

export const liveTimingAndScoring: ServiceContent = {
  slug: 'LiveTimingAndScoring',
  name: 'Live Timing and Scoring',
  banner: 'strip/LiveTimingAndScoring',
  description:
    'Intermediate times, ranks, gaps and judges’ marks published online during the race: contents, provisional status and delay.',
  lead: 'Times, ranks, gaps and marks appear on the open web while the competition is still running. No account is needed; a browser is enough.',
  facts: [
    {
      value: '50 m',
      type: 'Swimming',
      description: 'Interval at which intermediate times are sent for each lane, followed by final times',
    },
    {
      value: '1/1000 s',
      type: 'Speed skating',
      description: 'Resolution of the times that commentators and internet readers see alike',
    },
    {
      value: '8',
      type: 'Timing points',
      description: 'On the course of a cross-country mass start or relay, World Cup 2017/18',
    },
    { value: 'About 2 min', type: 'Ski jumping', description: 'From clearing the jump to announcing its result' },
  ],
  sections: [
    {
      heading: 'Contents of the live list',
      text: `About the year 2000, visitors of omegatiming.com could already follow the world swimming championships. A live list holds start order, intermediate time, rank, gap and status: on course, finished or disqualified.

In judged sports the marks come from the [scoring](/Service/Scoring) terminals, and the total appears once it has been computed. For ski federation events an XML interface passes live results to the FIS site. Speed skating shows the public the same results that commentators read.`,
    },
    {
      heading: 'Provisional until confirmed',
      text: `A live rank can change after the finish line. The photo finish is read, a protest is heard, a gate fault is reported. The page should therefore state whether a list is live, unofficial or official, and when it last changed. Only the confirmed list from the [information system](/Service/InformationSystem) counts.`,
    },
    {
      heading: 'Where the delay arises',
      text: `Three stages add up: processing at the venue, the line to the server and the refresh on the reader’s device. Television has a delay of its own, so a phone may show a winner before the picture does. Commentators working remotely should use [WebCIS](/Service/WebCIS), whose delay is specified.`,
    },
  ],
  steps: [
    { title: 'Capture', text: 'A touch pad, photocell, transponder or judging terminal produces the value.' },
    {
      title: 'Assign and rank',
      text: 'The results computer ties it to a lane, bib or element and recalculates the order.',
    },
    { title: 'Release for the public', text: 'Fields meant for officials are held back at the venue.' },
    {
      title: 'Send the change',
      text: 'A message that carries only what is new suits readers on weak connections.',
    },
    { title: 'Confirm', text: 'Once the jury has decided, the status switches and the list is closed.' },
  ],
  benefits: [
    'Spectators follow athletes who are out of sight.',
    'Families and clubs at home see lower heats that no channel carries.',
    'Editors can write while the event continues.',
    'Federations receive results in machine-readable form.',
  ],
  links: [
    { label: 'Omega Timing: swimming live', href: 'https://www.omegatiming.com' },
    { label: 'FIS: live results from the snow', href: 'https://www.fis-ski.com' },
  ],
  gallery: ['screen/web-live-results'],
};
