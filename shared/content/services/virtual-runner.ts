import type { ServiceContent } from './service.ts';

export const virtualRunner: ServiceContent = {
  slug: 'VirtualRunner',
  name: 'Virtual Runner',
  keyPicture: '/images/screen/virtual-runner.svg',
  banner: '/images/strip/VirtualRunner.svg',
  description:
    'A drawn runner keeps the pace of a record or an earlier race among the athletes of today: an opponent in the live picture for broadcasters.',
  lead: 'A runner far ahead of the field has no opponent left but the record, and the record cannot be seen. The virtual runner makes it visible, as a drawn athlete on the track who keeps the pace of an earlier race.',
  // services.md, VirtualGraphics and innovation-milestones.md, 2000: record line; LocalPositioningSystem: 50 mm; TvGraphics: chain. 10 m/s for 0.1 s is 1 m.
  facts: [
    { value: '1 m', type: 'Gap', description: 'Between a sprinter at 10 m/s and a record 0.1 s ahead' },
    { value: '2000', type: 'Record line', description: 'Its forerunner in the pool, first seen on television' },
    { value: '50 mm', type: 'Positioning accuracy', description: 'When the earlier race was recorded with tags' },
    { value: 'Under 1/10 s', type: 'On air', description: 'From a measured value to the picture' },
  ],
  sections: [
    {
      // services.md, VirtualRunner: what it is.
      heading: 'A record becomes an opponent',
      text: `You choose whose race is run: the world record, last year’s winner or the qualifying time. When the gun goes, the drawn runner leaves with the athletes, although viewers see at once that it is not one of them, because it is pale and the lane shows through. A gap needs no explaining. The commentator can say how many metres are missing, with how far to go.`,
    },
    {
      // services.md, VirtualGraphics: record line, overlay of two jumpers, line on the hill.
      heading: 'It grew out of the record line',
      text: `Both halves of the idea have been proved on air. Viewers have known the red record line in [swimming](/Sports/Swimming) since 2000, and in [ski jumping](/Sports/SkiJumping) we lay one jumper over another where two flights are to be compared. The virtual runner moves at a known pace, as the line does, and has the shape of an athlete, as the jumper has. It is drawn by [virtual graphics](/Service/VirtualGraphics).`,
    },
    {
      // services.md, VirtualRunner: time-over-distance file, first lap of 57.5 s (general); LocalPositioningSystem: continuous positions.
      heading: 'An old race is only as exact as its splits',
      text: `The earlier race is stored as distance over time. Of the first mile under four minutes we know the laps, the first in 57.5 s, so the runner passes the line at those times and keeps an even pace in between. A race recorded with the [local positioning system](/Service/LocalPositioningSystem) leaves no such gaps, because its position is known throughout.`,
    },
    {
      // services.md, VirtualRunner: track and camera calibrated (general).
      heading: 'We need your camera plan and the splits',
      text: `Cameras that show the runner are calibrated on the track before the event and must not be moved afterwards, or the runner would leave its lane. Send [headquarters](/Company/ContactCorgemont) the camera plan, the races you have in mind and whatever split times exist. Because the start signal comes from [timing](/Service/Timing), we plan the two services together. The result sheet never mentions the runner.`,
    },
  ],
  steps: [
    { title: 'The old race is stored', text: 'Its known times become a file, to be used again at the next meeting.' },
    { title: 'The track is measured', text: 'Lanes, bends and start marks enter with their true dimensions.' },
    { title: 'One signal starts both', text: 'The stored race begins when the live race does.' },
    {
      title: 'The runner joins the picture',
      text: 'It is placed frame by frame, and athletes in front of it stay in front.',
    },
  ],
  benefits: [
    'A record attempt that a layman can follow.',
    'A contest even when the winner runs alone.',
    'Leads in metres for the commentary.',
  ],
  gallery: ['/images/screen/virtual-runner.svg'],
};
