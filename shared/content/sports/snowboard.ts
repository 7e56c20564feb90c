import type { SportContent } from './sport.ts';

export const snowboard: SportContent = {
  slug: 'Snowboard',
  name: 'Snowboard',
  surface: 'snow',
  description:
    'Timing and jump data for snowboard: photo finish at 2,000 images/s for parallel and cross, transponders, and sensors for big air.',
  lead: 'Part of the programme is raced, part is judged. For the races we record the line at 2,000 images/s; for big air we have measured speed, height and length.',
  intro: `FIS groups very different events under one name. Its rules of 2008 to 2012 list slalom, giant slalom, parallel races, cross, halfpipe, big air and slopestyle.

A timing crew meets three kinds of finish: riders alone against the clock, pairs on a red and a blue course, and a whole heat on one course. In halfpipe, slopestyle and big air there is no clock to stop. Judges mark the tricks there, and measured data explain them.`,
  facts: [
    { value: '2,000 images/s', type: 'Photo finish', description: 'Rate at which the finish line is recorded' },
    {
      value: '1/100 s',
      type: 'Parallel gap',
      description: 'Difference between red and blue course in the FIS freestyle booklet',
    },
    { value: '2010', type: 'Cross transponders', description: 'Live order in snowboard cross at Vancouver' },
    { value: '300+', type: 'Sensors', description: 'Across all sports at PyeongChang 2018, snowboards included' },
  ],
  sections: [
    {
      heading: 'Parallel races',
      text: `Red and blue course each send a pulse at the finish, and the gap between the two pulses decides the run. In the FIS timing booklet for the sister discipline, freestyle skiing, that gap is stated to 1/100 s while the clocks record at least 1/1000 s.

When both boards arrive together, pictures settle it. The FIS timing booklet of October 2019 makes photo finish compulsory at the top level and gives parallel finishes a section of their own.`,
    },
    {
      heading: 'Snowboard cross',
      text: `Boards, hands and bodies reach the line in one bunch, so a light beam alone cannot tell who came when. The photo-finish camera records each of them in sequence on a common time scale. Before that, RFID transponders report the order along the course, for [TV graphics](/Service/TvGraphics) and commentators.`,
    },
    {
      heading: 'Jumps and tricks',
      text: `A sensor worn close to the feet gave speed, height and length of big air jumps at PyeongChang in 2018. Jump heights, their averages and the number of turns per run were reported too.

The method keeps changing. At Beijing 2022 snowboarders wore sensors, whereas skaters were followed by cameras. In 2026 big air was analysed from images. [Analysis tools](/Service/AnalysisTools) turn such values into comparisons; StroMotion freezes a trick in stages along its path.`,
    },
  ],
  company: `Snowboarders at the Olympic Winter Games compete on Omega time, taken by our crews. Transponders arrived in snowboard cross at Vancouver in 2010. Motion sensors on boards belonged to the PyeongChang programme, which measured the run between start and finish as well.

The company has also filed a patent application on deriving speed from a transponder (US 2017/0216704).`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Photo-finish camera',
      text: 'Takes 2,000 images/s of the finish line, for parallel pairs and for cross heats.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Photocells',
      text: 'Light beams at the finish, one pulse for each course of a parallel race.',
      drawing: 'photocell',
    },
    {
      name: 'Cross transponder',
      text: 'RFID chip carried by each rider of a heat; it gives the order during the run.',
      drawing: 'transponder',
    },
    {
      name: 'Jump sensor',
      text: 'Worn near the feet in big air; source of speed, height and length at the 2018 Games.',
    },
    {
      name: 'Quantum timer',
      text: 'Time base with a resolution of 1 microsecond; main and backup systems run side by side.',
      drawing: 'quantum-timer',
    },
  ],
  services: ['AnalysisTools', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  gallery: ['plan/Snowboard'],
};
