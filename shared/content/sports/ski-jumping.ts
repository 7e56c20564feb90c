import type { SportContent } from './sport.ts';

export const skiJumping: SportContent = {
  slug: 'SkiJumping',
  name: 'Ski Jumping',
  surface: 'snow',
  banner: '/images/strip/SkiJumping.svg',
  description:
    'Ski jumping with Swiss Timing: in-run speed, wind, video distance to the half metre and five style judges, added up to one total on every board.',
  lead: 'Speed, wind, distance and style become one total. It stands on the board before the jumper has taken the skis off.',
  // current-rules.md, SkiJumping: federation, published, tie; sports.md, SkiJumping: about 2 minutes.
  intro: `Nobody races the clock on a jumping hill. We measure the in-run, the wind and the length of the jump, and five judges score its style. The result follows about two minutes after the all-clear.

The International Ski and Snowboard Federation (FIS) publishes totals to 1/10 point. Equal totals mean equal places.`,
  // current-rules.md and sports.md, SkiJumping.
  facts: [
    { value: '0.5 m', type: 'Distance', description: 'Resolution of the measured length' },
    { value: '0–20', type: 'Style mark', description: 'From each of the five judges' },
    { value: '60', type: 'K point', description: 'Points for reaching it; 120 on a flying hill' },
    {
      value: '7',
      type: 'Wind sensors',
      description: 'Along normal and large hills of the Nordic combined World Cup 2022/23',
    },
    { value: '4', type: 'HD cameras', description: 'Along the landing hill for video distance' },
  ],
  sections: [
    {
      // current-rules.md, SkiJumping: K point; sports.md, Landing: worked example.
      heading: 'From metres to points',
      text: `Each metre beyond the K point adds 2.0, 1.8 or 1.2 points, depending on the size of the hill. Each metre short of it takes the same away. A jump of 129 m on a hill with its K point at 125 m is worth 67.2 points before style, wind and gate are added.`,
    },
    {
      // sports.md, SkiJumping: wind and gate; innovation: gate since 2010.
      heading: 'Wind and gate in the score',
      picture: '/images/equipment/wind-sensor.svg',
      text: `A jumper with head wind loses points, one with tail wind gains them. Since January 2010 a change of the start gate has counted as well, so the jury can react to the weather in the middle of a round.`,
    },
    {
      // services.md, InformationSystem: two networks, UPS; sports.md: second beam; services.md, Scoreboards: coaches' board; MIS.
      heading: 'Boards, screens and networks',
      picture: '/images/screen/virtual-jump-line.svg',
      isDark: true,
      text: `Coaches have a board with bib, speed, distance and points, and the jury has displays of its own. Commentators read every measured value in the [media information system](/Service/MediaInformationSystem). Viewers see a [virtual line](/Service/VirtualGraphics) on the landing hill for the length to beat.

A main and a backup network carry the data, both on uninterruptible power.`,
    },
  ],
  phases: [
    {
      // sports.md, 1 In-Run; research-2.md 7.
      title: 'In-Run',
      text: 'The jury chooses the gate. Start lights turn red, yellow and green in three phases and are repeated for jury and coaches. Light beams then take the speed on the track.',
    },
    {
      // sports.md, 2 The Jump; research-2.md 7: Milano Cortina.
      title: 'The Jump',
      text: 'In 2018 a transmitter on the ski gave the speed of take-off. At Milano Cortina 2026 cameras followed the take-off itself, and image analysis showed the jumper’s posture.',
    },
    {
      // sports.md, 3 The Flight Phase.
      title: 'The Flight Phase',
      text: 'Anemometers measure the wind in three axes all along the hill. Their values become the wind points of the jump. Two flights can be laid over each other for comparison.',
    },
    {
      // sports.md, 4 Landing.
      title: 'Landing',
      text: 'The length ends where both skis lie flat. A licensed distance judge picks the camera with the best view and sets the line in its picture. The figure passes straight into the score.',
    },
    {
      // sports.md, 5 Finish.
      title: 'Finish',
      text: 'Judges watch the jumper as far as the fall line, with separate deductions for flight, landing and outrun. Best and worst mark are dropped. The other three join distance, wind and gate in the [total](/Service/Scoring).',
    },
  ],
  // company.md: Leipzig; sports.md, SkiJumping: 80 events; services.md, Simulcam; current-rules.md, SkiJumping: Games 2026.
  company: `Our people in Leipzig knew ski jumping before they joined us in February 2006. By 2012 we served about 80 FIS events a year.

With Omega at PyeongChang 2018, [Simulcam](/Service/Simulcam) put two jumps into one picture, in ski jumping and in Nordic combined. New at Milano Cortina 2026 were the women’s large hill and the men’s super teams of two.`,
  companyPicture: '/images/equipment/photocell.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, SkiJumping: kit of a Nordic combined venue; services.md, Scoring: judges review the jump.
  equipment: [
    {
      name: 'Speed beams',
      text: 'Two sets of light beams at the end of the in-run, main and backup.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Wind sensor',
      text: 'One station of the chain along the hill.',
      picture: '/images/equipment/wind-sensor.svg',
    },
    {
      name: 'Video distance camera',
      text: 'Covers its part of the landing hill in HD, overlapping with the next.',
      picture: '/images/equipment/video-distance-camera.svg',
    },
    {
      name: 'Judge’s terminal',
      text: 'One for each judge, to see the jump again and key in the deductions.',
      picture: '/images/equipment/judge-terminal.svg',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'Simulcam', 'LiveTimingAndScoring'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/SkiJumping.svg',
  gallery: [
    '/images/equipment/video-distance-camera.svg',
    '/images/scene/crates.svg',
    '/images/equipment/judge-terminal.svg',
  ],
};
