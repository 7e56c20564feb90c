import type { SportContent } from './sport.ts';

export const equestrian: SportContent = {
  slug: 'Equestrian',
  name: 'Equestrian',
  family: 'play',
  surface: 'sawdust',
  banner: '/images/strip/Equestrian.svg',
  description:
    'Timing, scoring and results for show jumping, dressage and eventing under FEI rules, and the live position of every horse on the racecourse.',
  lead: 'In the arena we keep the time, the faults and the marks. On the racecourse we follow every horse from gate to line, even on the far side where no spectator can.',
  // Scene: reports of 4 August 2021 (arynews.tv, equnews.com, phelpssports.com). services.md, InformationSystem.
  intro: `Six riders reached the jump-off of the Tokyo final, and all six left every pole in place. Peder Fredricson and All In took 38.02 s. Ben Maher and Explosion W took 37.85 s. Those seventeen hundredths lay between gold and silver.

At a horse show our timekeepers sit with the judges, and one system feeds the board in the arena, the [commentators](/Service/MediaInformationSystem) and the [TV graphics](/Service/TvGraphics). Tell us how many arenas run at once.`,
  // current-rules.md, Equestrian: start, time correction, published, time faults; sports.md, Equestrian: positioning tag.
  facts: [
    { value: '45 s', type: 'Countdown', description: 'From the bell until the clock runs' },
    { value: '1', type: 'Time fault', description: 'For each second begun over the time allowed' },
    { value: '6 s', type: 'Time correction', description: 'For a refusal that knocks the obstacle down' },
    { value: '60 g', type: 'Position tag', description: 'In the saddle cloth of a racehorse' },
  ],
  // current-rules.md, Equestrian: published, start, time faults. Time: the scene.
  score: [
    { name: 'Riders clear', value: '6' },
    { name: 'Faults', value: '0' },
    { name: 'Time', value: '37.85' },
  ],
  sections: [
    {
      // current-rules.md, Equestrian; sports.md, Equestrian: tables, photocells.
      heading: 'Show Jumping',
      text: `Photocells at both lines stand at 1.10 m, as a rule, so that they detect the chest of the horse. A rider who has not started when the countdown ends finds the clock running. Table A counts faults; Table C turns them into seconds.

The FEI, the Fédération Equestre Internationale, accepts only timers and photocells on its list. Behind them stand hand times taken by the jury.`,
    },
    {
      // services.md, Scoring and InformationSystem. No rule of dressage and eventing is in the facts.
      heading: 'Dressage and eventing',
      text: `Dressage judges key in their marks, and [Scoring](/Service/Scoring) adds them up. Eventing joins judged and timed tests: the [information system](/Service/InformationSystem) takes a rider’s total from one to the next, and prints the start lists between them.`,
    },
    {
      // services.md, LocalPositioningSystem; sports.md, Equestrian: patent.
      heading: 'On the racecourse',
      text: `The Longines Positioning System had its first race day at Royal Randwick in Sydney, on 11 April 2015. About 20 antennas receive the tags, and [local positioning](/Service/LocalPositioningSystem) gives speed and gaps all the way round. Our US patent 11,931,668 covers transponders on horse and jockey.`,
    },
  ],
  // sports.md, Equestrian: 1878; brands.md: Longines; research-2.md 8: FEI, Global Champions Tour; current-rules.md: Games 2024.
  company: `Longines first timed horse races in 1878, show jumping in 1912.

It has been top partner and official timekeeper of the FEI since 2013, and has given its name to the League of Nations since 2024. Its partnership with the Global Champions Tour runs to 2032.

At the Olympic Games we work as Omega, at Paris 2024 in jumping, dressage and eventing.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // current-rules.md, Equestrian: devices; equipment.md, Gemini; services.md, LocalPositioningSystem.
  equipment: [
    {
      name: 'Photocell',
      text: 'One pair a line.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Gemini board',
      text: 'Amber digits of 24 cm, legible from 120 m.',
      picture: '/images/equipment/gemini-board.svg',
    },
    {
      name: 'Judge’s button',
      text: 'Bell, stop and restart, given by hand.',
    },
    {
      name: 'Positioning antenna',
      text: 'Receives every tag in the field, up to 1,000 data points/s.',
    },
  ],
  services: ['Scoring', 'LocalPositioningSystem', 'MobileApplications'],
  links: [
    { label: 'Fédération Equestre Internationale (FEI)', href: 'https://www.fei.org' },
    { label: 'FEI: the Longines League of Nations', href: 'https://inside.fei.org/node/8298001' },
    { label: 'Longines Global Champions Tour', href: 'https://www.gcglobalchampions.com' },
  ],
  plan: '/images/plan/Equestrian.svg',
  gallery: [
    '/images/scene/equestrian-fence.svg',
    '/images/scene/equestrian-finish.svg',
    '/images/scene/equestrian-dressage.svg',
  ],
  captions: {
    '/images/equipment/photocell.svg': 'Photocells and the moment a beam breaks',
  },
};
