import type { SportContent } from './sport.ts';

export const fencing: SportContent = {
  slug: 'Fencing',
  name: 'Fencing',
  family: 'play',
  surface: 'piste',
  banner: '/images/strip/Fencing.svg',
  description:
    'Fencing with Swiss Timing: touches in foil, épée and sabre, bout clock, video replay for the referee and one result list from every piste.',
  lead: 'A lamp can say that the blade has touched, although not that the touch counts. You get lamp and clock from every piste, and a replay for the referee who decides.',
  // Scene: Reuters and AP reports of 30 July 2024. current-rules.md, Fencing: federation, tie; sports.md, Fencing: bout.
  intro: `On 30 July 2024 the women’s team épée final of Paris was level at 29, so a minute was added in which the next touch would win. Under the glass roof of the Grand Palais a French crowd sang for Auriane Mallo-Breton. Alberta Santuccio lunged. The lamp lit, and Italy had beaten France by 30 to 29.

Such a lamp has to be right the first time, because there is no second touch to correct it. The Fédération Internationale d’Escrime (FIE) therefore sets pressure, lock-out and bout time for every weapon. If neither fencer scores in the added minute, the priority drawn by lot decides.`,
  // current-rules.md, Fencing: measured, published, hit, lock-out.
  facts: [
    { value: '3 × 3 min', type: 'Bout', description: 'Periods of direct elimination, with breaks of 1 min' },
    { value: '1/100 s', type: 'Clock', description: 'Shown in the last 10 s of a bout' },
    { value: '500 g', type: 'Foil', description: 'Pressure on the tip that registers a touch' },
    { value: '750 g', type: 'Épée', description: 'Half as much again for the heavier weapon' },
    { value: '170 ms', type: 'Sabre', description: 'Time in which a second touch still registers' },
  ],
  // current-rules.md, Fencing: measured, published.
  score: [
    { name: 'Period', value: '3' },
    { name: 'Clock', value: '9.42' },
    { name: 'Break', value: '1:00' },
    { name: 'Touches', value: '14–13' },
  ],
  sections: [
    {
      // current-rules.md, Fencing: hit, lock-out (gk for foil and épée); sports.md, Fencing: scoring apparatus.
      heading: 'A tip that only brushes the jacket stays silent',
      text: `In foil and épée the tip has to be pressed home, whereas in sabre the contact of the blade is enough. Then the scoring apparatus lights its lamp and the lock-out begins. A touch by the opponent still registers within 40–50 ms in épée and 300 ms in foil, which is why two lamps can light at once. What they are worth is for the referee to say.`,
    },
    {
      // sports.md, Fencing: piste, scoring apparatus, radio.
      heading: 'From the table of 32 the cable is gone',
      text: `Fencers have 14 m of piste, 1.5–2 m wide, with 2 m of run-off at either end and the apparatus opposite the referee. In the early rounds a cable joins them to it, until radio takes over and the reels can go.`,
    },
    {
      // specification 9; sports.md, Fencing: replay; current-rules.md, Fencing: video.
      heading: 'The referee sees the exchange again',
      text: `Video is compulsory in all weapons at the Olympic Games, and we install it from the table of 32 or of 64, with the camera at least 6 m from the piste or up among the seats.

When a touch is in doubt, the referee walks to the screen. The replay shows the previous 10 seconds at 10 to 100 percent speed, as often as it takes. Then the referee decides.`,
    },
    {
      // sports.md, Fencing: Cyrano; services.md, Scoring: several pistes, wireless; specification 2: no CIS in the scope.
      heading: 'Apparatus of several makes can share a competition',
      text: `Pools run on many pistes at once. Every apparatus talks to the competition computer over Cyrano, an Ethernet link that we helped to draft in 2008 so that organisers could mix their equipment. [Scoring](/Service/Scoring) collects the bouts, [on-venue results](/Service/InformationSystem) builds the tableau from them, and the public boards follow touch by touch.

Tell us how many pistes run at one time, because every piste needs power and a network point.`,
    },
  ],
  // current-rules.md, Fencing: Games; sports.md, Fencing: electric scoring; brands.md: FIE; research-2.md 8: FIE.
  company: `Sabre has been fenced at every modern Olympic Games since 1896, foil at all but those of 1908, épée since 1900. Electric scoring dates from 1933 and came to the Games with épée in 1936, foil following only twenty years later.

Tissot has been timekeeper of the FIE world championships. At the Olympic Games the clock at the piste says Omega, most recently for the 12 events of Paris 2024. [Heritage](/Heritage) has the full list of Games.`,
  companyPicture: '/images/milestones/brands-and-games.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Fencing: scoring apparatus, radio, replay, Cyrano.
  equipment: [
    {
      name: 'Scoring apparatus',
      text: 'Receives the contact of either weapon, applies the lock-out and lights the lamp.',
      picture: '/images/equipment/fencing-hit-box.svg',
    },
    {
      name: 'Épée point',
      text: 'Closes its contact at a pressure of 750 g.',
      picture: '/images/equipment/epee-point.svg',
    },
    {
      name: 'Radio link',
      text: 'Frees the fencer of the reel.',
    },
    {
      name: 'Video replay station',
      text: 'Records the bout, and plays it again within reach of the piste.',
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
  gallery: ['/images/scene/fencing-fleche.svg', '/images/scene/fencing-toe.svg', '/images/scene/fencing-replay.svg'],
};
