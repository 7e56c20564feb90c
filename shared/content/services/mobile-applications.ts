import type { ServiceContent } from './service.ts';

export const mobileApplications: ServiceContent = {
  slug: 'MobileApplications',
  name: 'Mobile Applications',
  keyPicture: '/images/screen/mobile-result.svg',
  banner: '/images/strip/MobileApplications.svg',
  description:
    'Programme, start lists, live ranking and positions on phones and tablets, fed by the timing system: applications for series and large events.',
  lead: 'Your audience carries the scoreboard in a pocket. Applications fed by our timing data bring programme, start list, live order and result to phones and tablets, even when the race itself is out of sight.',
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
      heading: 'From the stand one sees a single corner',
      text: `Spectators at a circuit see the riders for a few seconds a lap, and the phone fills the time in between. Fans elsewhere learn when their athlete starts and how the race ended. Both read the official order, because the application draws on the system that also drives the scoreboard, the commentators’ screens and [live timing and scoring](/Service/LiveTimingAndScoring).`,
    },
    {
      // services.md, MobileApplications: MotoGP fed straight from the timing system, horse racing; sports.md, CarRacing.
      heading: 'MotoGP takes the data at the source',
      text: `The official MotoGP application is fed straight from the timing system at the circuit. Horse racing adds positions from the [local positioning system](/Service/LocalPositioningSystem), so that a tablet can show speed and gaps on the far side of the course, where even the commentator needs binoculars. Other sports can do the same.`,
    },
    {
      // services.md, MobileApplications, EventWebsites: general advice on the choice.
      heading: 'A single weekend rarely needs an application',
      text: `A series with many rounds gives fans a reason to install an application and keep it, since it can announce a start and hold their favourite athletes at the top. For one weekend the better answer is often an [event website](/Service/EventWebsites) that reads well on a phone. We say so before you order.`,
    },
    {
      heading: 'The stores decide when you can publish',
      text: `The stores review an application before they offer it, which is why we should hear from you well before the season: [write to headquarters](/Company/ContactCorgemont) with the platforms, the languages, the rounds and the partners who appear on the screen. Two questions are yours to settle: who owns the account in the stores, and who looks after the application between two seasons. If you have a developer, we deliver the data to your own application instead.`,
    },
  ],
  steps: [
    { title: 'You choose the screens', text: 'Languages and data are part of the choice.' },
    { title: 'The feed is connected', text: 'It comes from the timing system, not from a copy of the website.' },
    { title: 'Real phones try it', text: 'You test it on the devices your audience carries.' },
    {
      title: 'The race fills it',
      text: 'Once the stores have approved it, times and ranks arrive while the competition is under way.',
    },
  ],
  benefits: [
    'Live order in the stand, on the hillside and on the train.',
    'Fans who return for every round.',
    'The times of the official timekeeper.',
    'Space for your partners next to the result.',
  ],
  gallery: ['/images/screen/mobile-result.svg'],
};
