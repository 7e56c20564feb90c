import type { ServiceContent } from './service.ts';

export const analysisTools: ServiceContent = {
  slug: 'AnalysisTools',
  name: 'Analysis Tools',
  keyPicture: '/images/screen/analysis-speed-curve.svg',
  banner: '/images/strip/AnalysisTools.svg',
  description:
    'Speed curves, jump heights, heat maps and team formations: camera and sensor data that explain a performance to viewers, coaches and athletes.',
  lead: 'The result says who won, whereas our analysis tools show where and why. Cameras and sensors measure speed, height, angle and position from start to finish, because the reason for a lead lies somewhere in between.',
  // services.md, AnalysisTools; equipment.md, Live Alpine Data chip; sports.md, AlpineSkiing: St. Moritz.
  facts: [
    { value: '14', type: '8K cameras', description: 'Model the skater in three dimensions, Milano Cortina 2026' },
    { value: '10–12 g', type: 'Boot chip', description: 'On an alpine racer, together with radar' },
    { value: '3 axes', type: 'Bobsleigh', description: 'For the acceleration of the sled and for its rotation' },
    { value: '4 s', type: 'To 100 km/h', description: 'A downhill racer at St. Moritz, from rest' },
  ],
  sections: [
    {
      // services.md, AnalysisTools: figure skating, alpine; research-2.md 7: Milano Cortina 2026.
      heading: 'A jump has a height, a run has a curve',
      picture: '/images/screen/analysis-jump.svg',
      text: `A [figure skating](/Sports/FigureSkating) jump is over before a viewer has judged it. A tenth of a second later the screen can show its height, its length, the air time and the landing speed. A heat map adds where on the ice the skater spent the time. In [alpine skiing](/Sports/AlpineSkiing), where two racers may be level at every intermediate and still ski quite different runs, the tools draw speed, acceleration and deceleration along the course.`,
    },
    {
      // services.md, AnalysisTools: ice hockey, beach volleyball.
      heading: 'Players and ball are tracked together',
      text: `In [ice hockey](/Sports/IceHockey) the tool marks players and puck, and from their tracks come speed, distance, time on ice and formations, live and in replays. [Beach volleyball](/Sports/BeachVolleyball) asks for the ball. The software names the type of shot, measures the jump and follows the flight even when a body hides the ball, because it predicts the path until the cameras see it again.`,
    },
    {
      // services.md, AnalysisTools: users, AI since 2024; Scoring: machines support judges.
      heading: 'Explained on air, used in training',
      text: `Broadcasters explain a lead with the values and commentators compare two attempts, but no one uses the data more than the athletes, who take them into training. Since 2024 artificial intelligence has helped to predict and compare performances live. None of this decides a competition: official times and scores remain with [timing](/Service/Timing) and the judges.`,
    },
    {
      // services.md, AnalysisTools: worn sensors or cameras; sports.md, Snowboard 2022.
      heading: 'A sensor to wear or a camera to watch',
      text: `In Beijing in 2022 snowboarders carried sensors, whereas six cameras measured the skaters. A sensor needs the consent of the federation, a camera a fixed place with a clear view, and over a whole course the [local positioning system](/Service/LocalPositioningSystem) supplies the tracks. Before an offer we therefore ask which values you want to explain, who is to receive the data and in what form, since a coach works with whole curves where a viewer needs one number.`,
    },
  ],
  steps: [
    { title: 'The sport names its values', text: 'Federation and broadcaster choose what explains a performance.' },
    { title: 'Samples carry their time', text: 'Only then can two athletes be compared on one scale.' },
    { title: 'Software finds the pattern', text: 'It turns samples into speeds, jumps, tracks and formations.' },
    {
      title: 'Everyone sees a different page',
      text: 'Viewers receive a number, a curve or a heat map, coaches the data.',
    },
  ],
  benefits: [
    'Measured reasons for a lead.',
    'Two attempts compared on one scale.',
    'Data that athletes can train with.',
    'Graphics for live pictures and for replays.',
  ],
  gallery: ['/images/screen/analysis-speed-curve.svg', '/images/screen/analysis-jump.svg'],
};
