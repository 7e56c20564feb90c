import type { SportContent } from './sport.ts';

export const beachVolleyball: SportContent = {
  slug: 'BeachVolleyball',
  name: 'Beach Volleyball',
  family: 'play',
  surface: 'sand',
  banner: '/images/strip/BeachVolleyball.svg',
  description:
    'Results, commentator information, TV graphics and image tracking for beach volleyball, with ball speed, type of shot and jump height after each rally.',
  lead: 'Beach volleyball has no match clock. We record every rally and show how the point was won.',
  // Scene: FIVB-based report of 9 August 2012 (volleycountry.com); current-rules.md, BeachVolleyball: tie.
  // sports.md, BeachVolleyball; services.md, InformationSystem, MediaInformationSystem, TvGraphics.
  intro: `Under the floodlights of Horse Guards Parade Julius Brink and Jonas Reckermann led the third set of the London final by 14 to 11. Alison and Emanuel saved three match points. At 14 all one good rally was no longer enough, because a set needs a lead of two. The Germans took the next, and then a Brazilian shot was called wide: 16–14.

To the scorer at the court even that last rally was an entry like any other: who served, and who won it. From such entries come the [rankings and draws](/Service/InformationSystem), the statistics of the [commentators](/Service/MediaInformationSystem) and the score on [television](/Service/TvGraphics).`,
  // current-rules.md, BeachVolleyball: measured; sports.md, BeachVolleyball: court, changes, Tokyo.
  facts: [
    { value: '21', type: 'Points', description: 'To win a set, and 15 to win the third' },
    { value: '16 × 8 m', type: 'Court', description: 'On sand at least 40 cm deep' },
    { value: '7', type: 'Change of ends', description: 'Points between changes, 5 in the third set' },
    { value: 'Under 0.1 s', type: 'Tracking', description: 'From camera to screen' },
  ],
  // current-rules.md, BeachVolleyball: measured, time. Score: the scene.
  score: [
    { name: 'Set', value: '3' },
    { name: 'Sets won', value: '1–1' },
    { name: 'Time-out', value: '0:30' },
    { name: 'Score', value: '15–14' },
  ],
  sections: [
    {
      // sports.md, BeachVolleyball: Tokyo; services.md, AnalysisTools: cameras need a fixed place.
      heading: 'The ball that a body hides',
      picture: '/images/screen/media-information-screen.svg',
      band: 'dark',
      text: `Cameras follow both teams and the ball. Software names the type of shot, derives ball speed and jump height, and predicts the path of the ball while a player hides it. The cameras need fixed places with a clear view, best chosen with us before the seating is built.`,
    },
    {
      // current-rules.md, BeachVolleyball: federation, measured, tie, time.
      heading: 'A set has no upper limit',
      text: `Under the rules of the FIVB, the Fédération Internationale de Volleyball, a match is the best of three sets. Every rally scores, and only the score tells a director how close the end is. What we time are the pauses: 30 s for a time-out, 1 min between sets.`,
    },
    {
      // current-rules.md, BeachVolleyball: video; sports.md: challenge system.
      heading: 'When a team doubts the call',
      text: `The FIVB took its video challenge onto the sand in 2015. How many requests a team has depends on the event, at Rio 2016 two a set. Your regulations therefore come before the plan of the cameras.`,
    },
  ],
  // history-milestones.md: 1996, 2003, 2015; brands.md: Swatch; heritage.md: FIVB; sports.md: Olympic since 1996, Tokyo.
  company: `The sport’s first Olympic tournament was timed under the name Swatch.

That was Atlanta in 1996. In June 2003 Swatch became title sponsor of the FIVB World Tour, and displays at the court began to show the [speed of the serve](/Company/InnovationMilestones).

After four years of development our image tracking had its Olympic debut in Tokyo, where we worked as Omega.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, BeachVolleyball: Tokyo, challenge; innovation-milestones.md: 2003.
  equipment: [
    {
      name: 'Tracking cameras',
      text: 'Placed round the whole court.',
    },
    {
      name: 'Gyro sensors',
      text: 'Worn in the clothing, where one body covers another.',
    },
    {
      name: 'Replay station',
      text: 'Shows the referee the challenged rally again.',
    },
    {
      name: 'Serve-speed measurement',
      text: 'Shows the crowd how fast the ball left the hand.',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'EventWebsites'],
  links: [{ label: 'Fédération Internationale de Volleyball (FIVB)', href: 'https://www.fivb.com' }],
  plan: '/images/plan/BeachVolleyball.svg',
  gallery: [
    '/images/scene/beach-volleyball-serve.svg',
    '/images/scene/beach-volleyball-dig.svg',
    '/images/scene/beach-volleyball-block.svg',
  ],
};
