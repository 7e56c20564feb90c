import type { ServiceContent } from './service.ts';

export const virtualGraphics: ServiceContent = {
  slug: 'VirtualGraphics',
  name: 'Virtual Graphics',
  keyPicture: '/images/screen/virtual-record-line.svg',
  banner: '/images/strip/VirtualGraphics.svg',
  description:
    'World-record lines on the water, the distance to beat on the landing hill: graphics drawn into the live scene from measured data.',
  lead: 'A red line moves down the pool at world-record pace, and the swimmers chase it. We draw such graphics into the live scene, so that they seem to lie on water or snow. A distance is understood sooner than a number.',
  // services.md, VirtualGraphics; innovation-milestones.md: 2000.
  facts: [
    { value: '2000', type: 'Record line', description: 'Viewers see the distance to the record on television' },
    {
      value: '2016',
      type: 'Windsor',
      description: 'First swim data from cameras, at the short-course world championships',
    },
    { value: '3', type: 'Cameras', description: 'Fixed under the roof of the pool in Budapest in 2017' },
    { value: 'Under 1/10 s', type: 'Live', description: 'From the measured position to the finished picture' },
  ],
  sections: [
    {
      // services.md, VirtualGraphics: record line, live speed, gaps, stroke rate since 2016/17.
      heading: 'The red line is the record',
      text: `The line in [swimming](/Sports/Swimming) moves at the pace of the record, so that viewers see from the first length to the last whether it is in danger. A hand on the wall ahead of the line is a new record. Since 2016/17 cameras above the water have also measured what no line can show: live speed, the gaps between swimmers and the stroke rate.`,
    },
    {
      // services.md, VirtualGraphics: ski jumping line and overlay.
      heading: 'The line on the hill is the distance to beat',
      picture: '/images/screen/virtual-jump-line.svg',
      band: 'dark',
      text: `In [ski jumping](/Sports/SkiJumping) a line across the landing hill shows how far the next athlete must fly to lead, and it moves, because the total to beat changes as the competition goes on. Two jumpers can also be laid over one another. Viewers then compare flight paths instead of numbers.`,
    },
    {
      // services.md, VirtualGraphics: Budapest set-up; LocalPositioningSystem: users; cyc-consult: offered beside T&S, OVR, TV graphics, CIS.
      heading: 'The cameras must not move once calibrated',
      text: `A drawn line lies true on the water only if the computer knows which point of the picture is which point of the pool. We therefore need fixed camera positions with a full view of pool or hill, and time to calibrate them there. Where cameras cannot see the whole field, [positioning tags](/Service/LocalPositioningSystem) supply the places of the athletes.

Host broadcasters and rights holders order the service together with timing, on-venue results and [TV graphics](/Service/TvGraphics). Send [us](/Company/ContactCorgemont) your camera plan while it can still be changed, since a position that suits the director may hide half of a lane.`,
    },
  ],
  steps: [
    { title: 'Cameras learn the venue', text: 'They are matched to the geometry of the pool or the hill.' },
    { title: 'Athletes are located', text: 'Cameras or tags give their places.' },
    { title: 'The pace becomes a point', text: 'Record, gap or required distance turns into a place in the scene.' },
    {
      title: 'The drawing follows the picture',
      text: 'It keeps the perspective of the camera and stays behind the athletes, as paint on the ground would.',
    },
  ],
  benefits: [
    'A gap that viewers see as a distance.',
    'A record attempt that holds the audience for the whole race.',
    'Speed and stroke rate of all the swimmers.',
    'Measurement and graphics from one crew.',
  ],
  gallery: ['/images/screen/virtual-record-line.svg', '/images/screen/virtual-jump-line.svg'],
};
