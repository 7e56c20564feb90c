import type { SportContent } from './sport.ts';

export const speedSkating: SportContent = {
  slug: 'SpeedSkating',
  name: 'Speed Skating',
  surface: 'ice',
  banner: 'strip/SpeedSkating',
  description:
    'Speed skating on 400 and 333.33 m tracks: times to 1/1000 s, a low finish beam, cameras on both sides and ankle transponders.',
  lead: 'Two skaters share the ice and each races the clock. Tracks measure 400 or 333.33 m, and times are taken to 1/1000 s.',
  intro: `A white cuff marks the skater on the inner lane, a red one the skater on the outer. On the back straight the pair swaps lanes, so that both cover the same distance.

The individual programme runs over 500, 1,000, 1,500, 5,000 and 10,000 m, with 3,000 m for women. Winning a pair means little in itself. The ranking compares times across all pairs.`,
  facts: [
    { value: '400 / 333.33 m', type: 'Track', description: 'The two standard lengths in the ISU rules' },
    { value: '1/1000 s', type: 'Resolution', description: 'Every distance is timed in this step' },
    { value: '0.002 s', type: 'Margin', description: 'Decided the silver medal over 5,000 m at PyeongChang 2018' },
    { value: 'About 40 mph', type: 'Top speed', description: 'Read live from a sensor on the boot' },
    { value: '1892', type: 'First rules', description: 'Beginning of the ISU regulations' },
  ],
  sections: [
    {
      heading: 'The tip of the blade',
      text: `A race ends when the tip of the first blade reaches the line. Torso and arms do not count. The finish beam therefore runs low, close over the ice.

Photo-finish cameras look at the line from the inside and from the outside of the track. If one skater covers the other from one side, the second picture still shows the blade.`,
    },
    {
      heading: 'A camera for each lane',
      text: `Since each skater has a lane and a start line of his or her own, false starts can be watched separately. Beijing 2022 introduced one false-start camera per lane. The signal itself comes from an electronic pistol, new at Vancouver in 2010.`,
    },
    {
      heading: 'Team pursuit',
      text: `Team members skate in a line and take turns at the front, so a beam sees only the leader. Every skater wears a transponder round each ankle. The system can tell who crossed the line, and when the last member of the team did.`,
    },
    {
      heading: 'What the ISU requires',
      text: `Rule 247 in its 2008 text makes automatic timing compulsory at Olympic Games, ISU championships and World Cups. Hand timing stands by as backup, with watches that read 1/100 s and certificates no more than 3 months old.`,
    },
  ],
  company: `Our Olympic work on the long track is done for Omega. The Sochi oval had photocells, a photo finish of 2,000 images/s and transponders for live places. At PyeongChang, sensors on the boot gave live speed.

Results leave the timing room by several ways at once: printed lists, scoreboards, the [commentator information system](/Service/MediaInformationSystem) and the [internet](/Service/LiveTimingAndScoring). In television coverage, [virtual graphics](/Service/VirtualGraphics) can set a flag beneath each skater as if painted under the ice.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Photo-finish cameras',
      text: 'Inside and outside the oval; the model used at Sochi took 2,000 images/s.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Low photocells',
      text: 'Set so that a blade, and not a knee or a hand, breaks the beam.',
      drawing: 'photocell',
    },
    {
      name: 'Ankle transponders',
      text: 'A pair for each member of a pursuit team.',
      drawing: 'transponder',
    },
    {
      name: 'False-start cameras',
      text: 'One per lane, trained on the skater at the line.',
    },
    {
      name: 'E-gun',
      text: 'The starter’s electronic pistol, on a 7 m cable and protected to IP64. Sound, flash and time pulse leave together.',
      drawing: 'e-gun',
    },
    {
      name: 'Quantum timer',
      text: 'Measures in microseconds with a precision of 0.1 ppm. Races are decided in thousandths.',
      drawing: 'quantum-timer',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  gallery: ['plan/SpeedSkating', 'screen/positioning-map'],
};
