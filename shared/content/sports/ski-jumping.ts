import type { SportContent } from './sport.ts';

export const skiJumping: SportContent = {
  slug: 'SkiJumping',
  name: 'Ski Jumping',
  family: 'judged',
  surface: 'snow',
  banner: '/images/strip/SkiJumping.svg',
  description:
    'Ski jumping with Swiss Timing: in-run speed, wind, video distance to the half metre and five style judges, added up to one total on every board.',
  lead: 'We measure speed, wind and distance, collect the style marks and add them up before the skis are off: a tenth of a point has decided an Olympic title.',
  // Scene: skiracing.com report of 18 February 2006, olympedia.org (K point); sports.md, SkiJumping: points a metre.
  // current-rules.md, SkiJumping: federation, published, tie. Offer: services.md, InformationSystem.
  intro: `Two Austrians embraced in the outrun of Pragelato, and neither knew which of them had won the large hill of the Turin Games. Thomas Morgenstern had 276.9 points. Andreas Kofler had 276.8. Half a metre, the finest distance that is measured, was worth nine times as much.

The International Ski and Snowboard Federation (FIS) publishes totals to 1/10 point, and equal totals mean equal places. Hill and series decide how many wind sensors we bring.`,
  // current-rules.md and sports.md, SkiJumping.
  facts: [
    { value: '0.5 m', type: 'Distance', description: 'Resolution of the length' },
    { value: '0–20', type: 'Style mark', description: 'From each of five judges' },
    { value: '60', type: 'K point', description: 'Points for reaching it; 120 on a flying hill' },
    { value: '4', type: 'HD cameras', description: 'Along the landing hill' },
  ],
  // The jump of the section on metres; current-rules.md, SkiJumping: three style marks of at most 20.
  score: [
    { name: 'Distance', value: '67.2' },
    { name: 'Style', value: '55.5' },
    { name: 'Wind and gate', value: '−3.4' },
    { name: 'Total', value: '119.3' },
  ],
  sections: [
    {
      // services.md, InformationSystem: two networks, UPS; services.md, Scoreboards: coaches’ board; MIS.
      heading: 'A line to beat',
      picture: '/images/screen/virtual-jump-line.svg',
      band: 'dark',
      text: `Viewers see a [virtual line](/Service/VirtualGraphics) on the landing hill for the distance to beat. Coaches have a board with bib, speed, distance and points, and commentators read every measured value in the [media information system](/Service/MediaInformationSystem). Two networks carry it, on uninterruptible power.`,
    },
    {
      // current-rules.md, SkiJumping: K point; sports.md, Landing: worked example.
      heading: 'A metre is worth up to two points',
      text: `Beyond the K point a metre adds 2.0, 1.8 or 1.2 points, the less the larger the hill, and a metre short of it takes as much away. With the K point at 125 m, a jump of 129 m is worth 67.2 points.`,
    },
    {
      // sports.md, SkiJumping: wind and gate; innovation: gate since 2010.
      heading: 'The wind has a price',
      text: `A headwind carries the jumper and costs points; a tailwind shortens the jump and earns them. Since January 2010 a change of the start gate has counted as well, so that the jury can react to the weather in the middle of a round.`,
    },
  ],
  phases: [
    {
      // sports.md, 1 In-Run.
      value: '1',
      type: 'In-Run',
      description: 'Start lights turn red, yellow and green. Photocells, main and backup, take the speed.',
    },
    {
      // sports.md, 2 The Jump; research-2.md 7: Milano Cortina.
      value: '2',
      type: 'The Jump',
      description: 'At Milano Cortina 2026 image analysis showed the take-off and the posture.',
    },
    {
      // sports.md, 3 The Flight Phase.
      value: '3',
      type: 'The Flight Phase',
      description: 'Anemometers measure the wind in three axes.',
    },
    {
      // sports.md, 4 Landing.
      value: '4',
      type: 'Landing',
      description: 'Where both skis lie flat, a licensed distance judge sets the line in the picture.',
    },
    {
      // sports.md, 5 Finish.
      value: '5',
      type: 'Finish',
      description: 'Style is judged until the fall line. Best and worst mark are dropped.',
    },
  ],
  // company.md: Leipzig; sports.md, SkiJumping: 80 events; current-rules.md, SkiJumping: Games 2026.
  company: `Our people in Leipzig knew ski jumping before they joined us.

That was in February 2006; by 2012 we served about 80 FIS events a year. As Omega we put two jumps into one picture at PyeongChang 2018. New at Milano Cortina 2026 were the women’s large hill and the men’s super teams of two.`,
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
      name: 'Speed beams',
      text: 'Two sets at the end of the in-run.',
    },
    {
      name: 'Judge’s terminal',
      text: 'Shows a judge the jump again and takes the deductions.',
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
};
