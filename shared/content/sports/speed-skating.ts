import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const speedSkating: SportContent = {
  slug: 'SpeedSkating',
  name: 'Speed Skating',
  family: 'line',
  surface: 'ice',
  banner: '/images/strip/SpeedSkating.svg',
  description:
    'Speed skating with Swiss Timing on tracks of 400 or 333.33 m: photo finish, low photocells, ankle transponders, false-start cameras and times to 1/100 s.',
  lead: 'One pair after another races the clock. You get times to the hundredth, and to the thousandth when two skaters are level.',
  // Scene: current-rules.md, SpeedSkating: tie (upi-sochi); ISU report of 15 February 2014. Federation: same; sports.md, SpeedSkating: pairs, tracks.
  intro: `1:45.00 for Zbigniew Bródka of Poland. 1:45.00, after the last pair of all, for Koen Verweij of the Netherlands. Only because the hundredths of the 1,500 m at Sochi were equal did the thousandths come into play. 1:45.006 was gold, 1:45.009 silver.

Most races are skated in pairs on tracks of 400 or 333.33 m, under the rules of the International Skating Union (ISU). A white cuff marks the inner lane and a red one the outer, and the two change on the back straight.`,
  // current-rules.md, SpeedSkating: published, photo finish; sports.md: PyeongChang 5000 m.
  facts: [
    { value: '1/100 s', type: 'Result', description: 'As a time is published' },
    { value: '0.002 s', type: 'Margin', description: 'For silver over 5,000 m at PyeongChang 2018' },
    { value: '10,000 images/s', type: 'Photo finish', description: 'Since PyeongChang 2018' },
    { value: '14', type: 'Olympic events', description: 'Seven for women, seven for men, in 2026' },
  ],
  sections: [
    {
      // sports.md, SpeedSkating: results to commentators and internet; boot speed 2018.
      heading: 'One time for all of them',
      picture: '/images/scene/commentary.svg',
      text: `Results reach the boards, the [commentator information system](/Service/MediaInformationSystem) and the [internet](/Service/LiveTimingAndScoring) at the same moment. Sensors on the boot have added live speed since PyeongChang 2018, for coaches as well as for the [virtual graphics](/Service/VirtualGraphics).`,
    },
    {
      // current-rules.md, SpeedSkating: measured, devices, backup; sports.md: cameras on both sides, beam, false-start camera.
      heading: 'The beam runs below the knee',
      text: `A race ends when the tip of the first blade reaches the line. The beam lies close over the ice, because a knee or a hand must not stop the clock before the blade does. At the start every lane has its camera, new at Beijing 2022, and timekeepers with watches back up the automatic clock.`,
    },
    {
      // sports.md, SpeedSkating: team pursuit, transponders; current-rules.md: mass start.
      heading: 'In a team the third skater counts',
      text: `In team pursuit skaters follow so closely that a beam sees only the first; transponders round both ankles tell them apart. In the mass start the order at the line counts together with points from the sprints on the way, and the same transponders give live places.`,
    },
    rinkSection(
      'Before the first pair we try the beam, both cameras and the start with the officials, and compare main system, backup and stopwatches.',
    ),
  ],
  // innovation-milestones.md 2010; sports.md, SpeedSkating; current-rules.md: team pursuit, mass start.
  company: `The electronic pistol made its debut in skating, at Vancouver 2010.

Team pursuit had become Olympic in 2006, mass start followed in 2018, and both gave the transponder a task that no beam could do. At the Games we work as Omega. At PyeongChang 2018 our camera was five times as fast as at Sochi.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, SpeedSkating; equipment.md: Quantum.
  equipment: [
    {
      name: 'Photo-finish cameras',
      text: 'One inside and one outside the oval.',
    },
    {
      name: 'Low photocells',
      text: 'Set at the height of the blade.',
    },
    {
      name: 'Ankle transponders',
      text: 'A pair for every skater, left and right.',
    },
    {
      name: 'Quantum timer',
      text: 'Measures in microseconds and keeps time to 0.1 ppm.',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  plan: '/images/plan/SpeedSkating.svg',
  gallery: [
    '/images/scene/speed-skating-start.svg',
    '/images/scene/speed-skating-finish.svg',
    '/images/scene/speed-skating-pursuit.svg',
  ],
};
