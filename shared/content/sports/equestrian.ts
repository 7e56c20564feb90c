import type { SportContent } from './sport.ts';

export const equestrian: SportContent = {
  slug: 'Equestrian',
  name: 'Equestrian',
  family: 'play',
  surface: 'sawdust',
  banner: '/images/strip/Equestrian.svg',
  description:
    'Timing, scoring and results for show jumping, dressage and eventing under FEI rules, and the live position of every horse on the racecourse.',
  lead: 'In the arena we keep the time, the faults and the marks. On the racecourse we follow every horse from the gate to the line, because there no crowd can.',
  // Scene: reports of 4 August 2021 (arynews.tv, equnews.com, phelpssports.com). Offer: services.md, InformationSystem.
  intro: `Six riders reached the jump-off of the Tokyo final on 4 August 2021, and all six left every pole in place. Only the clock could part them. Peder Fredricson and All In took 38.02 s. Ben Maher and Explosion W took 37.85 s, and those seventeen hundredths lay between gold and silver.

At a horse show our timekeepers sit with the judges, since the jury decides when the clock has to stop, and one system feeds the board in the arena, the [commentators](/Service/MediaInformationSystem) and the [TV graphics](/Service/TvGraphics). Your classes and a plan of the arenas in use at one time are enough to begin.`,
  // current-rules.md, Equestrian: start, time correction, published, time faults; sports.md, Equestrian: positioning tag.
  facts: [
    { value: '45 s', type: 'Countdown', description: 'From the bell until the clock runs' },
    { value: '1/100 s', type: 'Published time', description: 'For rounds and jump-offs' },
    { value: '1', type: 'Time fault', description: 'For each second begun over the time allowed' },
    { value: '6 s', type: 'Time correction', description: 'For a refusal that knocks the obstacle down' },
    { value: '60 g', type: 'Position tag', description: 'Carried in the saddle cloth in horse racing' },
  ],
  // current-rules.md, Equestrian: published, start, time faults. A knock-down costs 4 faults: gk.
  score: [
    { name: 'Countdown', value: '45' },
    { name: 'Time allowed', value: '63' },
    { name: 'Time', value: '61.38' },
    { name: 'Faults', value: '4' },
  ],
  sections: [
    {
      // current-rules.md, Equestrian; sports.md, Equestrian: tables, photocells.
      heading: 'Show Jumping',
      picture: '/images/equipment/photocell.svg',
      text: `The bell rings, and the countdown begins. If the rider has not crossed the start line by the end of it, the clock starts by itself. Table A counts faults, whereas Table C turns them into seconds.

When an obstacle has to be rebuilt, the judge stops the clock and starts it again, because the last word on a round belongs to a person and not to a sensor. Riders with equal faults go into a jump-off against the clock. If even that leaves them level, both take the place.

Photocells at both lines have one height, as a rule 1.10 m, so that they detect the breast of the horse. The FEI, the Fédération Equestre Internationale, accepts only timers and photocells that are on its list. If they fail, hand times taken by the jury decide.`,
    },
    {
      // services.md, Scoring and InformationSystem. No rule of dressage and eventing is in the facts.
      heading: 'Dressage is decided by marks',
      text: `The judges key in their marks. [Scoring](/Service/Scoring) adds them up for the board, the commentators and the web, without a sheet of paper in between.`,
    },
    {
      heading: 'Eventing carries one total through every test',
      text: `Because eventing joins judged and timed tests, a rider’s result is never finished until the last of them. The [information system](/Service/InformationSystem) takes the total from one to the next, and prints the start lists between them.`,
    },
    {
      // services.md, LocalPositioningSystem; sports.md, Equestrian: patent.
      heading: 'In racing every horse has a place at every moment',
      picture: '/images/equipment/positioning-antenna.svg',
      text: `The Longines Positioning System had its first race day at Royal Randwick in Sydney, on 11 April 2015. About 20 antennas around the course receive the tags, at up to 1,000 data points/s, and [local positioning](/Service/LocalPositioningSystem) gives speed, gaps and an intermediate time wherever someone asks for one. Our US patent 11,931,668 of 19 March 2024 covers transponders on horse and jockey.`,
    },
  ],
  // sports.md, Equestrian: 1878; brands.md: Longines; research-2.md 8: FEI, Global Champions Tour; current-rules.md: Games 2024.
  company: `Longines timed horses for the first time in 1878, show jumping in 1912. It has been top partner and official timekeeper of the FEI since 2013, and has given its name to the League of Nations since 2024. Its partnership with the Global Champions Tour runs to 2032.

At the Olympic Games we work as Omega, at Paris 2024 in jumping, dressage and eventing, for riders and for teams.`,
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
      text: 'One pair at the start line and one at the finish line.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Judge’s button',
      text: 'Bell, stop and restart, given by hand.',
    },
    {
      name: 'Gemini board',
      text: 'Amber digits of 24 cm, legible from 120 m, which a light sensor adapts to the day.',
      picture: '/images/equipment/gemini-board.svg',
    },
    {
      name: 'Positioning antenna',
      text: 'Receives every tag in the field from the edge of the course.',
      picture: '/images/equipment/positioning-antenna.svg',
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
    '/images/screen/board-equestrian.svg',
  ],
  captions: {
    '/images/equipment/photocell.svg': 'Photocells and the moment a beam breaks',
  },
};
