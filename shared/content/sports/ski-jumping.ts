import type { SportContent } from './sport.ts';

export const skiJumping: SportContent = {
  slug: 'SkiJumping',
  name: 'Ski Jumping',
  family: 'judged',
  surface: 'snow',
  banner: '/images/strip/SkiJumping.svg',
  description:
    'Ski jumping with Swiss Timing: in-run speed, wind, video distance to the half metre and five style judges, added up to one total on every board.',
  lead: 'Speed, wind and distance are measured, style is judged, and a tenth of a point can decide a title.',
  // Scene: skiracing.com report of 18 February 2006, olympedia.org (K point); sports.md, SkiJumping: points a metre.
  // current-rules.md, SkiJumping: federation, published, tie. Offer: services.md, InformationSystem.
  intro: `On 18 February 2006 two Austrians embraced in the outrun of Pragelato, and neither knew which of them had won the large hill of the Turin Games. Thomas Morgenstern had 276.9 points. Andreas Kofler had 276.8. Half a metre, the finest distance that is measured, was worth nine times as much.

The International Ski and Snowboard Federation (FIS) publishes totals to 1/10 point, and equal totals mean equal places. We ask first for hill and series, since they decide how many wind sensors we bring.`,
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
  // The jump of the first section; current-rules.md, SkiJumping: three style marks of at most 20.
  score: [
    { name: 'Distance', value: '67.2' },
    { name: 'Style', value: '55.5' },
    { name: 'Wind and gate', value: '−3.4' },
    { name: 'Total', value: '119.3' },
  ],
  sections: [
    {
      // current-rules.md, SkiJumping: K point; sports.md, Landing: worked example.
      heading: 'A metre is worth up to two points',
      text: `A metre beyond the K point adds 2.0, 1.8 or 1.2 points, the less the larger the hill, and a metre short of it takes as much away. With the K point at 125 m, a jump of 129 m is therefore worth 67.2 points before style, wind and gate are added.`,
    },
    {
      // sports.md, SkiJumping: wind and gate; innovation: gate since 2010.
      heading: 'A tail wind earns points, a head wind costs them',
      picture: '/images/equipment/wind-sensor.svg',
      text: `A head wind carries the jumper, so it is paid for, and a tail wind is made good. Since January 2010 a change of the start gate has counted as well, so that the jury can react to the weather in the middle of a round.`,
    },
    {
      // services.md, InformationSystem: two networks, UPS; sports.md: second beam; services.md, Scoreboards: coaches' board; MIS.
      heading: 'Two networks run on uninterruptible power',
      picture: '/images/screen/virtual-jump-line.svg',
      band: 'dark',
      text: `If the main network fails, the backup carries the data on. Coaches have a board with bib, speed, distance and points, and commentators read every measured value in the [media information system](/Service/MediaInformationSystem). Viewers see a [virtual line](/Service/VirtualGraphics) on the landing hill for the distance to beat.`,
    },
  ],
  phases: [
    {
      // sports.md, 1 In-Run.
      value: '1',
      type: 'In-Run',
      description:
        'The jury chooses the gate. Start lights turn red, yellow and green, repeated for jury and coaches. Photocells, main and backup, then take the speed.',
    },
    {
      // sports.md, 2 The Jump; research-2.md 7: Milano Cortina.
      value: '2',
      type: 'The Jump',
      description:
        'Because no eye can read the speed of a take-off, a transmitter on the ski gave it in 2018. At Milano Cortina 2026 image analysis showed the jumper’s posture as well.',
    },
    {
      // sports.md, 3 The Flight Phase.
      value: '3',
      type: 'The Flight Phase',
      description:
        'Anemometers measure the wind in three axes all along the hill, because it may blow one way at the table and another at the K point.',
    },
    {
      // sports.md, 4 Landing.
      value: '4',
      type: 'Landing',
      description:
        'The distance ends where both skis lie flat. A licensed distance judge picks the camera with the best view and sets the line in its picture. A person answers for the distance.',
    },
    {
      // sports.md, 5 Finish.
      value: '5',
      type: 'Finish',
      description:
        'A jump is judged until the fall line, which is why the outrun can still cost points. Best and worst mark are dropped, and the other three join distance, wind and gate in the total.',
    },
  ],
  // company.md: Leipzig; sports.md, SkiJumping: 80 events; current-rules.md, SkiJumping: Games 2026.
  company: `Our people in Leipzig knew ski jumping before they joined us in February 2006, and by 2012 we served about 80 FIS events a year. As Omega we put two jumps into one picture at PyeongChang 2018. New at Milano Cortina 2026 were the women’s large hill and the men’s super teams of two.`,
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
      text: 'Two sets at the end of the in-run.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Wind sensor',
      text: 'One station of the chain along the hill.',
      picture: '/images/equipment/wind-sensor.svg',
    },
    {
      name: 'Video distance camera',
      text: 'Covers its part of the landing hill in HD.',
      picture: '/images/equipment/video-distance-camera.svg',
    },
    {
      name: 'Judge’s terminal',
      text: 'Shows a judge the jump again and takes the deductions.',
      picture: '/images/equipment/judge-terminal.svg',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'Simulcam', 'LiveTimingAndScoring'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/SkiJumping.svg',
  gallery: [
    '/images/scene/ski-jumping-bar.svg',
    '/images/scene/ski-jumping-flight.svg',
    '/images/scene/ski-jumping-landing.svg',
  ],
  captions: {
    '/images/equipment/photocell.svg': 'Photocells, as on the in-run',
    '/images/equipment/judge-terminal.svg': 'A judge’s terminal for deductions',
  },
};
