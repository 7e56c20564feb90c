import type { ServiceContent } from './service.ts';

export const analysisTools: ServiceContent = {
  slug: 'AnalysisTools',
  name: 'Analysis Tools',
  banner: 'strip/AnalysisTools',
  description:
    'Speed curves, jump data, heat maps and team formations: how camera and sensor data explain a performance on screen and in training.',
  lead: 'Analysis tools show where a race or routine was won and lost. Cameras and worn sensors supply the data; software makes them comparable.',
  facts: [
    {
      value: '14',
      type: '8K cameras',
      description: 'Build a three-dimensional model of the figure skater, Milano Cortina 2026',
    },
    {
      value: '10–12 g',
      type: 'Boot chip',
      description: 'Weight on an alpine racer; with radar it yields speed, acceleration and jump data',
    },
    {
      value: '3 axes',
      type: 'Bobsleigh',
      description: 'For acceleration and again for rotation of the sled, beside its speed',
    },
    { value: '4 s', type: 'To 100 km/h', description: 'From rest, on the alpine start slope of St. Moritz' },
  ],
  sections: [
    {
      heading: 'What is measured in which sport',
      text: `A finish time says who was faster and leaves out why. In [ice hockey](/Sports/IceHockey) the tool marks players and puck, then derives tracks, speed, distance, time on ice and formations. It works live, in replays and after the game.

For [figure skating](/Sports/FigureSkating) the cameras give how high and how far a jump goes and how long it stays in the air. A heat map shows on which parts of the ice the skater spent the time. Alpine skiing adds a continuous speed curve and the time needed to reach 100 km/h. In beach volleyball, software names the type of shot and predicts the ball’s path while a body hides it.`,
    },
    {
      heading: 'Worn sensor or camera',
      text: `A sensor works out of sight of any lens, but must be fitted and allowed by the rules. A camera leaves the athlete alone; it needs a fixed place, calibration and a clear view. In Beijing in 2022 snowboarders wore sensors, while six cameras read the skaters. Over a large field, the [local positioning system](/Service/LocalPositioningSystem) supplies the tracks.`,
    },
    {
      heading: 'Separate from the official result',
      text: `Official times come from [timing](/Service/Timing) equipment and marks from judges. The company said in 2024 that machines support judges and do not yet replace them. From that year on, artificial intelligence has also been used to predict and to compare athletes live.`,
    },
  ],
  steps: [
    { title: 'Choose the values', text: 'Federation and broadcaster name the measurements that explain the sport.' },
    {
      title: 'Fit and calibrate',
      text: 'Cameras are aligned with known points of the field, and each tag is assigned to one athlete.',
    },
    {
      title: 'Record with time stamps',
      text: 'Every sample carries its instant and can be matched with the race clock.',
    },
    {
      title: 'Compute and check',
      text: 'Software derives speeds, jumps and tracks; values spoiled by a lost signal should be held back.',
    },
    {
      title: 'Show and keep',
      text: 'Screens receive a number, a track or a heat map; the data stay available for comparison.',
    },
  ],
  benefits: [
    'Broadcasters explain a lead with a measured value.',
    'Athletes, who make the most use of the data, take them into training.',
    'Commentators compare two attempts on the same scale.',
  ],
  gallery: ['screen/analysis-speed-curve', 'screen/analysis-jump'],
};
