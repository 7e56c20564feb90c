import type { SportContent } from './sport.ts';

export const figureSkating: SportContent = {
  slug: 'FigureSkating',
  name: 'Figure Skating',
  surface: 'ice',
  banner: 'strip/FigureSkating',
  description:
    'Figure skating scoring by Swiss Timing: element calls with HD replay, nine judges on touch screens, marks live on TV and jumps measured by camera.',
  lead: 'Nobody races the clock here. A technical panel of three names each element, nine judges grade it, and the system turns both into a score.',
  intro: `Time matters only for the length of a programme. Everything else on the result sheet is a judgement, entered by hand and added up by software while the music still plays.

Swiss Timing supplies the chain from the judge’s screen to the scoreboard, and cameras that measure what the eye can only estimate: how high a jump went, and how far.`,
  facts: [
    { value: '9', type: 'Judges', description: 'Each grades every element of a programme' },
    { value: '−5 to +5', type: 'Grade', description: 'Range for execution since the season 2018/19' },
    { value: '2006', type: 'Games debut', description: 'Turin, first Games under the element-based system' },
    { value: '14', type: 'Cameras', description: '8K views of the rink, Milano Cortina 2026' },
    { value: 'Under 0.1 s', type: 'Delay', description: 'For jump data in 2026' },
  ],
  sections: [
    {
      heading: 'From 6.0 to element marks',
      text: `The scale that ended at 6.0 came into use in 1905 and lasted about a century. After Salt Lake City 2002 the ISU and Swiss Timing built its successor. It was tried at the Nebelhorn Trophy in September 2003 and then over the Grand Prix season 2003/04.

Instead of overall marks for a programme, each jump, spin and step sequence now has its own value.`,
    },
    {
      heading: 'Panel calls, judges grade',
      text: `The technical panel identifies the element and can check it in HD replay, for example the take-off edge or a short rotation. Judges see the call on a touch screen and add a grade of execution. The highest and the lowest grade are dropped and the other seven averaged.

Programme components are marked beside the elements. The range of grades ran from −3 to +3 before 2018/19.`,
    },
    {
      heading: 'Where a mark goes',
      text: `Every confirmed element updates the running total. It reaches the scoreboard, the [TV graphics](/Service/TvGraphics) and the [commentators](/Service/MediaInformationSystem) together. Viewers have watched the marks build up during the skate since Sochi 2014.

Master data, registration and accreditation belong to the same scope; see [database management](/Service/DatabaseManagement).`,
    },
    {
      heading: 'Measuring a jump',
      text: `For Beijing 2022 six cameras and computer vision gave the height, length and air time of jumps, and a heat map of where a skater spent the programme. Milano Cortina 2026 raised the number of cameras and added landing speed and the angle of the blade. Its 3D model of the skater over three axes fed the [analysis tools](/Service/AnalysisTools). None of these values enters the score; they explain it.`,
    },
  ],
  company: `Calculation runs in ISUCalcFS, a program with a company manual of its own, 3479.502.02. An archive of ISU results is kept under the swisstiming.com domain.

Vancouver 2010 brought an HD view for the judges, and by 2012 a set had ten positions. Leipzig knew the sport already: the data house whose staff joined Swiss Timing in February 2006 had begun with motor races in 1979 and taken up figure skating later. When the new marks met their first Olympic audience, at Turin, Omega was timekeeper.`,
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
      name: 'Judge’s touch screen',
      text: 'Shows the called element and takes the grade; ten positions in the 2012 set.',
      drawing: 'judge-terminal',
    },
    {
      name: 'HD replay station',
      text: 'Lets the panel repeat an element before the call is final.',
      drawing: 'video-replay-station',
    },
    {
      name: 'Rink cameras',
      text: 'Six in Beijing, 14 in 2026, when their pictures built a 3D model.',
    },
    {
      name: 'ISUCalcFS',
      text: 'Software that turns calls and grades into totals.',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'DatabaseManagement', 'Hosting'],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  gallery: ['plan/FigureSkating', 'screen/scoring-panel', 'screen/analysis-jump'],
};
