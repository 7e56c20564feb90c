import type { SportContent } from './sport.ts';

export const snowboard: SportContent = {
  slug: 'Snowboard',
  name: 'Snowboard',
  family: 'line',
  surface: 'snow',
  description:
    'Snowboard with Swiss Timing: photo finish at 2,000 images/s for parallel races and cross, live order from transponders, scores and jump data for big air.',
  lead: 'Snowboarders race in two disciplines and are judged in three. Since both kinds share a mountain and often a day, you need one crew that can do both.',
  // Scene: FIS news and Reuters report of 10 February 2022. current-rules.md, Snowboard: Games 2026, measured, published.
  intro: `Eliot Grondin of Canada had led the snowboard cross of Beijing all day. In the final, on 10 February 2022, Alessandro Haemmerle of Austria passed him on the inside of a bend, and Grondin all but dived for the line. “I didn’t realise it was this close,” Haemmerle said of the replay. The photo finish gave him the gold by 0.02 s.

Parallel giant slalom and cross are decided at such a line. In halfpipe, slopestyle and big air judges give scores to 1/100 point. The International Ski and Snowboard Federation (FIS) publishes race times to the hundredth, and uses thousandths only to part equal times. Send us the disciplines and a plan of the courses with power and network.`,
  // current-rules.md, Snowboard; innovation-milestones.md 2010 and 2018.
  facts: [
    { value: '1/100 s', type: 'Race times', description: 'Resolution of the published result' },
    { value: '11', type: 'Olympic events', description: 'On the programme of 2026' },
    { value: '2010', type: 'Transponders', description: 'First Games with a live order in snowboard cross' },
    { value: '300+', type: 'Sensors', description: 'In all sports of PyeongChang 2018' },
  ],
  sections: [
    {
      // current-rules.md, Snowboard: measured, published, devices, photo finish, backup. specification 9: 2000 images per second.
      heading: 'Red and blue stop two different clocks',
      text: `In a parallel race two riders start together from two gates. Either course sends its pulse at the finish, and the gap between the pulses decides the run, which is why the clocks record 1/1000 s or finer.

Start gates, photocells and a second timing system belong to every installation, so that no heat has to be ridden again because a sensor failed. At the top level FIS requires a photo finish too. Ours is a photofinish at 2000 images per second.`,
    },
    {
      // current-rules.md, Snowboard: cross finish; sports.md, Snowboard: cross, transponders.
      heading: 'The first part of body or board decides',
      text: `Because a heat of cross often reaches the line as one bunch, the rule is short. Whatever crosses first counts, be it a hand or the nose of a board, and the officials take the order from the picture. If even that shows a dead heat, the better qualification time goes ahead.

On the course transponders report who is in front, and the order is in the [TV graphics](/Service/TvGraphics) and on the commentators’ screens while the heat is still under way.`,
    },
    {
      // sports.md, Snowboard: big air sensor 2018, Beijing 2022, 2026; services.md, AnalysisTools and Simulcam: StroMotion.
      heading: 'Judges score the trick, cameras explain it',
      text: `Where judges decide, our system collects the scores, ranks the riders and sends the result to every board. Viewers want to know why. At PyeongChang 2018 and Beijing 2022 riders therefore wore a small sensor that gave speed, height and length in big air, whereas in 2026 images were enough. Coaches receive the same values. A replay can freeze a trick [along its path](/Service/Simulcam), and [analysis tools](/Service/AnalysisTools) set two attempts on one scale.`,
    },
  ],
  // heritage.md; innovation-milestones.md 2010, 2018; sports.md, Snowboard: PyeongChang.
  company: `As Omega we gave viewers the live order of a snowboard cross heat at Vancouver 2010, where riders carried RFID transponders for the first time. PyeongChang 2018 went from the finish to the whole run, with jump heights, averages and the number of turns. Our US patent application 2017/0216704 derives speed from a transponder.`,
  companyPicture: '/images/equipment/transponder.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Snowboard; equipment.md: Quantum.
  equipment: [
    {
      name: 'Photo-finish camera',
      text: 'Sees two boards in a parallel race, or a whole heat in cross.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Photocells',
      text: 'A pair for either finish. Red cannot stop the clock of blue.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Cross transponder',
      text: 'RFID chip on every rider of a heat.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'Jump sensor',
      text: 'Small sensor close to the feet, used for big air in 2018.',
    },
    {
      name: 'Quantum timer',
      text: 'Time base that resolves 1 microsecond, in a main and a backup system.',
      picture: '/images/equipment/quantum-timer.svg',
    },
  ],
  services: ['Scoring', 'LocalPositioningSystem', 'AnalysisTools', 'Simulcam'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/Snowboard.svg',
  gallery: [
    '/images/screen/board-snowboard.svg',
    '/images/scene/snowboard-halfpipe.svg',
    '/images/scene/snowboard-parallel.svg',
  ],
  captions: {
    '/images/equipment/transponder.svg': 'A transponder in its strap, and the signal that tells who is in front',
  },
};
