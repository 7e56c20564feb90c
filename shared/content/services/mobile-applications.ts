import type { ServiceContent } from './service.ts';

export const mobileApplications: ServiceContent = {
  slug: 'MobileApplications',
  name: 'Mobile Applications',
  banner: 'strip/MobileApplications',
  description:
    'Start lists, live rankings and alerts on a phone, fed by timing data: when an app is worth it, and what it must do in a full stadium.',
  lead: 'On the hillside or on the train, a phone is the results screen at hand. An application fed by the timing data brings programme, start list and live order to it.',
  facts: [
    {
      value: '2001',
      type: 'MotoGP',
      description: 'Tissot became timekeeper of the series, whose official app is fed from the timing system',
    },
    {
      value: 'Up to 1,000/s',
      type: 'Data points',
      description: 'From horse-racing positioning, intended among others for tablets and second screens',
    },
    {
      value: '2023',
      type: 'Track cycling',
      description: 'An organiser’s app let the phone vibrate with the heartbeat of a rider',
    },
  ],
  sections: [
    {
      heading: 'When a web page is enough',
      text: `An app can send alerts, remember favourite athletes and show saved lists without a connection. In return it has to be installed, pass the review of the stores and be updated for new operating systems. For a meeting of one weekend, an [event website](/Service/EventWebsites) made for small screens is often the better choice. A series over a whole season gives people a reason to install. Both apps named above belong to such a series; the advice below holds for any results app.`,
    },
    {
      heading: 'Many phones, one radio cell',
      text: `Stadium networks are slowest when the result is most wanted. Messages should be small, text should load before pictures, and the last known list should stay visible with its time. Numbers need contrast for sunlight. Rank must never be shown by colour alone.`,
    },
    {
      heading: 'Which data belong on the small screen',
      text: `Order, gap and next start come first. Positions on the course suit sports in which the field is out of sight, and they require a [local positioning system](/Service/LocalPositioningSystem) at the venue. Body data such as a heartbeat need the athlete’s consent. The basis in every case is the feed that supplies [live timing and scoring](/Service/LiveTimingAndScoring).`,
    },
    {
      heading: 'Points for the brief',
      text: `State the platforms, languages and events, the owner of the store account, the rules for sponsors and alerts, and who maintains the app between seasons. Ask what remains usable if the feed fails.`,
    },
  ],
  steps: [
    { title: 'Fix scope and owner', text: 'Organiser and developer list the screens and decide who publishes them.' },
    { title: 'Connect a test feed', text: 'Recorded races are replayed at their original pace.' },
    { title: 'Try it outdoors', text: 'Sun, gloves and weak reception reveal faults that an office hides.' },
    { title: 'Submit to the stores', text: 'Review takes time, so the final version precedes the event.' },
    { title: 'Run and observe', text: 'During competition the team watches errors and the age of data.' },
  ],
  benefits: [
    'Alerts bring back a reader when a chosen athlete starts.',
    'Ticket holders see gaps that the stand does not show.',
    'Organisers reach their audience between two events.',
  ],
  gallery: ['screen/mobile-result'],
};
