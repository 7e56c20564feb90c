import type { ServiceContent } from './service.ts';

export const timing: ServiceContent = {
  slug: 'Timing',
  name: 'Timing',
  keyPicture: '/images/screen/clock-network.svg',
  banner: '/images/strip/Timing.svg',
  description:
    'Start, intermediate and finish times from two independent systems: Quantum timer, electronic pistol, photo-finish camera, touch pads and photocells.',
  lead: 'Your race has a result even if a cable, a sensor or a whole system fails, because we time it with two complete systems, and neither needs the other.',
  // services.md, Timing: Quantum, precision, photofinish, start sound; research-2.md 7: Paris 2024.
  facts: [
    { value: '1 microsecond', type: 'Resolution', description: 'Quantum timer, in use since London 2012' },
    { value: '1 s', type: 'Drift', description: 'The most Quantum gains or loses in 116 days' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Scan’O’Vision Ultimate, first used at Paris 2024' },
    {
      value: '1/1000 s',
      type: 'Start sound',
      description: 'Within this time all loudspeakers have received the signal',
    },
    { value: '550', type: 'Timekeepers', description: 'At Paris 2024' },
  ],
  sections: [
    {
      // services.md, Timing: main and backup as the norm; sports.md, AlpineSkiing: A and B, published times. equipment.md, Quantum Aquatics: two battery inputs.
      heading: 'System B counts only when A fails',
      picture: '/images/equipment/quantum-timer.svg',
      text: `[Alpine skiing](/Sports/AlpineSkiing) calls the two systems A and B and requires them to be electrically separate. All published times come from A, unless it fails. If snow covers one of its photocells, the timekeeper turns to B and the jury still has a time to confirm. Power is doubled too: our pool timer has inputs for two 12 V batteries, so that one can be changed during a race.`,
    },
    {
      // services.md, Timing: rules set the resolution, sensors; sports.md: touch pads, photo finish, strips, transponders, UCI certificate; current-rules.md: torso.
      heading: 'The rules choose the sensor and the resolution',
      picture: '/images/equipment/photo-finish-camera.svg',
      text: `A swimmer stops the clock with the hand on a touch pad, a skier by breaking a light beam. A sprinter touches nothing. The rules count the torso, and because only a picture can tell it from an arm, an operator reads the photo finish. Track cyclists cross a timing strip; in a mass start transponders tell the athletes apart.

Swimming, athletics and bobsleigh publish to the hundredth, whereas luge, short track and track cycling go to the thousandth. We measure finer, since the extra digits settle which signal came first. Federations approve equipment as well. The UCI has certified our start gate for track cycling, and our detection of early relay take-offs has the approval of the swimming federations.`,
    },
    {
      heading: 'Six people for a meeting, 300 for the Games',
      picture: '/images/scene/crates.svg',
      band: 'dark',
      // services.md, Timing: crew sizes; research-2.md 4: ski World Cup crew; 7: Milano Cortina 2026.
      text: `An athletics meeting in Zurich in 2000 took six people and three tonnes. A ski World Cup race takes six to eight technicians, who arrive two or three days before it, whereas at Milano Cortina 2026 some 300 timekeepers and 130 t of equipment served 116 events.`,
    },
    {
      heading: 'Hire the crew or buy the equipment',
      text: `For an event you hire us with crew and equipment. The owner of a pool may prefer to buy, from a [distributor](/Sales). [Tell us](/Company/ContactCorgemont) the sport, the level and the dates, and what power and network the venue has, because these decide how many sensors, people and days it takes.`,
    },
  ],
  // sports.md, AlpineSkiing: sync pulse; services.md, Timing: e-gun, sensors.
  steps: [
    {
      title: 'Both systems share one pulse',
      text: 'Before the first start it sets them to one time.',
    },
    {
      title: 'One trigger starts everything',
      text: 'Sound, flash and start pulse leave the electronic pistol together.',
    },
    {
      title: 'Sensors take the times',
      text: 'They come from photocells, transponders, touch pads or cameras.',
    },
    {
      title: 'The timekeeper compares',
      text: 'Main and backup are checked before the time is released.',
    },
  ],
  benefits: [
    'Times as fine as your federation publishes.',
    'Photo-finish pictures with the times read from them.',
    'A timer that runs through a power cut.',
  ],
  gallery: [
    '/images/screen/clock-network.svg',
    '/images/equipment/quantum-timer.svg',
    '/images/equipment/photo-finish-camera.svg',
    '/images/equipment/photocell.svg',
    '/images/equipment/int131-interface.svg',
    '/images/equipment/ares-21.svg',
  ],
  links: [
    {
      label: 'International Olympic Committee: new timing devices at Rio 2016',
      href: 'https://olympics.com/ioc/news/olympic-timekeeping-evolving-again-in-rio-thanks-to-omega',
    },
    {
      label: 'The World Games: Tissot at Chengdu 2025',
      href: 'https://www.theworldgames.org/news/Tissot-The-World-Games-2025-2647',
    },
  ],
};
