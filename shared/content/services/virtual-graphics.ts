import type { ServiceContent } from './service.ts';

export const virtualGraphics: ServiceContent = {
  slug: 'VirtualGraphics',
  name: 'Virtual Graphics',
  banner: 'strip/VirtualGraphics',
  description:
    'World-record lines in the pool, a distance line on the landing hill, flags under the ice: graphics tied to the scene and fed by live measurement.',
  lead: 'A line moves down the pool at record pace, and the swimmers chase it. Virtual graphics are drawn into the scene, so that they seem to lie on water, snow, ice or grass.',
  facts: [
    { value: '2000', type: 'Record line', description: 'A virtual line shows viewers the distance to the record' },
    {
      value: '2016',
      type: 'Windsor',
      description: 'Image-based swim data first used, at the short-course world championships',
    },
    { value: '3', type: 'Cameras', description: 'Fixed under the roof in Budapest 2017 and calibrated on the pool' },
    { value: 'Under 0.1 s', type: 'Delay', description: 'Upper limit for the chain that ends in the picture' },
  ],
  sections: [
    {
      heading: 'The red line and what follows it',
      text: `In [swimming](/Sports/Swimming) the best-known graphic is the red line of the world record. Since 2016/17 the system has added live speed, the gaps between swimmers and the stroke rate of each one. These values are measured from the camera image, without a sensor on the swimmer.`,
    },
    {
      heading: 'A mark on the landing hill',
      text: `[Ski jumping](/Sports/SkiJumping) asks each athlete to beat a distance that changes during the round. A line across the hill marks the length needed for the lead. Two jumpers can also be overlaid to compare their flight paths.`,
    },
    {
      heading: 'Painted under the ice',
      text: `The technique suits flags in speed skating broadcasts. Each flag travels with its skater and looks as if it lay below the surface.`,
    },
  ],
  steps: [
    {
      title: 'Calibrate',
      text: 'The geometry of pool, hill or track is matched to each camera that will carry a graphic.',
    },
    {
      title: 'Measure',
      text: 'The athletes are located by fixed cameras, as in the pool, or by [positioning tags](/Service/LocalPositioningSystem).',
    },
    { title: 'Compute', text: 'Record pace, gap or required distance becomes a place in the scene.' },
    {
      title: 'Draw',
      text: 'The graphic is rendered in the perspective of the camera on air, with the athletes in front of it.',
    },
    {
      title: 'Transmit',
      text: 'The finished picture goes to the host broadcaster, beside the ordinary [TV graphics](/Service/TvGraphics).',
    },
  ],
  benefits: [
    'Viewers see the gap instead of reading it.',
    'A record attempt that makes sense from the first length.',
    'Data per athlete, such as speed and stroke rate, as a by-product of the picture.',
    'A service that can be ordered alongside timing, results and CIS.',
  ],
  gallery: ['screen/virtual-record-line', 'screen/virtual-jump-line'],
};
