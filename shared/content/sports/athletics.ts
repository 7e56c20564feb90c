import type { SportContent } from './sport.ts';

export const athletics: SportContent = {
  slug: 'Athletics',
  name: 'Athletics',
  family: 'line',
  surface: 'tartan',
  banner: '/images/strip/Athletics.svg',
  description:
    'Timing and results for track and field: photo finish, false-start detection and wind measurement, with up to seven events on one field at once.',
  lead: 'Up to seven events share the field at one moment, so one team and one results system have to serve them all.',
  // Scene: olympics.com and ESPN reports of 4 August 2024; sports.md, Athletics: Paris 2024. 5 cm: 0.005 s at about 11 m/s.
  // sports.md, Athletics: seven events; services.md, InformationSystem.
  intro: `After 30 m of the Olympic final in Paris, on 4 August 2024, Noah Lyles was last. He and Kishane Thompson reached the line together, and for half a minute the board said only “Photo”. Then it came: Lyles 9.784, Thompson 9.789. Both are published as 9.79, although at that speed they are some 5 cm apart.

A hurdles heat, a long jump and a javelin final may run side by side. For an offer we ask for the timetable first, because the number of events that overlap decides how many people you need.`,
  // sports.md, Athletics: Paris 2024; current-rules.md, Athletics: start to camera, photo finish.
  facts: [
    { value: '0.005 s', type: 'Winning margin', description: 'In the men’s 100 m final of Paris' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Top speed of our camera at Paris 2024' },
    { value: '0.001 s', type: 'Start to camera', description: 'The longest delay that a start signal may have' },
    { value: '55', type: 'Timekeepers', description: 'For athletics alone at Paris 2024' },
  ],
  sections: [
    {
      // current-rules.md, Athletics: measured, published, tie, backup.
      heading: 'The torso finishes first, whatever the arms do',
      picture: '/images/scene/line-camera.svg',
      text: `A runner has finished when the torso reaches the near edge of the line, which is where the photo-finish judge sets the cursor.

World Athletics publishes track times to the hundredth, rounded up. If a qualifying place is tied, the judge reads the thousandth. A second camera backs up the first, and hand times back up both.`,
    },
    {
      // current-rules.md, Athletics: start to camera, zero control test, false start; combined events: gk, second review.
      // sports.md, Athletics: 440 ms, loudspeakers.
      heading: 'Anything under 0.100\u00a0s is a false start',
      picture: '/images/scene/starter.svg',
      text: `Force sensors in the blocks measure the reaction. The first false start puts an athlete out, although combined events allow one a race.

A runner in lane 9 once took 440 ms because the shot arrived late, which is why every block now has its loudspeaker. Before a session a zero control test proves the delay from start to camera.`,
    },
    {
      // current-rules.md, Athletics: wind.
      heading: 'Above 2.0 m/s of tail wind there is no record',
      picture: '/images/screen/public-scoreboard-athletics.svg',
      band: 'dark',
      text: `The performance counts, but not as a record. On the straight a gauge 50 m before the line measures for 10 s in the 100 m, for 13 s in the sprint hurdles and, once the runners have left the bend, for 10 s in the 200 m. Long and triple jump have a gauge at the runway, which measures for 5 s.`,
    },
    {
      // sports.md, Athletics: seven events; services.md, InformationSystem: capture, ranking, outputs.
      heading: 'Every attempt is entered where it happens',
      text: `Officials key in distance or height at the circle, the pit or the bar. The [results system](/Service/InformationSystem) ranks the athletes and adds the wind where the rules ask for it, so that even a commentator who is busy with the 1500 m sees that the shot has a new leader.`,
    },
    {
      // Starting lights, double photocells: asked for with this section; current-rules.md, Athletics: measured.
      heading: 'Deaf athletes start by light',
      text: `Our starting lights flash with the signal that others hear. For wheelchair races we add double photocells, although the official times still come from the photo finish.`,
    },
    {
      // services.md: main and backup in parallel; current-rules.md, Athletics: second camera. Three skating pages share the heading.
      heading: 'Before the first start',
      text: `We line up both cameras with the finish while officials practise the entry of attempts. Then one heat and one field event are rehearsed, through main and backup system.`,
    },
  ],
  // innovation-milestones.md: 1948, 1968, 1992; history-milestones.md: 2010; brands.md: Omega; services.md, DistributedTimekeeping.
  company: `The Racend Omega Timer recorded London 1948 on film, to 1/1000 s. In 1968 Photosprint had the film ready in under 30 s, and since 1992, when Scan’O’Vision became digital, there has been none to develop.

Omega is our name at the Games and, since its first season in 2010, in the Diamond League. When runners cannot meet in one stadium, [Distributed Timekeeping](/Service/DistributedTimekeeping) merges their finishes into a virtual photo finish.`,
  companyPicture: '/images/innovations/photo-finish-1948.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: Scan'O'Vision, ASC3, StartTime V, Sirocco; innovation-milestones.md: 2012, 2016; sports.md: bib tag.
  equipment: [
    {
      name: 'Scan’O’Vision Ultimate',
      text: 'Four times as fast as our camera of Rio 2016.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Starting block with force sensors',
      text: 'Measured 4,000 times a second at Rio 2016.',
      picture: '/images/equipment/athletics-starting-block.svg',
    },
    {
      name: 'E-gun',
      text: 'Sound, flash and start pulse from one trigger.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Sirocco wind gauge',
      text: 'Ultrasonic, on a tripod at 1.22 m.',
      picture: '/images/equipment/sirocco-wind-gauge.svg',
    },
    {
      name: 'Bib tag',
      text: '[Receivers round the track](/Service/LocalPositioningSystem) take place and speed from it.',
      picture: '/images/equipment/transponder.svg',
    },
  ],
  services: ['DistributedTimekeeping', 'LocalPositioningSystem', 'VirtualRunner'],
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
    '/images/screen/mobile-result.svg',
  ],
  captions: {
    '/images/equipment/transponder.svg': 'A transponder and its signal; on the track the tag is on the bib',
  },
};
