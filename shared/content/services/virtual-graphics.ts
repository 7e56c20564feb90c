import type { ServiceContent } from './service.ts';

export const virtualGraphics: ServiceContent = {
  slug: 'VirtualGraphics',
  name: 'Virtual Graphics',
  keyPicture: '/images/screen/virtual-record-line.svg',
  banner: '/images/strip/VirtualGraphics.svg',
  description:
    'World-record lines on the water, the distance to beat on the landing hill: graphics drawn into the live scene from measured data.',
  lead: 'A red line moves down the pool at world-record pace, and the swimmers chase it. We draw graphics into the live scene, so that they seem to lie on water or snow.',
  // services.md, VirtualGraphics; innovation-milestones.md: 2000.
  facts: [
    { value: '2000', type: 'Record line', description: 'Viewers see the distance to the record on television' },
    {
      value: '2016',
      type: 'Windsor',
      description: 'First swim data from cameras, at the short-course world championships',
    },
    { value: '3', type: 'Cameras', description: 'Fixed under the roof of the pool in Budapest in 2017' },
    { value: 'Under 0.1 s', type: 'Live', description: 'From the measured position to the finished picture' },
  ],
  sections: [
    {
      // services.md, VirtualGraphics: record line, live speed, gaps, stroke rate since 2016/17.
      heading: 'The record line and live swim data',
      text: `Your viewers see whether a world record is in danger, from the first length to the last. The red line in [swimming](/Sports/Swimming) shows the pace of the record. Since 2016/17 live speed, the gaps between swimmers and the stroke rate of each one have joined it. Cameras above the water measure all of it.`,
    },
    {
      // services.md, VirtualGraphics: ski jumping line and overlay.
      heading: 'The distance to beat',
      picture: '/images/screen/virtual-jump-line.svg',
      isDark: true,
      text: `In [ski jumping](/Sports/SkiJumping) a line across the landing hill shows how far the next athlete must fly to lead. It moves as the competition goes on. Two jumpers can also be laid over each other to compare their flight paths.`,
    },
    {
      // services.md, VirtualGraphics: Budapest set-up; LocalPositioningSystem: users; cyc-consult: offered beside T&S, OVR, TV graphics, CIS.
      heading: 'Fixed cameras and time to calibrate',
      text: `The service is for host broadcasters and for rights holders with their own pictures. We need fixed camera positions with a full view of the pool or hill, and time to calibrate them there. Where cameras cannot see the whole field, [positioning tags](/Service/LocalPositioningSystem) supply the places of the athletes.

You can order virtual graphics together with timing, on-venue results and [TV graphics](/Service/TvGraphics). Your camera plan is the best place to begin.`,
    },
  ],
  steps: [
    { title: 'Calibrate', text: 'Each camera is matched to the geometry of the pool or the hill.' },
    { title: 'Measure', text: 'Cameras or tags give the place of every athlete.' },
    { title: 'Compute', text: 'Record pace, gap or required distance becomes a point in the scene.' },
    { title: 'Draw', text: 'The graphic follows the perspective of the camera and stays behind the athletes.' },
    { title: 'Transmit', text: 'The finished picture goes to the broadcaster.' },
  ],
  benefits: [
    'A gap that viewers see as a distance.',
    'A record attempt that holds the audience for the whole race.',
    'Speed and stroke rate for every swimmer.',
    'Measurement and graphics from one crew.',
  ],
  gallery: ['/images/screen/virtual-record-line.svg', '/images/screen/virtual-jump-line.svg'],
};
