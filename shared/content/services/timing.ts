import type { ServiceContent } from './service.ts';

export const timing: ServiceContent = {
  slug: 'Timing',
  name: 'Timing',
  opening: 'scene',
  banner: '/images/scene/line-camera.svg',
  description:
    'Start, intermediate and finish times from two independent systems: Quantum timer, electronic pistol, photo-finish camera, touch pads and photocells.',
  lead: 'Your race has a result even if a cable, a sensor or a whole system fails.',
  benefits: [
    'Two complete systems with batteries',
    'Photo-finish pictures, with their times',
    'Times as fine as your federation publishes',
  ],
  // research-2.md 4: ski World Cup crew; services.md, Timing: e-gun, start sound; sports.md, Athletics: Paris 2024.
  chain: {
    heading: 'From the truck to the signed sheet',
    stations: [
      {
        time: '−3 days',
        title: 'The crew arrives',
        text: 'A ski World Cup race takes six to eight technicians, who need two or three days on site.',
      },
      {
        time: '0.000 s',
        title: 'One trigger for all',
        text: 'Sound, flash and start pulse leave the pistol together, within 1/1000 s.',
      },
      {
        time: '+9.79 s',
        title: 'The line takes the time',
        text: 'Two men ran 9.79 s in Paris. The picture showed which of them had won, by 0.005 s.',
      },
      {
        time: 'Official',
        title: 'Main and backup agree',
        text: 'The timekeeper compares both systems before the time is released and signed.',
      },
    ],
  },
  // services.md, Timing: Quantum, precision.
  proof: 'In 116 days our clock is wrong by one second at most.',
  sections: [
    {
      // services.md, Timing: main and backup as the norm; sports.md, AlpineSkiing: A and B, published times. equipment.md, Quantum Aquatics: two battery inputs.
      heading: 'System B counts only when A fails',
      picture: '/images/screen/clock-network.svg',
      text: `Snow covers a photocell: the timekeeper turns to B, and the jury still has a time to confirm. [Alpine skiing](/Sports/AlpineSkiing) requires the two to be electrically separate. Our pool timer even has two batteries, so that one can be changed during a race.`,
    },
    {
      // services.md, Timing: rules set the resolution, sensors, photo finish of Paris 2024: 40,000 a second are 400 in 1/100 s.
      heading: 'A hundredth of a second holds 400 pictures',
      picture: '/images/innovations/images-per-second.svg',
      text: `A [swimmer](/Sports/Swimming) stops the clock with a hand on the touch pad, a skier with a leg in a light beam. A [sprinter](/Sports/Athletics) touches nothing: the torso counts, and an operator reads it from up to 40,000 pictures a second. Your federation decides how fine the published time is. How far that is at the finish you can see in [life size](/ScopeOfService#life-size).`,
    },
  ],
};
