import type { ServiceContent } from './service.ts';

export const mobileApplications: ServiceContent = {
  slug: 'MobileApplications',
  name: 'Mobile Applications',
  opening: 'phone',
  banner: '/images/screen/positioning-map.svg',
  description:
    'Programme, start lists, live ranking and positions on phones and tablets, fed by the timing system: applications for series and large events.',
  lead: 'Your audience carries the scoreboard in a pocket, even where the race itself is out of sight.',
  benefits: [
    'Programme, start list, live order and result',
    'The times of the official timekeeper',
    'Space for your partners next to the result',
  ],
  chain: {
    heading: 'From the first sketch to the next round',
    stations: [
      {
        time: 'Before the season',
        title: 'You choose the screens',
        text: 'Platforms, languages, rounds and partners. The stores review an application before they offer it.',
      },
      {
        time: 'Test',
        title: 'Real phones try it',
        text: 'On the devices that your audience carries, with the feed of the timing system.',
      },
      {
        time: 'Race day',
        title: 'The race fills it',
        text: 'Times and ranks arrive while the competition is under way.',
      },
      {
        time: 'Next round',
        title: 'Fans come back',
        text: 'Their favourites are still at the top, and the next start is announced.',
      },
    ],
  },
  // services.md, MobileApplications: MotoGP.
  proof: 'The official MotoGP app is fed straight from the timing system at the circuit.',
  sections: [
    {
      // services.md, MobileApplications and LiveTimingAndScoring.
      heading: 'It fills the time between two laps',
      picture: '/images/screen/mobile-result.svg',
      text: `Spectators at a circuit see the riders for a few seconds a lap. The phone fills the rest, for them as for the fans at home, and both read the official order: the application has the data that also drive the scoreboard and [live timing and scoring](/Service/LiveTimingAndScoring). Have you a developer? Then we deliver them to your own application.`,
    },
    {
      // services.md, MobileApplications: LPS for tablets and second screens; EventWebsites: general advice on the choice. spec section 9: 50 mm.
      heading: 'A map of the far side of the course',
      number: { value: '1,000', type: 'positions a second, at most, from one horse race' },
      text: `The [local positioning system](/Service/LocalPositioningSystem) lets a tablet show speed and gaps where even the commentator needs binoculars.

For one weekend the better answer is often an [event website](/Service/EventWebsites) that reads well on a phone. We say so before you order.`,
    },
  ],
};
