import type { SportContent } from './sport.ts';

export const fencing: SportContent = {
  slug: 'Fencing',
  name: 'Fencing',
  surface: 'piste',
  banner: '/images/strip/Fencing.svg',
  description:
    'Fencing with Swiss Timing: hit registration for foil, épée and sabre, bout clock, video replay for the referee and one result list from every piste.',
  lead: 'You get hits and clock from every piste, video replay for the referee, and one result list for all of them.',
  // current-rules.md, Fencing: federation, measured, published, tie; sports.md, Fencing: bout.
  intro: `A hit in fencing is an electric contact. In foil and épée the tip has to be pressed home, in sabre the contact of the blade is enough. The Fédération Internationale d’Escrime (FIE) sets pressure, lock-out and bout time for each weapon.

A bout in direct elimination goes to 15 hits. Sabre fencers pause once, when one of them reaches 8. A level score adds one more minute, and the priority drawn by lot decides if nobody hits.`,
  // current-rules.md, Fencing: measured, published, hit, lock-out; specification 9: replay.
  facts: [
    { value: '3 × 3 min', type: 'Bout', description: 'Periods of direct elimination, with breaks of 1 min' },
    { value: '1/100 s', type: 'Clock', description: 'Shown in the last 10 s of a bout' },
    { value: '500 g', type: 'Foil', description: 'Pressure on the tip that registers a hit' },
    { value: '750 g', type: 'Épée', description: 'Half as much again for the heavier weapon' },
    { value: '170 ms', type: 'Sabre', description: 'Time in which a second hit still registers' },
    { value: '10–100 %', type: 'Replay', description: 'Playback speed on the referee’s screen' },
  ],
  sections: [
    {
      // current-rules.md, Fencing: hit, lock-out (gk for foil and épée); sports.md, Fencing: hit box.
      heading: 'How a hit is registered',
      text: `A tip that only brushes the jacket stays silent. Once the pressure is reached, the hit box lights the lamp and the lock-out begins. A hit by the opponent still registers within 40–50 ms in épée and 300 ms in foil. Whether the hit counts is for the referee to say.`,
    },
    {
      // sports.md, Fencing: piste, hit box, radio.
      heading: 'The piste, by cable or radio',
      text: `Fencers have 14 m of piste, 1.5–2 m wide, with 2 m of run-off at each end. The hit box stands opposite the referee. In the early rounds a cable connects each fencer to it. From the table of 32 radio takes over.`,
    },
    {
      // specification 9; sports.md, Fencing: replay; current-rules.md, Fencing: video.
      heading: 'Video replay for the referee',
      text: `Video is compulsory in all weapons at the Olympic Games. We install it from the table of 32 or of 64. The camera stands at least 6 m from the piste, or in the stand.

When a hit is in doubt, the referee walks to the screen. The replay holds the previous 10 seconds and plays them at 10 to 100 percent of full speed. Then the decision stands or changes.`,
    },
    {
      // sports.md, Fencing: Cyrano; services.md, Scoring: several pistes, wireless; specification 2: no CIS in the scope.
      heading: 'Many pistes, one competition',
      text: `Pools run on many pistes at once. Each hit box talks to the competition computer over Cyrano, an Ethernet link for apparatus of different makers. [Scoring](/Service/Scoring) collects the bouts, and [on-venue results](/Service/InformationSystem) builds the tableau from them. The public boards follow hit by hit.`,
    },
  ],
  // current-rules.md, Fencing: Games; sports.md, Fencing: electric scoring, Cyrano; brands.md: FIE; research-2.md 8: FIE.
  company: `Sabre has been fenced at every modern Olympic Games since 1896, foil at all but those of 1908, épée since 1900. Electric scoring dates from 1933 and came to the Games with épée in 1936.

We were among the makers who drafted Cyrano in 2008. Tissot has been timekeeper of the FIE world championships. At the Olympic Games the clock beside the piste says Omega, most recently for the 12 events of Paris 2024, half of them for teams. [Heritage](/Heritage) has the full list of Games.`,
  companyPicture: '/images/milestones/brands-and-games.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Fencing: hit box, radio, replay, Cyrano.
  equipment: [
    {
      name: 'Hit box',
      text: 'Receives the contact of either weapon, applies the lock-out and lights the lamp.',
      picture: '/images/equipment/fencing-hit-box.svg',
    },
    {
      name: 'Radio link',
      text: 'Leaves the fencer free of the reel from the table of 32.',
    },
    {
      name: 'Video replay station',
      text: 'Records the bout and plays the exchange again beside the piste.',
      picture: '/images/equipment/video-replay-station.svg',
    },
    {
      name: 'Piste network',
      text: 'Ethernet for control and results of all pistes.',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'Fédération Internationale d’Escrime (FIE)', href: 'https://www.fie.org' }],
  plan: '/images/plan/Fencing.svg',
  gallery: [
    '/images/scene/crates.svg',
    '/images/equipment/fencing-hit-box.svg',
    '/images/equipment/video-replay-station.svg',
  ],
};
