import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const figureSkating: SportContent = {
  slug: 'FigureSkating',
  name: 'Figure Skating',
  family: 'judged',
  surface: 'ice',
  banner: '/images/strip/FigureSkating.svg',
  description:
    'Figure skating scores to 1/100 point: technical panel with HD replay, nine judges on touch screens, results live on television, jumps measured by camera.',
  lead: 'Twelve officials make a score, and it grows while the skater is still on the ice. We join them in one system.',
  // Scene: Chicago Tribune, 12 February 2002; Wikipedia, pairs of 2002; sports.md, FigureSkating: 6.0, Salt Lake City.
  // current-rules.md, FigureSkating: federation, published, tie.
  intro: `Why was one pair better? The 6.0 scale could not say. At Salt Lake City in 2002 five of nine judges placed Elena Berezhnaya and Anton Sikharulidze first, four Jamie Salé and David Pelletier, and before the week was over both pairs had gold. With the International Skating Union (ISU) we built a system that gives the reason with the rank.

It publishes scores to 1/100 point. When two totals are equal, the free skate decides; if the free skates are level too, the component score breaks the tie.`,
  // current-rules.md, FigureSkating; sports.md, FigureSkating; research-2.md 7: Milano Cortina.
  facts: [
    { value: '9', type: 'Judges', description: 'And three officials on the technical panel' },
    { value: '−5 to +5', type: 'Grade', description: 'Of execution, for every element' },
    { value: '14', type: 'Cameras', description: 'In 8K, at Milano Cortina 2026' },
    { value: 'Under 0.1 s', type: 'Delay', description: 'From the jump to its graphic' },
  ],
  // current-rules.md, FigureSkating: measured, components, published.
  score: [
    { name: 'Elements', value: '98.42' },
    { name: 'Components', value: '87.16' },
    { name: 'Deduction', value: '−1.00' },
    { name: 'Total', value: '184.58' },
  ],
  sections: [
    {
      // services.md, MediaInformationSystem: figure skating; sports.md: panel, GOE, replay, live on TV since Sochi; current-rules.md: components.
      heading: 'The total grows with every element',
      picture: '/images/scene/judges.svg',
      text: `The technical panel names every jump, spin and sequence, and replays a doubtful take-off in HD. Judges add a grade on a touch screen. The system drops the highest and the lowest and averages the rest. Scoreboard, [TV graphics](/Service/TvGraphics) and [commentators](/Service/MediaInformationSystem) receive every new total together.`,
    },
    {
      // current-rules.md, FigureSkating: time.
      heading: 'Eleven seconds too many cost points',
      text: `The one clock of the sport measures the programme. In singles and pairs a short programme lasts 2 min 40 s and a free skate 4 min, with 10 s more or less allowed.`,
    },
    {
      // research-2.md 7: Milano Cortina; services.md, Scoring: machines support judges.
      heading: 'A jump in figures',
      text: `Cameras round the rink give a 3D model of the skater, and from it jump height, air time, landing speed and the angle of the blade. These are for viewers and coaches; judges score without them. [Analysis tools](/Service/AnalysisTools) do the same for other sports.`,
    },
    rinkSection(
      'Before the first warm-up the panels call, grade and review a practice programme, and the total has to reach the board, on the main system as on the backup.',
    ),
  ],
  // sports.md, FigureSkating: Nebelhorn, Turin, Beijing; innovation-milestones.md 2004, 2010.
  company: `Today’s scores were first tried at the Nebelhorn Trophy in 2003.

The new system served ISU events from 2004 and had its first Games at Turin in 2006, where we worked as Omega. Viewers have followed the score live since Sochi 2014. At Beijing 2022 six cameras drew a heat map of where on the ice a programme had been skated.`,
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
      text: 'Lists the elements as they are called.',
      picture: '/images/equipment/judge-terminal.svg',
    },
    {
      name: 'HD replay station',
      text: 'Shows panel and judges an element again.',
    },
    {
      name: 'ISUCalcFS',
      text: 'Turns calls and grades into totals. Its manual is 3479.502.02.',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'DatabaseManagement'],
  links: [
    { label: 'International Skating Union (ISU)', href: 'https://www.isu.org' },
    { label: 'Olympic Games on YouTube: programmes to watch', href: 'https://www.youtube.com/@Olympics' },
  ],
  plan: '/images/plan/FigureSkating.svg',
  gallery: [
    '/images/scene/figure-skating-spin.svg',
    '/images/scene/figure-skating-score.svg',
    '/images/scene/figure-skating-landing.svg',
  ],
  captions: {
    '/images/equipment/judge-terminal.svg': 'A judge’s touch screen, for grades from –5 to +5',
  },
};
