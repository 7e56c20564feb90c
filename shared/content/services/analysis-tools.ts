import type { ServiceContent } from './service.ts';

export const analysisTools: ServiceContent = {
  slug: 'AnalysisTools',
  name: 'Analysis Tools',
  keyPicture: '/images/screen/analysis-speed-curve.svg',
  banner: '/images/strip/AnalysisTools.svg',
  description:
    'Speed curves, jump heights, heat maps and team formations: camera and sensor data that explain a performance to viewers, coaches and athletes.',
  lead: 'The result says who won. Our analysis tools show where and why, with speed, height, angle and position from cameras and sensors.',
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
      heading: 'Jumps on ice, speed on snow',
      picture: '/images/screen/analysis-jump.svg',
      text: `In [figure skating](/Sports/FigureSkating) viewers see the height of a jump, its length, the air time and the landing speed. The graphic is ready within a tenth of a second. A heat map shows where on the ice the skater spent the time. In [alpine skiing](/Sports/AlpineSkiing) the tools draw speed, acceleration and deceleration along the course.`,
    },
    {
      // services.md, AnalysisTools: ice hockey, beach volleyball.
      heading: 'Team games and the ball',
      text: `In [ice hockey](/Sports/IceHockey) the tool marks players and puck. It gives tracks, speed, distance, time on ice and formations, live and in replays. In [beach volleyball](/Sports/BeachVolleyball) it names the type of shot, follows the ball and measures the jump. When a body hides the ball, the software predicts its path.`,
    },
    {
      // services.md, AnalysisTools: users, AI since 2024; Scoring: machines support judges.
      heading: 'For the broadcast and for training',
      text: `Broadcasters use the values to explain a lead, commentators to compare two attempts. Nobody uses the data more than the athletes, who take them into training. Since 2024 artificial intelligence has helped to predict and compare performances live. Official times and scores come from [timing](/Service/Timing) and the judges.`,
    },
    {
      // services.md, AnalysisTools: worn sensors or cameras; sports.md, Snowboard 2022.
      heading: 'A sensor to wear or a camera to watch',
      text: `Some sports call for a worn sensor, others for cameras. In Beijing in 2022 snowboarders carried sensors, while six cameras measured the skaters. Over a whole course the [local positioning system](/Service/LocalPositioningSystem) supplies the tracks. Sensors need the consent of the federation, cameras a fixed place with a clear view. The earlier you choose the values, the more of both we can arrange.`,
    },
  ],
  steps: [
    { title: 'Choose', text: 'Federation and broadcaster name the values that explain their sport.' },
    { title: 'Fit', text: 'We mount and calibrate the cameras and assign each sensor to an athlete.' },
    { title: 'Record', text: 'Every sample carries the time at which it was taken.' },
    { title: 'Compute', text: 'Software turns samples into speeds, jumps, tracks and formations.' },
    { title: 'Show', text: 'Viewers receive a number, a curve or a heat map. Coaches receive the data.' },
  ],
  benefits: [
    'Measured reasons for a lead.',
    'Two attempts compared on one scale.',
    'Data that athletes can train with.',
    'Graphics for live pictures and for replays.',
  ],
  gallery: ['/images/screen/analysis-speed-curve.svg', '/images/screen/analysis-jump.svg'],
};
