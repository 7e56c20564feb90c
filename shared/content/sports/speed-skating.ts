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
  lead: 'One pair after another races the clock, so the ranking stays open to the last. You receive the hundredth, and the thousandth for the day that needs it.',
  // Scene: current-rules.md, SpeedSkating: tie (upi-sochi); ISU report of 15 February 2014. Federation, Games 2026: same; sports.md, SpeedSkating: pairs, tracks.
  intro: `That day was 15 February 2014. Over 1,500 m at Sochi the board showed 1:45.00 for Zbigniew Bródka of Poland and, after the last pair of all, 1:45.00 for Koen Verweij of the Netherlands. Only because the hundredths were equal did the thousandths come into play. 1:45.006 was gold, 1:45.009 silver.

Most races are skated in pairs on tracks of 400 or 333.33 m. A white cuff marks the inner lane and a red one the outer, and since the two change on the back straight, both cover the same distance. The International Skating Union (ISU) sets the distances, from 500 m to 10,000 m for men and to 5,000 m for women.`,
  // current-rules.md, SpeedSkating: published, photo finish; sports.md: PyeongChang 5000 m.
  facts: [
    { value: '1/100 s', type: 'Result', description: 'Resolution in which a time is published' },
    { value: '0.002 s', type: 'Margin', description: 'For silver over 5,000 m at PyeongChang 2018' },
    { value: '10,000 images/s', type: 'Photo finish', description: 'Camera rate at Beijing 2022' },
    { value: '14', type: 'Olympic events', description: 'Seven for women, seven for men, at Milano Cortina 2026' },
  ],
  sections: [
    {
      // current-rules.md, SpeedSkating: measured; sports.md: cameras on both sides, beam.
      heading: 'The beam runs below the knee',
      text: `A race ends when the tip of the first blade reaches the line. The beam lies close over the ice, because a knee or a hand must not stop the clock before the blade does. Photo-finish cameras look from both sides, so that when one skater hides the other the second picture still has the blade.`,
    },
    {
      // current-rules.md, SpeedSkating: devices, backup; sports.md: false-start camera.
      heading: 'Stopwatches wait behind the automatic clock',
      text: `The Olympic Games, ISU championships and World Cups require automatic timing, and timekeepers with watches to 1/100 s back it up. At the start every lane has its camera, new at Beijing 2022. It shows the officials whether one of the pair moved too soon, although the recall remains their decision. The length of your track and a plan with power and network are what we ask for first.`,
    },
    {
      // sports.md, SpeedSkating: team pursuit, transponders; current-rules.md: mass start.
      heading: 'In a team the third skater counts',
      text: `In team pursuit skaters follow so closely that a beam sees only the first, which is why transponders round both ankles tell them apart. In the mass start, where all set off at once, the order at the line counts together with points from the sprints on the way. Viewers can follow both, because the same transponders give live places lap by lap.`,
    },
    {
      // sports.md, SpeedSkating: results to commentators and internet; boot speed 2018.
      heading: 'Boards, commentators and the web have one time',
      picture: '/images/scene/commentary.svg',
      text: `Results reach the boards, the [commentator information system](/Service/MediaInformationSystem) and the [internet](/Service/LiveTimingAndScoring) at the same moment, and sensors on the boot have added live speed since PyeongChang 2018, for coaches as well as for the [virtual graphics](/Service/VirtualGraphics).`,
    },
    rinkSection(
      'Before the first pair we try the beam, both cameras and the start with the officials, and compare what main system, backup and stopwatches have to say.',
    ),
  ],
  // innovation-milestones.md 2010, 2014; sports.md, SpeedSkating; current-rules.md: team pursuit, mass start.
  company: `The electronic pistol of Omega made its debut in skating at Vancouver 2010. Team pursuit had become Olympic in 2006, mass start followed in 2018, and both gave the transponder a task that no beam could do. At Beijing 2022 our camera was five times as fast as at Sochi.`,
  companyPicture: '/images/heritage/electronic-pistol-2010.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, SpeedSkating; equipment.md: e-gun, Quantum.
  equipment: [
    {
      name: 'Photo-finish cameras',
      text: 'One inside and one outside the oval, both on the line.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Low photocells',
      text: 'Set at the height of the blade.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Ankle transponders',
      text: 'A pair for every skater, left and right.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'False-start cameras',
      text: 'One a lane, pointed at the start line.',
    },
    {
      name: 'E-gun',
      text: 'Electronic pistol on a cable of 7 m, protected to IP64.',
    },
    {
      name: 'Quantum timer',
      text: 'Measures in microseconds and keeps time to 0.1 ppm.',
      picture: '/images/equipment/quantum-timer.svg',
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
