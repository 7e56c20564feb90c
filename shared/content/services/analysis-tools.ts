import type { ServiceContent } from './service.ts';

export const analysisTools: ServiceContent = {
  slug: 'AnalysisTools',
  name: 'Analysis Tools',
  opening: 'television',
  banner: '/images/screen/analysis-on-air.svg',
  description:
    'Speed curves, jump heights, heat maps and team formations: camera and sensor data that explain a performance to viewers, coaches and athletes.',
  lead: 'The result says who won. Our analysis tools show where, and why.',
  benefits: ['Measured reasons for a lead', 'Two attempts compared on one scale', 'Data that athletes can train with'],
  // equipment.md, Live Alpine Data chip; sports.md, AlpineSkiing: St. Moritz; services.md, AnalysisTools: users.
  chain: {
    heading: 'A downhill at St. Moritz',
    stations: [
      {
        time: '0 s',
        title: 'A chip on the boot',
        text: 'It weighs 10 to 12 g and works together with radar.',
      },
      { time: '4 s', title: '100 km/h', text: 'From rest. The screen shows it while the racer is still skating.' },
      {
        time: '6 s',
        title: '140 km/h',
        text: 'The curve goes on to the finish: speed, acceleration, deceleration, jumps.',
      },
      {
        time: 'Afterwards',
        title: 'Each audience gets its view',
        text: 'Viewers a number or a curve, coaches and athletes the data.',
      },
    ],
  },
  proof: 'Level at every intermediate, two racers can still ski quite different runs.',
  sections: [
    {
      // services.md, AnalysisTools: alpine, ice hockey, beach volleyball.
      heading: 'Two runs on one scale',
      picture: '/images/screen/analysis-speed-curve.svg',
      text: `The curves of two [alpine](/Sports/AlpineSkiing) racers show where the gap opened. In [ice hockey](/Sports/IceHockey) the tracks of players and puck give speed, distance, time on ice and formations. In [beach volleyball](/Sports/BeachVolleyball) the ball is tracked as well. When a body hides it, the software predicts the path until the cameras see it again.`,
    },
    {
      // services.md, AnalysisTools: figure skating, users, AI since 2024; research-2.md 7: Milano Cortina 2026; Scoring: machines support judges.
      heading: 'A jump has a height, a length and a landing',
      number: { value: '14', type: 'cameras in 8K round the ice of Milano Cortina 2026' },
      text: `A tenth of a second after a [figure skating](/Sports/FigureSkating) jump the screen can show them, and a heat map where on the ice the time was spent. None of this decides a competition: scores remain with the judges. Tell us which values you want to explain, and who is to receive the data.`,
    },
  ],
};
