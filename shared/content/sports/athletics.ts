import type { SportContent } from './sport.ts';

export const athletics: SportContent = {
  slug: 'Athletics',
  name: 'Athletics',
  surface: 'tartan',
  banner: '/images/strip/Athletics.svg',
  description:
    'Timing and results for track and field: photo finish, false-start detection and wind measurement, with up to seven events on one field at once.',
  lead: 'Up to seven events share one field at the same moment. We time the races, read the wind, and keep every result in its own competition.',
  // sports.md, Athletics: seven events; services.md, InformationSystem.
  intro: `A hurdles heat, a long jump and a javelin final can run side by side, each with officials, athletes and viewers of its own. You get one team and one [results system](/Service/InformationSystem) for all of them. Scoreboards, commentators and television receive each ranking as it changes.`,
  // current-rules.md, Athletics: false start, wind; sports.md, Athletics: Paris 2024.
  facts: [
    { value: '0.100 s', type: 'Reaction time', description: 'Anything faster is a false start' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Top speed of our camera at Paris 2024' },
    { value: '0.005 s', type: 'Winning margin', description: 'In the men’s 100 m final of Paris' },
    { value: '2.0 m/s', type: 'Tail wind', description: 'The most that a record allows' },
    { value: '55', type: 'Timekeepers', description: 'For athletics alone at Paris 2024' },
  ],
  sections: [
    {
      // current-rules.md, Athletics: measured, published, tie, photo finish, backup; sports.md, Athletics: 9.79 s.
      heading: 'The photo finish',
      picture: '/images/scene/line-camera.svg',
      text: `A runner has finished when the torso reaches the near edge of the line. The photo-finish judge sets the cursor there. At Paris 2024 the first two men over 100 m both ran 9.79 s, and the picture put them in order.

World Athletics publishes track times up to 10,000 m to the hundredth, rounded up, and road times to the full second. A tie for a qualifying place is read to the thousandth. Top meetings need a camera with at least 1,000 images/s. Behind it stand a second camera and hand times.`,
    },
    {
      // current-rules.md, Athletics: start to camera, zero control test, false start; sports.md, Athletics: reactions, loudspeakers.
      heading: 'Start and reaction time',
      picture: '/images/scene/starter.svg',
      text: `Sprinters usually react in 130–140 ms. A runner in lane 9 once needed 440 ms, because the shot arrived late. Today a loudspeaker stands behind every block.

Force sensors in the blocks, in use since London 2012, measure the reaction. Whoever makes a false start is out. The start signal reaches the camera with a constant delay of at most 0.001 s. A zero control test proves it before each session.`,
    },
    {
      // current-rules.md, Athletics: wind.
      heading: 'Wind at the track and the pit',
      picture: '/images/screen/public-scoreboard-athletics.svg',
      isDark: true,
      text: `For races the gauge stands 50 m before the line, within 2 m of the track. It measures 10 s in the 100 m, 13 s in the sprint hurdles, and 10 s in the 200 m from the entry into the straight. For the long jump and the triple jump it is 5 s. The value is rounded up to the next 0.1 m/s.`,
    },
    {
      // sports.md, Athletics: seven events; services.md, InformationSystem: capture, ranking, outputs.
      heading: 'Jumps and throws',
      text: `Officials enter every attempt on the spot. The results system ranks the athletes, adds the wind to the jumps that need it, and sends the new order to the board. A commentator busy with the 1500 m sees there is a new leader in the shot.`,
    },
    {
      // Starting lights, double photocells: asked for with this section; current-rules.md, Athletics: measured.
      heading: 'Para sport',
      text: `Deaf athletes start by light. Our starting lights flash with the signal that the others hear. For wheelchair races we set double photocells at the line, while the official times still come from the photo finish.`,
    },
    {
      // services.md: main and backup in parallel; current-rules.md, Athletics: second camera. Three skating pages share the heading.
      heading: 'Before the first start',
      text: `Both cameras are lined up with the finish, officials practise entering attempts, and a rehearsal runs through the main and the backup system.`,
    },
  ],
  // innovation-milestones.md: 1948, 1968, 1984, 1992; history-milestones.md: 2010; brands.md: Omega; services.md, DistributedTimekeeping.
  company: `The Racend Omega Timer recorded the finishes of London 1948 to 1/1000 s. Twenty years later Photosprint had its film ready in under 30 s. Blocks that detect a false start came to Los Angeles in 1984, and the digital camera Scan’O’Vision in 1992.

Omega is the name on show at the Olympic Games, at the Paralympic Games since 1992, and in the Diamond League since its first season in 2010. The Inspiration Games of Weltklasse Zürich saw the first official virtual photo finish, merged from distant stadiums by [Distributed Timekeeping](/Service/DistributedTimekeeping).`,
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
      text: 'Four times as fast as Myria, our camera of Rio 2016.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Starting block with force sensors',
      text: 'Part of our ASC3 system. At Rio 2016 it measured 4,000 times a second.',
      picture: '/images/equipment/athletics-starting-block.svg',
    },
    {
      name: 'E-gun',
      text: 'Sound, flash and start pulse from one trigger, at 820 g.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Sirocco wind gauge',
      text: 'Ultrasonic, on a tripod at 1.22 m.',
      picture: '/images/equipment/sirocco-wind-gauge.svg',
    },
    {
      name: 'Bib tag',
      text: 'Worn in Tokyo. [Receivers round the track](/Service/LocalPositioningSystem) give place, speed and acceleration.',
      picture: '/images/equipment/transponder.svg',
    },
  ],
  services: ['LocalPositioningSystem', 'DistributedTimekeeping'],
  links: [
    { label: 'World Athletics', href: 'https://worldathletics.org' },
    { label: 'Diamond League', href: 'https://diamondleague.com' },
    {
      label: 'World Athletics on YouTube: races and field events to watch',
      href: 'https://www.youtube.com/@WorldAthletics',
    },
  ],
  gallery: ['/images/plan/Athletics.svg', '/images/screen/public-scoreboard-athletics.svg'],
};
