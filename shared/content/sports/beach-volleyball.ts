import type { SportContent } from './sport.ts';

export const beachVolleyball: SportContent = {
  slug: 'BeachVolleyball',
  name: 'Beach Volleyball',
  surface: 'sand',
  banner: '/images/strip/BeachVolleyball.svg',
  description:
    'Results, commentator information, TV graphics and image tracking for beach volleyball, with ball speed, type of shot and jump height after each rally.',
  lead: 'We record every rally on the sand and turn it into results, graphics and figures that explain how the point was won.',
  // sports.md, BeachVolleyball; services.md, InformationSystem, MediaInformationSystem, TvGraphics.
  intro: `The scorer beside the court enters who served and who won the rally. Every result sheet, statistic and graphic of the tournament follows from that entry.

Rankings and draws go to the [information system](/Service/InformationSystem), statistics to the [commentators](/Service/MediaInformationSystem), and the score into the [television picture](/Service/TvGraphics).`,
  // current-rules.md, BeachVolleyball: measured; sports.md, BeachVolleyball: court, net, changes, Tokyo.
  facts: [
    { value: '21', type: 'Points', description: 'To win a set, and 15 to win the third' },
    { value: '16 × 8 m', type: 'Court', description: 'On sand at least 40 cm deep' },
    { value: '2.43 m', type: 'Net', description: 'For men, and 2.24 m for women' },
    { value: '7', type: 'Change of ends', description: 'Points between changes, 5 in the third set' },
    { value: 'Under 0.1 s', type: 'Tracking', description: 'From the camera to the screen, at Tokyo 2020' },
  ],
  sections: [
    {
      // current-rules.md, BeachVolleyball: federation, measured, time, tie; sports.md: 2 against 2, three hits.
      heading: 'How a match is scored',
      text: `Under the rules of the FIVB, the Fédération Internationale de Volleyball, a match is the best of three sets. Two players a side cover the court without substitutes, and at most three hits return the ball. Every rally counts, whichever team served. A set has no upper limit, because the winner must lead by two points.`,
    },
    {
      // current-rules.md, BeachVolleyball: time.
      heading: 'The time between the rallies',
      text: `No clock limits the match, so we time the pauses. A time-out lasts 30 s, the break between sets 1 min. Referees and teams know to the second when play resumes, and the director knows how long a replay may run.`,
    },
    {
      // current-rules.md, BeachVolleyball: video; sports.md: challenge system.
      heading: 'The challenge',
      text: `FIVB introduced its video challenge in 2012 and took it onto the sand in 2015. A team that doubts a call asks for the pictures, and the referee decides from them. How many requests a team has depends on the event. At Rio 2016 it was two a set.`,
    },
    {
      // sports.md, BeachVolleyball: Tokyo; services.md, AnalysisTools.
      heading: 'Tracking the players and the ball',
      picture: '/images/screen/media-information-screen.svg',
      isDark: true,
      text: `Cameras follow both teams and the ball. Software names the type of shot and derives ball speed and jump height. When a body hides the ball, the program predicts its path until it appears again.

A commentator can say how fast the ball flew before the next serve is struck. [Analysis Tools](/Service/AnalysisTools) offer such figures for other sports.`,
    },
  ],
  // history-milestones.md: 1996, 2003, 2015; brands.md: Swatch; heritage.md: FIVB; sports.md: Olympic since 1996, 1997, Tokyo.
  company: `Beach volleyball became Olympic at Atlanta in 1996, the first Games that we timed under the name Swatch. The FIVB World Championships began in Los Angeles in 1997 and take place every two years.

In June 2003 Swatch became title sponsor of the FIVB World Tour. From then on our displays showed the score and the speed of the serve at every event, one of our [innovation milestones](/Company/InnovationMilestones). The World Championships of Rio de Janeiro in 2003 and of Stavanger in 2009 carried the same name. In 2015 Swatch gave its name to the new Beach Volleyball Major Series.

Our image tracking made its Olympic debut in Tokyo under the name Omega, after four years of development.`,
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
      text: 'Cameras round the court see both teams and the ball.',
    },
    {
      name: 'Gyro sensors',
      text: 'Worn in the clothing. They help where one body covers another.',
    },
    {
      name: 'Replay station',
      text: 'Shows the referee the challenged rally again.',
      picture: '/images/equipment/video-replay-station.svg',
    },
    {
      name: 'Serve-speed measurement',
      text: 'Shows the crowd how fast the ball left the hand.',
    },
  ],
  services: ['AnalysisTools'],
  links: [{ label: 'Fédération Internationale de Volleyball (FIVB)', href: 'https://www.fivb.com' }],
  plan: '/images/plan/BeachVolleyball.svg',
  gallery: [
    '/images/scene/crates.svg',
    '/images/equipment/video-replay-station.svg',
    '/images/screen/event-website.svg',
  ],
};
