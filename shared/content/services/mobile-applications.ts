import type { ServiceContent } from './service.ts';

export const mobileApplications: ServiceContent = {
  slug: 'MobileApplications',
  name: 'Mobile Applications',
  keyPicture: '/images/screen/mobile-result.svg',
  banner: '/images/strip/MobileApplications.svg',
  description:
    'Programme, start lists, live ranking and positions on phones and tablets, fed by the timing system: applications for series and large events.',
  lead: 'Your audience carries the scoreboard in a pocket. Applications fed by our timing data bring programme, start list, live order and result to phones and tablets.',
  // services.md, MobileApplications: MotoGP, LPS; brands.md, Tissot: MotoGP 2001; spec section 9: 50 mm.
  facts: [
    {
      value: '2001',
      type: 'MotoGP',
      description: 'Tissot becomes timekeeper of the series, whose official app uses the timing data',
    },
    { value: 'Up to 1,000', type: 'Points a second', description: 'From a horse race, for tablets and second screens' },
    { value: '50 mm', type: 'Live map', description: 'Accuracy of the positions that an application can show' },
  ],
  sections: [
    {
      // services.md, MobileApplications and LiveTimingAndScoring.
      heading: 'The gap that the stand does not show',
      text: `Spectators at the venue follow the part of the race that is out of their sight. Fans elsewhere know when their athlete starts and how the race ended. The figures come from the system that also drives the scoreboard, the commentators’ screens and [live timing and scoring](/Service/LiveTimingAndScoring).`,
    },
    {
      // services.md, MobileApplications: MotoGP fed straight from the timing system, horse racing; sports.md, CarRacing.
      heading: 'At the circuit and on the racecourse',
      text: `The official MotoGP application is fed straight from the timing system at the circuit. Horse racing adds positions from the [local positioning system](/Service/LocalPositioningSystem), so that a second screen shows speed and gaps all round the course. The same data suit any sport in which the field is out of sight for part of the race.`,
    },
    {
      // services.md, MobileApplications, EventWebsites: general advice on the choice.
      heading: 'Application or website',
      text: `A series with many rounds gives fans a reason to install an application and to keep it. It can announce a start and keep their favourite athletes at the top. For a single weekend an [event website](/Service/EventWebsites) on the phone often serves you better, since nobody has to install anything. We advise you on the choice.`,
    },
    {
      heading: 'Decisions before the opening round',
      text: `Tell us the platforms, the languages, the rounds of your season and the partners who appear on the screen. Decide who owns the account in the stores and who looks after the application between two seasons. If you have a developer, we deliver the data to your own application. The stores need time for their review, so [write to headquarters](/Company/ContactCorgemont) well before the season.`,
    },
  ],
  steps: [
    { title: 'Define', text: 'You choose the screens, the languages and the data.' },
    { title: 'Connect', text: 'The application receives the feed of the timing system.' },
    { title: 'Try', text: 'You test it on the phones and tablets of your audience.' },
    { title: 'Publish', text: 'The stores review the final version.' },
    { title: 'Race', text: 'Times and ranks arrive while the competition is under way.' },
  ],
  benefits: [
    'Live order in the stand, on the hillside and on the train.',
    'Fans who return for every round.',
    'The figures of the official timekeeper.',
    'Space for your partners beside the result.',
  ],
  gallery: ['/images/screen/mobile-result.svg'],
};
