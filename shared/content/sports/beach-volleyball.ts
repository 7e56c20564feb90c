import type { SportContent } from './sport.ts';

export const beachVolleyball: SportContent = {
  slug: 'BeachVolleyball',
  name: 'Beach Volleyball',
  surface: 'sand',
  banner: 'strip/BeachVolleyball',
  description:
    'Results, commentator information, TV graphics and image tracking for beach volleyball: rally scoring, challenges, ball speed, shot type and jump height.',
  lead: 'No clock decides a match on sand; points do, set by set. Cameras now add how each point was made.',
  intro: `Two players a side cover the whole court, without substitutes, so every rally can be told through four people and a ball.

A scorer records who served, who won the point and when ends change. From that record come the results sheets, the figures in front of the commentators and the [graphics in the picture](/Service/TvGraphics). Pauses are timed: time-outs and the break between sets.`,
  facts: [
    { value: '21', type: 'Points', description: 'To win a set; the third goes to 15' },
    { value: '16 × 8 m', type: 'Court', description: 'On sand at least 40 cm deep' },
    { value: '2.43 m', type: 'Men’s net', description: 'The women’s net hangs at 2.24 m' },
    { value: '7', type: 'Change of ends', description: 'Points between changes; 5 in the third set' },
    { value: 'Under 0.1 s', type: 'Camera to screen', description: 'Delay of the tracking system shown in Tokyo' },
  ],
  sections: [
    {
      heading: 'Rally scoring',
      text: `A match is the best of three sets. Each rally scores, whichever side served. Two points of lead are needed to close a set, and there is no upper limit, so a set can run well past 21.

A side has at most 3 hits to return the ball. Wind and sun favour one end, so teams change over often and the count of points must never be in doubt.`,
    },
    {
      heading: 'Court, net and ball',
      text: `The ball measures 66–68 cm round, weighs 260–280 g and is pumped to 0.175–0.225 kg/cm². Boundary lines are tapes laid on the sand.

Men and women play on a court of the same size; only the height of the net differs.`,
    },
    {
      heading: 'Challenges',
      text: `FIVB introduced its video challenge in 2012 and first took it onto sand in 2015. Rio 2016 allowed two challenges a set. Typical requests concern a ball close to the line, a touch of the net or a fingertip on the ball at the block.`,
    },
    {
      heading: 'Tracking players and ball',
      text: `In Tokyo cameras followed everyone on court. Software named the type of shot and derived ball speed and jump height. When a body hides the ball the program predicts its path until it reappears.

Such figures explain a rally after the fact: which shots a player repeats, and how high the block still jumps in the last set. More is said under [Analysis Tools](/Service/AnalysisTools).`,
    },
  ],
  company: `The first official World Championships took place in 1987, and the sport became Olympic in 1996 at Atlanta, the first Games Swatch timed.

Swatch took the title of the FIVB World Tour in June 2003, and from then on serve speeds were shown at every stop, one of the [innovation milestones](/Company/InnovationMilestones). Its name stood on the World Championships at Rio de Janeiro in 2003 and Stavanger in 2009. In 2015 the name went to a new competition, the Beach Volleyball Major Series.

The Tokyo tracking came under the Omega name. Four years of development lay behind it.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Tracking cameras',
      text: 'Several views of the court. From camera to screen the chain takes under 0.1 s.',
    },
    {
      name: 'Gyro sensors',
      text: 'Worn in the clothing. They help where one body covers another or the ball.',
    },
    {
      name: 'Replay station',
      text: 'Shows a challenged rally again. At Rio 2016 that meant two requests a set at most.',
      drawing: 'video-replay-station',
    },
    {
      name: 'Serve-speed measurement',
      text: 'Part of every World Tour event from 2003.',
    },
  ],
  services: ['AnalysisTools'],
  links: [{ label: 'Fédération Internationale de Volleyball (FIVB)', href: 'https://www.fivb.com' }],
  gallery: ['plan/BeachVolleyball'],
};
