import type { ServiceContent } from './service.ts';

export const timing: ServiceContent = {
  slug: 'Timing',
  name: 'Timing',
  banner: 'strip/Timing',
  description:
    'Start, intermediate times and finish taken by sensors: the Quantum timer, photo finish at up to 40,000 images/s, touch pads, photocells, transponders.',
  lead: 'A race time is the difference between two signals. Both come from sensors, on two independent systems; the rule book says in which step the result is published.',
  facts: [
    { value: '1 microsecond', type: 'Resolution', description: 'Quantum timer, the main time base since London 2012' },
    {
      value: '0.1 ppm',
      type: 'Precision',
      description: 'Quantum: at most 1 s of drift in 10 million s, about 116 days',
    },
    {
      value: '40,000 images/s',
      type: 'Photo finish',
      description: "Highest rate of the Scan'O'Vision Ultimate, used at Paris 2024",
    },
    { value: '1/1000 s', type: 'Start sound', description: 'Within this time it has reached every loudspeaker' },
    { value: '550', type: 'People', description: 'Crew at Paris 2024, with 350 t of material' },
  ],
  sections: [
    {
      heading: 'Two clocks, one start',
      text: `Main and backup run side by side and do not depend on each other. In [alpine skiing](/Sports/AlpineSkiing) the rules name them A and B and demand that they be electrically separate. Published times come from A, and B steps in after a failure. The pool version of Quantum can hold a primary and a secondary timer, and its battery may be changed during a race.`,
    },
    {
      heading: 'The federation chooses the digits',
      text: `Compared with earlier timers, Quantum resolves 100 times finer. Results stop well short of that, because each sport sets its own step: 1/100 s in [swimming](/Sports/Swimming) and bobsleigh, 1/100 s in athletics, read from pictures at 1/1000 s, and 1/1000 s in [speed skating](/Sports/SpeedSkating), short track and track cycling.`,
    },
    {
      heading: 'From 30 chronographs to a line camera',
      text: `In 1932 one watchmaker carried 30 chronographs to the Games; they read 1/10 s. The photo finish ran at 2,000 images/s at Vancouver 2010 and Sochi 2014, and at up to 10,000 at Rio 2016. More dates stand under [innovation milestones](/Company/InnovationMilestones).`,
    },
  ],
  steps: [
    { title: 'Synchronise', text: 'Both systems are set to a common time before racing begins.' },
    { title: 'Start', text: 'One pull of the e-gun trigger gives sound, flash and start pulse.' },
    { title: 'Intermediate times', text: 'Photocells, transponders or touch pads record each passage on the way.' },
    {
      title: 'Finish',
      text: 'A swimmer stops the clock on a touch pad, a track cyclist on a timing strip, a skier at a photocell. In athletics the time is read from the photo-finish picture.',
    },
    {
      title: 'Release',
      text: 'The reading of the main system is brought to the published step and handed to the results.',
    },
  ],
  benefits: [
    'Times in the step that the rules of the federation require.',
    'A second record of the same race, made by separate equipment.',
    'Consoles on 12 V batteries that keep running through a power cut.',
    'Over 100 ready-made solutions to choose from, as counted in 2021.',
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
  gallery: [
    'screen/clock-network',
    'equipment/quantum-timer',
    'equipment/photo-finish-camera',
    'equipment/photocell',
    'equipment/int131-interface',
    'equipment/ares-21',
  ],
};
