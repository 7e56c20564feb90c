import type { ServiceContent } from './service.ts';

export const virtualRunner: ServiceContent = {
  slug: 'VirtualRunner',
  name: 'Virtual Runner',
  keyPicture: '/images/screen/virtual-runner.svg',
  banner: '/images/strip/VirtualRunner.svg',
  description:
    'A drawn figure runs the record or an earlier race beside the athletes of today: a virtual opponent in the live picture for broadcasters.',
  lead: 'A drawn figure runs an earlier race beside the athletes of today. Your viewers see the record as a distance on the track, from the start to the line.',
  // services.md, VirtualRunner: example of a calibration point (history of the race, no firm's figure); LocalPositioningSystem: 50 mm; TvGraphics: chain.
  facts: [
    {
      value: '57.5 s',
      type: 'A point to pass',
      description: 'The first lap of the first mile run in under four minutes',
    },
    {
      value: '50 mm',
      type: 'Position',
      description: 'Accuracy of the tags that record a race from start to finish',
    },
    { value: 'Under 1/10 s', type: 'Delay', description: 'Between a measured value and our graphics on air' },
  ],
  sections: [
    {
      // services.md, VirtualRunner: what it is.
      heading: 'An opponent from the archive',
      text: `You choose whose race is run: the world record, last year’s winner or the qualifying time. The figure starts with the gun and keeps to the pace of that day. A runner far ahead of the field still has somebody to beat. Commentators give the lead in metres as well as in seconds.`,
    },
    {
      // services.md, VirtualGraphics: record line, overlay of two jumpers, line on the hill.
      heading: 'From the record line to the runner',
      text: `You know the red record line from [swimming](/Sports/Swimming), where it is one of our [virtual graphics](/Service/VirtualGraphics). In [ski jumping](/Sports/SkiJumping) we lay one jumper over another to compare the flight. The virtual runner brings both ideas to the track. The record moves, and it has the shape of an athlete.`,
    },
    {
      // services.md, VirtualRunner: time-over-distance file (general); LocalPositioningSystem: continuous positions.
      heading: 'A race stored as distance over time',
      text: `The earlier race is kept as a file of distance over time. For an old race its lap times are the fixed points, and the pace between them is calculated. A race recorded with the [local positioning system](/Service/LocalPositioningSystem) has a position for every moment. The file can be used again in any later race over the distance.`,
    },
    {
      // services.md, VirtualRunner: track and camera calibrated (general).
      heading: 'Camera places that stay as they are',
      text: `Track and cameras are calibrated together before the event. Every camera that shows the figure has its own calibration and keeps its place afterwards. Send us your camera plan, the races you have in mind and their intermediate times. The start signal comes from [timing](/Service/Timing), so we plan both services together. [Ask headquarters](/Company/ContactCorgemont) for an offer.`,
    },
  ],
  steps: [
    { title: 'Store', text: 'The earlier race becomes a file with its known times.' },
    { title: 'Measure', text: 'Lanes, bends and start marks are entered with their true dimensions.' },
    { title: 'Calibrate', text: 'The software learns which point of the picture is which point of the track.' },
    { title: 'Start', text: 'Live race and stored race begin with the same signal.' },
    { title: 'Draw', text: 'The figure is placed in every frame, and athletes in front of it stay visible.' },
  ],
  benefits: [
    'A record attempt that everybody can follow.',
    'A contest even when the winner runs alone.',
    'Leads in metres for the commentary.',
    'A stored race ready for the next meeting.',
  ],
  gallery: ['/images/screen/virtual-runner.svg'],
};
