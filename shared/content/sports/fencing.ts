import type { SportContent } from './sport.ts';

export const fencing: SportContent = {
  slug: 'Fencing',
  name: 'Fencing',
  family: 'play',
  surface: 'piste',
  banner: '/images/strip/Fencing.svg',
  description:
    'Fencing with Swiss Timing: touches in foil, épée and sabre, bout clock, video replay for the referee and one result list from every piste.',
  lead: 'A lamp shows that a blade has touched, not whether the touch counts. We bring apparatus and clock for every piste, and a replay for the referee who decides.',
  // Scene: Reuters and AP reports of 30 July 2024. current-rules.md, Fencing: federation, tie; sports.md, Fencing: bout.
  intro: `Under the glass roof of the Grand Palais a French crowd sang for Auriane Mallo-Breton. The women’s team épée final of Paris stood at 29 all, and the next touch would win. Alberta Santuccio lunged. The lamp lit, and Italy had beaten France.

No second touch can correct such a lamp, so the Fédération Internationale d’Escrime (FIE) sets pressure, lock-out and bout time for every weapon. If neither fencer scores in the added minute, the priority drawn by lot decides.`,
  // current-rules.md, Fencing: measured, published, hit, lock-out.
  facts: [
    { value: '3 × 3 min', type: 'Bout', description: 'With breaks of 1 min' },
    { value: '500 g', type: 'Foil', description: 'Pressure on the tip that registers a touch' },
    { value: '750 g', type: 'Épée', description: 'Half as much again' },
    { value: '170 ms', type: 'Sabre', description: 'In which a second touch still registers' },
  ],
  // current-rules.md, Fencing: measured, published: hundredths in the last 10 s. Score: the scene.
  score: [
    { name: 'Period', value: 'Extra' },
    { name: 'Clock', value: '0:41' },
    { name: 'Touches', value: '30–29' },
  ],
  sections: [
    {
      // specification 9; sports.md, Fencing: replay; current-rules.md, Fencing: video.
      heading: 'Ten seconds, again and slower',
      text: `Video is compulsory in all weapons at the Olympic Games. The camera stands at least 6 m from the piste or up among the seats. When a touch is in doubt, the replay shows the previous 10 seconds at 10 to 100 percent speed, as often as the referee asks.`,
    },
    {
      // current-rules.md, Fencing: hit, lock-out (gk for foil and épée); sports.md, Fencing: scoring apparatus, radio.
      heading: 'A tip that only brushes the jacket stays silent',
      text: `In foil and épée the tip has to be pressed home; in sabre the contact of the blade is enough. Then the lock-out begins. A touch by the opponent still registers within 40–50 ms in épée and 300 ms in foil, so two lamps can light at once.`,
    },
    {
      // sports.md, Fencing: Cyrano; services.md, Scoring: several pistes, wireless; specification 2: no CIS in the scope.
      heading: 'Several makes, one competition',
      text: `Every apparatus talks to the competition computer over Cyrano, an Ethernet link that we helped to draft in 2008 so that organisers could mix their equipment. [Scoring](/Service/Scoring) collects the bouts, and [on-venue results](/Service/InformationSystem) builds the tableau from them.`,
    },
  ],
  // current-rules.md, Fencing: Games; sports.md, Fencing: electric scoring; brands.md: FIE; research-2.md 8: FIE.
  company: `Electric scoring dates from 1933 and reached the Games with épée in 1936.

Foil followed twenty years later. Tissot has been timekeeper of the FIE world championships. At the Olympic Games the clock at the piste says Omega, most recently for the 12 events of Paris 2024. [Heritage](/Heritage) has the full list of Games.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Fencing: scoring apparatus, radio, Cyrano.
  equipment: [
    {
      name: 'Scoring apparatus',
      text: 'Takes the contact of any weapon and lights the lamp.',
      picture: '/images/equipment/fencing-hit-box.svg',
    },
    {
      name: 'Épée point',
      text: 'Closes its contact when the spring gives way.',
      picture: '/images/equipment/epee-point.svg',
    },
    {
      name: 'Radio link',
      text: 'From the table of 32 it frees the fencer of the reel.',
    },
    {
      name: 'Piste network',
      text: 'Ethernet for control and results of all pistes.',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'Fédération Internationale d’Escrime (FIE)', href: 'https://www.fie.org' }],
  plan: '/images/plan/Fencing.svg',
  gallery: ['/images/scene/fencing-fleche.svg', '/images/scene/fencing-toe.svg', '/images/scene/fencing-replay.svg'],
};
