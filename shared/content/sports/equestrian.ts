import type { SportContent } from './sport.ts';

export const equestrian: SportContent = {
  slug: 'Equestrian',
  name: 'Equestrian',
  surface: 'sawdust',
  banner: '/images/strip/Equestrian.svg',
  description:
    'Timing, scoring and results for show jumping, dressage and eventing under FEI rules, and the live position of every horse on the racecourse.',
  lead: 'In the arena we keep the time, the faults and the scores. On the racecourse we follow every horse from the gate to the line.',
  // current-rules.md, Equestrian: federation; sports.md, Equestrian.
  intro: `At a horse show our timekeepers sit beside the judges. Photocells take the start and the finish, and in between the jury decides when the clock has to stand still.

One system serves the whole programme. It times and ranks the riders, and feeds the board in the arena, the [commentators](/Service/MediaInformationSystem) and the [TV graphics](/Service/TvGraphics). The rules come from the FEI, the Fédération Equestre Internationale.`,
  // current-rules.md, Equestrian: start, time correction, published, time faults; sports.md, Equestrian: positioning tag.
  facts: [
    { value: '45 s', type: 'Countdown', description: 'From the bell until the clock runs' },
    { value: '1/100 s', type: 'Published time', description: 'For rounds and jump-offs' },
    { value: '1', type: 'Time fault', description: 'For each second begun over the time allowed' },
    { value: '6 s', type: 'Time correction', description: 'For a refusal that knocks the obstacle down' },
    { value: '60 g', type: 'Position tag', description: 'Carried in the saddle cloth in horse racing' },
  ],
  sections: [
    {
      // current-rules.md, Equestrian; sports.md, Equestrian: tables, photocells, example.
      heading: 'Show Jumping',
      picture: '/images/equipment/photocell.svg',
      text: `The bell rings, and the countdown begins. If the rider has not crossed the start line at zero, the clock starts by itself. Judges see the time, the time allowed and the time faults together. Table A counts faults, and Table C turns them into seconds.

If an obstacle has to be rebuilt, the judge stops the clock and starts it again. A refusal that knocks the obstacle down adds the time correction. Riders with equal faults go into a jump-off, in which the time separates equal rounds. One was won in 59.27 s, with 0.11 s in hand. If even that leaves them level, both take the place.

Photocells at both lines stand at one height, as a rule 1.10 m, and detect the breast of the horse. FEI events accept only timers and photocells on the federation’s list. Hand timing by the jury backs them up.`,
    },
    {
      // services.md, Scoring and InformationSystem; current-rules.md, Equestrian: Games 2024. No rule of either is in the facts.
      heading: 'Dressage',
      text: `Dressage is in the hands of the judges. They enter their scores on terminals, and [Scoring](/Service/Scoring) adds them up for the board, the commentators and the web.`,
    },
    {
      heading: 'Eventing',
      text: `Eventing joins judged and timed tests. The [information system](/Service/InformationSystem) carries every rider’s total from one test to the next, and prints the start lists between them.`,
    },
    {
      // services.md, LocalPositioningSystem; sports.md, Equestrian: patent.
      heading: 'Racing',
      picture: '/images/equipment/positioning-antenna.svg',
      text: `The Longines Positioning System had its first race day at Royal Randwick in Sydney, on 11 April 2015. About 20 antennas around the course receive the tags, at up to 1,000 data points/s. [Local positioning](/Service/LocalPositioningSystem) then gives speed, gaps and an intermediate time at any place on the course. Our US patent 11,931,668 of 19 March 2024 covers transponders on horse and jockey.`,
    },
  ],
  // sports.md, Equestrian: 1878; brands.md: Longines; research-2.md 8: FEI, Global Champions Tour; sports.md: Nations Cup show.
  company: `Longines timed horses for the first time in 1878 and show jumping in 1912. Longines has been top partner and official timekeeper of the FEI since 2013. It gave its name to the Nations Cup from 2018 to 2023, and to the League of Nations from 2024. Its partnership with the Global Champions Tour began in 2013 and runs to 2032.

At Paris 2024 we worked as Omega, in jumping, dressage and eventing, each for single riders and for teams.`,
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
      text: 'Amber digits of 24 cm, legible from 120 m. A light sensor adapts them to the day.',
      picture: '/images/equipment/gemini-board.svg',
    },
    {
      name: 'Positioning antenna',
      text: 'Stands beside the racecourse and receives every tag in the field.',
      picture: '/images/equipment/positioning-antenna.svg',
    },
  ],
  services: ['LocalPositioningSystem'],
  links: [
    { label: 'Fédération Equestre Internationale (FEI)', href: 'https://www.fei.org' },
    { label: 'FEI: the Longines League of Nations', href: 'https://inside.fei.org/node/8298001' },
    { label: 'Longines Global Champions Tour', href: 'https://www.gcglobalchampions.com' },
  ],
  plan: '/images/plan/Equestrian.svg',
  gallery: ['/images/scene/crates.svg', '/images/equipment/judge-terminal.svg', '/images/equipment/quantum-timer.svg'],
};
