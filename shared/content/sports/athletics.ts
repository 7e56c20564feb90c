import type { SportContent } from './sport.ts';

export const athletics: SportContent = {
  slug: 'Athletics',
  name: 'Athletics',
  family: 'line',
  surface: 'tartan',
  banner: '/images/strip/Athletics.svg',
  description:
    'Timing and results for track and field: photo finish, false-start detection and wind measurement, with up to seven events on one field at once.',
  lead: 'Up to seven events share the field at one moment. One team and one results system serve them all.',
  // Scene: olympics.com and ESPN reports of 4 August 2024; sports.md, Athletics: Paris 2024. 5 cm: 0.005 s at about 11 m/s.
  // sports.md, Athletics: seven events; services.md, InformationSystem.
  intro: `“Photo”, said the board in Paris for half a minute, and nothing else. After 30 m of the 100 m final Noah Lyles had been last; he and Kishane Thompson reached the line together. Then it came: Lyles 9.784, Thompson 9.789. Both are published as 9.79, with some 5 cm between them.

A hurdles heat, a long jump and a javelin final may run side by side. The timetable tells us how many people you need.`,
  // sports.md, Athletics: Paris 2024; current-rules.md, Athletics: start to camera, photo finish.
  facts: [
    { value: '0.100 s', type: 'False start', description: 'Any reaction that is faster' },
    { value: '0.001 s', type: 'Start to camera', description: 'The longest delay allowed' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Our camera at Paris 2024' },
    { value: '55', type: 'Timekeepers', description: 'For athletics alone at Paris 2024' },
  ],
  sections: [
    {
      // current-rules.md, Athletics: measured, published, tie, backup.
      heading: 'The torso finishes first',
      picture: '/images/scene/line-camera.svg',
      text: `A race is over when the torso reaches the near edge of the line, and there the photo-finish judge sets the cursor. World Athletics publishes track times to the hundredth, rounded up; if a qualifying place is tied, the judge reads the thousandth. A second camera and hand times are the backup.`,
    },
    {
      // current-rules.md, Athletics: start to camera, zero control test, false start; combined events: gk. sports.md, Athletics: 440 ms, silent pistol, starting lights.
      heading: 'The shot comes from the block',
      picture: '/images/scene/starter.svg',
      text: `Even with a loudspeaker behind every block athletes used to wait for the shot itself. At Sydney 2000 one in lane 9 took 440 ms. Our pistol is therefore silent, and the loudspeakers give the only sound. For deaf athletes starting lights flash.`,
    },
    {
      // current-rules.md, Athletics: wind.
      heading: 'Above 2.0 m/s of tailwind there is no record',
      text: `The gauge of the straight measures for 10 s in the 100 m and for 13 s in the sprint hurdles, that of the long and the triple jump for 5 s. The performance counts all the same.`,
    },
    {
      // sports.md, Athletics: seven events; services.md, InformationSystem: capture, ranking, outputs.
      heading: 'In the field',
      text: `Officials key in distance or height at the circle, the pit or the bar. The [results system](/Service/InformationSystem) ranks the athletes, so a commentator who is busy with the 1500 m sees that the shot has a new leader.`,
    },
    {
      // services.md: main and backup in parallel; current-rules.md, Athletics: second camera. Three skating pages share the heading.
      heading: 'Before the first start',
      text: `Both cameras are lined up with the finish, and a zero control test proves the delay from start to camera. One heat and one field event are rehearsed, on main and backup system.`,
    },
  ],
  // innovation-milestones.md: 1948, 1968, 1992; history-milestones.md: 2010; brands.md: Omega; services.md, DistributedTimekeeping.
  company: `In 1948 the film of a finish took over from the eye.

By 1968 Photosprint had its film ready in under 30 s. Since 1992 Scan’O’Vision has been digital.

Omega is our name at the Games and, since 2010, in the Diamond League. When runners cannot meet in one stadium, [Distributed Timekeeping](/Service/DistributedTimekeeping) merges their finishes into one picture.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Scan'O'Vision, ASC3, Sirocco; innovation-milestones.md: 2012, 2016; sports.md: bib tag.
  equipment: [
    {
      name: 'Scan’O’Vision Ultimate',
      text: 'Four times as fast as our camera of Rio 2016.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Starting block',
      text: 'Reads force 4,000 times a second.',
      picture: '/images/equipment/athletics-starting-block.svg',
    },
    {
      name: 'E-gun',
      text: 'Flash and start pulse from one trigger.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Sirocco wind gauge',
      text: 'Ultrasonic, on a tripod at 1.22 m.',
      picture: '/images/equipment/sirocco-wind-gauge.svg',
    },
  ],
  services: ['DistributedTimekeeping', 'LocalPositioningSystem', 'MobileApplications', 'VirtualRunner'],
  links: [
    { label: 'World Athletics', href: 'https://worldathletics.org' },
    { label: 'Diamond League', href: 'https://diamondleague.com' },
    {
      label: 'World Athletics on YouTube: races and field events to watch',
      href: 'https://www.youtube.com/@WorldAthletics',
    },
  ],
  plan: '/images/plan/Athletics.svg',
  gallery: [
    '/images/scene/athletics-long-jump.svg',
    '/images/scene/night-board.svg',
    '/images/scene/athletics-high-jump.svg',
  ],
};
