import type { ServiceContent } from './service.ts';

export const virtualRunner: ServiceContent = {
  slug: 'VirtualRunner',
  name: 'Virtual Runner',
  opening: 'television',
  banner: '/images/screen/virtual-runner.svg',
  description:
    'A drawn runner keeps the pace of a record or an earlier race among the athletes of today: an opponent in the live picture for broadcasters.',
  lead: 'A runner far ahead of the field has one opponent left, the record. We draw it on the track beside her.',
  benefits: [
    'A record attempt that a layman can follow',
    'A contest even when the winner runs alone',
    'Leads in metres for the commentary',
  ],
  // services.md, VirtualRunner: time-over-distance file, calibration, first lap of 57.5 s of the first mile under four minutes.
  chain: {
    heading: 'The first mile under four minutes, run again',
    stations: [
      {
        time: 'Before',
        title: 'The old race is stored',
        text: 'As distance over time. Track and cameras are measured with it.',
      },
      { time: '0 s', title: 'One signal starts both', text: 'It comes from [timing](/Service/Timing).' },
      {
        time: '57.5 s',
        title: 'The first lap',
        text: 'There it passes the line, at an even pace in between.',
      },
      {
        time: 'Under 4 min',
        title: 'The record is home',
        text: 'The lane shows through it, so that nobody takes it for an athlete.',
      },
    ],
  },
  proof: 'When the gun goes, the record leaves with the athletes.',
  sections: [
    {
      // services.md, VirtualGraphics: record line, overlay of two jumpers; innovation-milestones.md, 2000.
      heading: 'You choose whose race is run',
      number: { value: '3', type: 'rivals to choose from: the record, last year’s winner, the qualifying time' },
      text: `Viewers have known the red record line in [swimming](/Sports/Swimming) since 2000. The virtual runner keeps a known pace as it does, but has the shape of an athlete. It is drawn by [virtual graphics](/Service/VirtualGraphics).`,
    },
    {
      // 10 m/s for 0.1 s is 1 m; services.md, VirtualRunner: calibration; LocalPositioningSystem: continuous positions.
      heading: 'A gap needs no explaining',
      number: { value: '1 m', type: 'is a tenth of a second, for a sprinter at 10 m/s' },
      text: `The commentator says how many metres are missing, with how far to go. An old race is only as exact as its splits. One recorded with the [local positioning system](/Service/LocalPositioningSystem) has no gaps. Send us the races you have in mind and your camera plan, because cameras that show the runner must not be moved.`,
    },
  ],
};
