import type { ServiceContent } from './service.ts';

export const timing: ServiceContent = {
  slug: 'Timing',
  name: 'Timing',
  keyPicture: '/images/screen/clock-network.svg',
  banner: '/images/strip/Timing.svg',
  description:
    'Start, intermediate and finish times from two independent systems: Quantum timer, electronic pistol, photo-finish camera, touch pads and photocells.',
  lead: 'We time with two complete systems, each independent of the other from the start signal to the result. If a cable, a sensor or a whole system fails, the time is still there.',
  // services.md, Timing: Quantum, precision, photofinish, start sound; research-2.md 7: Paris 2024.
  facts: [
    { value: '1 microsecond', type: 'Resolution', description: 'Quantum timer, our time base since London 2012' },
    { value: '1 s', type: 'Drift', description: 'The most Quantum gains or loses in 116 days' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Scan’O’Vision Ultimate, first used at Paris 2024' },
    {
      value: '1/1000 s',
      type: 'Start sound',
      description: 'Within this time every loudspeaker has received the signal',
    },
    { value: '550', type: 'Timekeepers', description: 'At the Olympic Games of Paris 2024' },
  ],
  sections: [
    {
      // services.md, Timing: main and backup as the norm, FIS A and B; rules set the resolution. equipment.md, Quantum Aquatics: two battery inputs.
      heading: 'Two independent systems',
      picture: '/images/equipment/quantum-timer.svg',
      text: `The main system and its backup run side by side, and neither needs the other. In [alpine skiing](/Sports/AlpineSkiing) the rules call them A and B and require that they be electrically separate. If snow covers a photocell of A, the timekeeper takes the time from B. Our pool timer has inputs for two 12 V batteries, and one can be changed during a race.

Your federation’s rules set the resolution. Swimming, athletics and bobsleigh publish to the hundredth, short track and track cycling to the thousandth. We measure finer, because the extra digits settle which signal came first.`,
    },
    {
      // services.md, Timing: start side, finish side; sports.md: touch pads, photo finish, strips, transponders.
      heading: 'The right sensor for each sport',
      picture: '/images/equipment/photo-finish-camera.svg',
      text: `A swimmer stops the clock with the hand on a touch pad, a skier with the body in a light beam. A sprinter’s time is read from the photo-finish picture, at the torso. Track cyclists cross a timing strip, and in a mass start transponders tell the athletes apart. We bring the sensor that your rules ask for, and the people who can read it.`,
    },
    {
      heading: 'For one meeting or for the Games',
      picture: '/images/scene/crates.svg',
      isDark: true,
      // services.md, Timing: crew sizes; research-2.md 7: Milano Cortina 2026.
      text: `At Milano Cortina 2026 some 300 timekeepers and 130 t of equipment served 116 events. For a single athletics meeting in Zurich in 2000, six people and three tonnes were enough. The [innovation milestones](/Company/InnovationMilestones) show how the equipment came about.`,
    },
    {
      heading: 'Four details for an offer',
      text: `Tell us the sport, the venue, the dates and the level of the competition. From these we work out how many sensors, people and days it takes. [Write to headquarters](/Company/ContactCorgemont) for an event, or ask the [distributor](/Sales) in your country for equipment of your own.`,
    },
  ],
  steps: [
    { title: 'Synchronise', text: 'Both systems are set to one common time before the first start.' },
    {
      title: 'Start',
      text: 'The starter pulls the trigger of the electronic pistol, and sound, flash and start pulse leave together.',
    },
    { title: 'On the way', text: 'Photocells, transponders or touch pads take every intermediate time.' },
    { title: 'Finish', text: 'The sensor stops the clock, or an operator reads the photo-finish picture.' },
    {
      title: 'Release',
      text: 'The timekeeper compares both systems and releases the time to results, boards and broadcasters.',
    },
  ],
  benefits: [
    'Times to the resolution that your federation publishes.',
    'A second, independent record of every race.',
    'Photo-finish pictures with the times read from them.',
    'A pool timer that runs through a power cut.',
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
