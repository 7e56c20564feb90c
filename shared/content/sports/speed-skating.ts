import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const speedSkating: SportContent = {
  slug: 'SpeedSkating',
  name: 'Speed Skating',
  surface: 'ice',
  banner: '/images/strip/SpeedSkating.svg',
  description:
    'Speed skating with Swiss Timing on tracks of 400 or 333.33 m: photo finish, low photocells, ankle transponders, false-start cameras and times to 1/100 s.',
  lead: 'One pair after another races the clock, and the ranking stays open to the last. You receive times to the hundredth, and thousandths for the day they are needed.',
  // current-rules.md, SpeedSkating: federation, Games 2026; sports.md, SpeedSkating: pairs, tracks.
  intro: `Most races are skated in pairs on tracks of 400 or 333.33 m. A white cuff marks the inner lane and a red one the outer. On the back straight the two change lanes, so that both cover the same distance.

The International Skating Union (ISU) sets the distances. Women skate 500, 1,000, 1,500, 3,000 and 5,000 m, men 500, 1,000, 1,500, 5,000 and 10,000 m. Team pursuit has been Olympic since 2006, mass start since 2018.`,
  // specification 9: tracks; current-rules.md, SpeedSkating: published, photo finish; sports.md: PyeongChang 5000 m.
  facts: [
    { value: '1/100 s', type: 'Result', description: 'Resolution in which a time is published' },
    { value: '400 or 333.33 m', type: 'Track', description: 'Length of one lap' },
    { value: '0.002 s', type: 'Margin', description: 'For silver over 5,000 m at PyeongChang 2018' },
    { value: '10,000 images/s', type: 'Photo finish', description: 'Camera rate at Beijing 2022' },
    { value: '14', type: 'Olympic events', description: 'Seven each at Milano Cortina 2026' },
  ],
  sections: [
    {
      // current-rules.md, SpeedSkating: measured, published, tie; sports.md: Sochi 1500 m, cameras on both sides, beam.
      heading: 'The tip of the blade',
      picture: '/images/strip/InstructionManuals.svg',
      text: `A race ends when the tip of the first blade reaches the line. The beam lies close over the ice, below knees and hands. Photo-finish cameras look at the line from both sides. When one skater hides the other, the second picture still has the blade.

Thousandths come into play only when hundredths are equal. Over 1,500 m at Sochi 2014 the board showed 1:45.00 twice. Gold went to 1:45.006, silver to 1:45.009.`,
    },
    {
      // current-rules.md, SpeedSkating: devices, backup; sports.md: false-start camera.
      heading: 'Devices and backup',
      text: `The Olympic Games, ISU championships and World Cups require automatic timing. Timekeepers with stopwatches to 1/100 s stand behind it.

Two skaters wait for the e-gun. Each lane has a camera of its own, new at Beijing 2022, and officials see whether one of them moved too soon.`,
    },
    {
      // sports.md, SpeedSkating: team pursuit, transponders; current-rules.md: mass start.
      heading: 'Team pursuit and mass start',
      text: `In team pursuit skaters follow each other so closely that a beam sees only the first. Transponders round both ankles tell the members of the team apart as they pass.

In the mass start everyone sets off together. The order at the line counts, with points from the sprints on the way, and leg transponders give viewers the live places, as they have since Sochi 2014.`,
    },
    {
      // sports.md, SpeedSkating: results to commentators and internet; boot speed 2018.
      heading: 'From the line to the public',
      picture: '/images/scene/commentary.svg',
      text: `Results reach boards, the [commentator information system](/Service/MediaInformationSystem) and the [internet](/Service/LiveTimingAndScoring) at the same moment. Sensors on the boot have added live speed since PyeongChang 2018. [Virtual graphics](/Service/VirtualGraphics) are part of the service.`,
    },
    rinkSection,
  ],
  // brands.md: Omega; innovation-milestones.md 2010, 2014; sports.md, SpeedSkating.
  company: `The electronic pistol of Omega made its debut in skating at Vancouver 2010. At Sochi 2014 photocells, transponders and a photo finish of 2,000 images/s worked together.

After 5,000 m at PyeongChang 2018 two skaters had 6:11.61 on the board. Thousandths gave silver to 6:11.616, ahead of 6:11.618. At Beijing four years later the camera was five times as fast as at Sochi.`,
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
      text: 'A pair for each skater, left and right.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'False-start cameras',
      text: 'One a lane, pointed at the start line.',
    },
    {
      name: 'E-gun',
      text: 'Electronic pistol on a cable of 7 m, protected to IP64.',
      picture: '/images/equipment/e-gun.svg',
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
    '/images/scene/operations-room.svg',
    '/images/equipment/photo-finish-camera.svg',
    '/images/equipment/transponder.svg',
  ],
};
