import type { SportContent } from './sport.ts';

export const athletics: SportContent = {
  slug: 'Athletics',
  name: 'Athletics',
  surface: 'tartan',
  banner: 'strip/Athletics',
  description:
    'Timing and results for track and field: photo finish, false-start detection, wind speed and distances, with up to seven events on one field at once.',
  lead: 'Up to seven events share one field at the same moment. We time the races, measure the jumps and throws, and take every result to its own list and board.',
  // sports.md, Athletics (st-athletics: seven events, distances, road races).
  intro: `You get one team for the track, the field and the roads outside the stadium. Starters, photo-finish judges and field judges work with our equipment.

Our [results system](/Service/InformationSystem) keeps the competitions apart and adds the wind where it counts. Scoreboards, commentators and television receive each ranking the moment it changes.`,
  // current-rules.md, Athletics: false start, wind; sports.md, Athletics: Paris 2024.
  facts: [
    { value: '0.100 s', type: 'False start', description: 'Whoever reacts faster started too early' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Top speed of our camera at Paris 2024' },
    { value: '0.005 s', type: 'Winning margin', description: 'Men’s 100 m final, Paris 2024' },
    { value: '2.0 m/s', type: 'Tail wind', description: 'The most that a record allows' },
    { value: '55', type: 'Timekeepers', description: 'For athletics alone, at the Games of Paris 2024' },
  ],
  sections: [
    {
      // current-rules.md, Athletics: measured, published, tie, photo finish, backup; sports.md, Athletics: 9.79 s.
      heading: 'The photo finish',
      text: `A runner has finished when the torso reaches the near edge of the line. The photo-finish judge sets the cursor there, athlete by athlete. In that 100 m final the first two both ran 9.79 s, and the picture put them in order.

World Athletics publishes track times up to 10,000 m to the hundredth, rounded up, and road times to the full second. Athletes who tie for a qualifying place are separated to the thousandth. At top meetings the camera must take at least 1,000 images/s. A second camera, best placed on the other side, and hand times back it up.`,
    },
    {
      // current-rules.md, Athletics: start to camera, zero control test, false start; sports.md, Athletics: reactions, loudspeakers.
      heading: 'Start and reaction time',
      picture: 'equipment/athletics-starting-block',
      text: `Sound needs time to cross the lanes, so every runner has a loudspeaker behind the block. Sprinters usually react within 130–140 ms. When the shot reached lane 9 late, a runner there once needed 440 ms.

Sensors in the blocks detect a start that comes too early, and the first false start puts the runner out. The start signal must reach the camera with a constant delay of at most 0.001 s. A zero control test proves it before each session.`,
    },
    {
      // current-rules.md, Athletics: wind.
      heading: 'Wind at the track and the pit',
      picture: 'equipment/sirocco-wind-gauge',
      text: `For races the gauge stands 50 m before the line, within 2 m of the track. It measures for 10 s in the 100 m and for 13 s in the 100 m and 110 m hurdles. In the 200 m the 10 s begin when the runners enter the straight. For the long jump and the triple jump it measures 5 s.`,
    },
    {
      // Technique in general: dicolympic.com (distance meter); docslib.org/doc/3414883 (centimetre rounded down, ties).
      heading: 'Field events',
      text: `An official marks where the implement landed, and an electronic distance meter measures it in about a second. Throws are published to the centimetre, rounded down. If two athletes have the same best throw, the second-best decides. In the high jump and the pole vault officials measure the bar. Every attempt goes straight into the ranking, while the races continue.`,
    },
    {
      // Brand release on the Paralympic Games 2024: regencywatch.com.np/press-release/9; heritage.md: Paralympic Games.
      heading: 'Para sport',
      text: `For deaf athletes two lamps stand about 10 m ahead of the start and flash at the moment the pistol fires. In wheelchair races a fifth, lower beam joins the photocells at the finish and gives an unofficial winning time at once. The official time comes from the photo finish, at the middle of the front wheel.`,
    },
  ],
  // innovation-milestones.md: 1948, 1968, 1984, 1992; history-milestones.md: 2010; brands.md: Omega; services.md, DistributedTimekeeping.
  company: `At London 1948 the Racend Omega Timer recorded the finish to 1/1000 s. Photosprint had its film ready in under 30 s at Mexico City 1968. False-start detection in the blocks followed at Los Angeles 1984, and Scan’O’Vision was our first digital camera in 1992.

Omega is the name on show at the Olympic Games, at the Paralympic Games since 1992, and in the Diamond League since its first season in 2010. At the Inspiration Games of Weltklasse Zürich we merged finish pictures from distant stadiums into the first official virtual photo finish. [Distributed Timekeeping](/Service/DistributedTimekeeping) explains the method.`,
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
      text: 'Photo-finish camera, four times as fast as the Myria of Rio 2016 with its 10,000 images/s.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Starting block with force sensors',
      text: 'Part of the ASC3 false-start system. It has measured force since London 2012, and took 4,000 values a second at Rio 2016.',
      drawing: 'athletics-starting-block',
    },
    {
      name: 'E-gun',
      text: 'One pull of the trigger gives sound, flash and start pulse. It weighs 820 g.',
      drawing: 'e-gun',
    },
    {
      name: 'Sirocco wind gauge',
      text: 'Ultrasonic gauge on a tripod, 1.22 m above the ground, with up to 400 m of cable.',
      drawing: 'sirocco-wind-gauge',
    },
    {
      name: 'Bib tag',
      text: 'First worn at the Games in Tokyo. [Receivers round the track](/Service/LocalPositioningSystem) turn it into place, speed and acceleration.',
      drawing: 'transponder',
    },
  ],
  services: ['LocalPositioningSystem', 'DistributedTimekeeping'],
  links: [
    { label: 'World Athletics', href: 'https://worldathletics.org' },
    { label: 'Diamond League', href: 'https://diamondleague.com' },
  ],
  gallery: ['plan/Athletics', 'screen/public-scoreboard-athletics'],
};
