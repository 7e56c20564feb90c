import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const figureSkating: SportContent = {
  slug: 'FigureSkating',
  name: 'Figure Skating',
  surface: 'ice',
  banner: '/images/strip/FigureSkating.svg',
  description:
    'Figure skating scores to 1/100 point: technical panel with HD replay, nine judges on touch screens, results live on television, jumps measured by camera.',
  lead: 'The score grows while the skater is still on the ice. We link panel, judges, boards and television in one system.',
  // current-rules.md, FigureSkating: federation, published, tie; sports.md, FigureSkating: cameras.
  intro: `Twelve officials make a score, three on the technical panel and nine as judges. We bring their touch screens, the replay, the calculation and the operators. Cameras round the rink measure what the eye can only estimate.

The International Skating Union (ISU) sets the scoring system. When two totals are equal to the hundredth, the free programme decides. Level free programmes are parted by the components, level short programmes by the elements.`,
  // current-rules.md, FigureSkating; sports.md, FigureSkating; research-2.md 7: Milano Cortina.
  facts: [
    { value: '9', type: 'Judges', description: 'Each grades every element of a programme' },
    { value: '–5 to +5', type: 'Grade', description: 'Range of the grade of execution' },
    { value: '1/100 point', type: 'Result', description: 'Resolution of every published score' },
    { value: '14', type: 'Cameras', description: 'In 8K round the rink of Milano Cortina 2026' },
    { value: 'Under 0.1 s', type: 'Delay', description: 'From the jump to its graphic on screen' },
  ],
  sections: [
    {
      // sports.md, FigureSkating: panel, GOE, replay; current-rules.md: components.
      heading: 'How an element is scored',
      picture: '/images/screen/scoring-panel.svg',
      isDark: true,
      text: `A technical panel of three names every jump, spin and sequence. A doubtful take-off is replayed in HD before the call is final. Each judge sees the call on a touch screen and adds a grade of execution. The system drops the highest and the lowest grade and averages the other seven. Beside the elements, judges score three components, which are composition, presentation and skating skills.`,
    },
    {
      // current-rules.md, FigureSkating: time.
      heading: 'Programme time',
      text: `A programme can be too short or too long. In singles and pairs a short programme lasts 2 min 40 s and a free programme 4 min, each with 10 s more or less. Outside these limits there is a deduction, which goes straight into the total.`,
    },
    {
      // services.md, MediaInformationSystem: figure skating; sports.md: live on TV since Sochi; services.md, DatabaseManagement.
      heading: 'Scores during the programme',
      picture: '/images/scene/judges.svg',
      text: `With each element the running total grows, on the scoreboard, in the [TV graphics](/Service/TvGraphics) and on the screens of the [commentators](/Service/MediaInformationSystem) together. Viewers have followed it live since Sochi 2014.

Master data, registration and accreditation belong to the service as well, in one [database](/Service/DatabaseManagement).`,
    },
    {
      // research-2.md 7: Milano Cortina; sports.md, FigureSkating: Beijing 2022; services.md, Scoring: machines support judges.
      heading: 'How high a jump was',
      text: `Cameras round the rink give us a 3D model of the skater. From it we read jump height, air time, landing speed and the angle of the blade. Broadcasters have the graphic while the skater is still gliding out of the landing.

Viewers and coaches use the figures. Judges score without them. [Analysis tools](/Service/AnalysisTools) tells what we measure in other sports.`,
    },
    rinkSection,
  ],
  // sports.md, FigureSkating: 6.0, Salt Lake City, Nebelhorn, Turin, Beijing; innovation-milestones.md 2010; company.md: Leipzig.
  company: `The 6.0 scale had served the sport since 1905. After Salt Lake City 2002 we built its successor together with the ISU. The new system was tried at the Nebelhorn Trophy in September 2003 and over the Grand Prix season that followed. Its first Games were Turin 2006, with Omega as timekeeper.

Judges had their first HD view at Vancouver 2010. At Beijing 2022 six cameras measured the height, length and air time of jumps and drew a heat map of each programme.

In Leipzig the sport has an older home. Figure skating was among the sports of a data house begun in 1979, whose people joined us in February 2006.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, FigureSkating; documents.md, Figure Skating: 3479.502.02.
  equipment: [
    {
      name: 'Judge’s touch screen',
      text: 'Lists the elements as they are called and takes one grade for each.',
      picture: '/images/equipment/judge-terminal.svg',
    },
    {
      name: 'HD replay station',
      text: 'Lets the technical panel and the judges see an element again.',
      picture: '/images/equipment/video-replay-station.svg',
    },
    {
      name: 'Rink cameras',
      text: 'Follow the skater over the whole ice surface and feed the 3D model.',
    },
    {
      name: 'ISUCalcFS',
      text: 'Program that turns calls and grades into totals. Its manual is 3479.502.02.',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'DatabaseManagement', 'Hosting'],
  links: [
    { label: 'International Skating Union (ISU)', href: 'https://www.isu.org' },
    { label: 'Olympic Games on YouTube: programmes to watch', href: 'https://www.youtube.com/@Olympics' },
  ],
  plan: '/images/plan/FigureSkating.svg',
  gallery: [
    '/images/screen/analysis-jump.svg',
    '/images/equipment/judge-terminal.svg',
    '/images/equipment/video-replay-station.svg',
  ],
};
