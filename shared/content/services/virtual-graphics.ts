import type { ServiceContent } from './service.ts';

export const virtualGraphics: ServiceContent = {
  slug: 'VirtualGraphics',
  name: 'Virtual Graphics',
  opening: 'television',
  banner: '/images/screen/virtual-record-line.svg',
  description:
    'World-record lines on the water, the distance to beat on the landing hill: graphics drawn into the live scene from measured data.',
  lead: 'A red line moves down the pool at world-record pace, and the swimmers chase it.',
  benefits: [
    'A gap that viewers see as a distance',
    'A record attempt up to the last length',
    'Measurement and graphics from one crew',
  ],
  // services.md, VirtualGraphics: calibration, cameras, tags; TvGraphics: chain limit.
  chain: {
    heading: 'How the line gets onto the water',
    stations: [
      {
        time: 'Before',
        title: 'Cameras learn the venue',
        text: 'Every point of the picture is matched to a point of the pool or the hill.',
      },
      {
        time: '0.0 s',
        title: 'Athletes are located',
        text: 'By cameras, or by [tags](/Service/LocalPositioningSystem).',
      },
      {
        time: '+0.1 s',
        title: 'The line is drawn',
        text: 'It keeps the perspective of the camera and stays behind the athletes, like paint on the ground.',
      },
      { time: 'Last touch', title: 'The record falls', text: 'Or the line was faster. Everyone has seen which.' },
    ],
  },
  proof: 'A hand on the wall ahead of the line is a new record.',
  sections: [
    {
      // services.md, VirtualGraphics: ski jumping line and overlay.
      heading: 'The line on the hill is the distance to beat',
      picture: '/images/screen/virtual-jump-line.svg',
      text: `In [ski jumping](/Sports/SkiJumping) it shows how far the next athlete must fly to lead, and it moves as the total to beat changes. Two jumpers can also be laid over one another, so that viewers compare flight paths instead of numbers.`,
    },
    {
      // services.md, VirtualGraphics: Budapest set-up, speed, gaps, stroke rate since 2016/17; cyc-consult: offered beside TV graphics.
      heading: 'Once calibrated, they must not move',
      number: { value: '3', type: 'cameras, fixed under the roof of the pool in Budapest in 2017' },
      text: `Since 2016/17 cameras above the water have also measured speed, gaps and stroke rate in [swimming](/Sports/Swimming). They need fixed positions with a full view. Send us your camera plan while it can still be changed, because a position that suits the director may hide half of a lane.`,
    },
  ],
};
