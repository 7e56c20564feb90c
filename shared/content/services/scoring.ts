import type { ServiceContent } from './service.ts';

export const scoring: ServiceContent = {
  slug: 'Scoring',
  name: 'Scoring',
  opening: 'scene',
  banner: '/images/scene/judges.svg',
  description:
    'Judges’ terminals, scoring apparatus and software for figure skating, ski jumping, diving, fencing, boxing and the sports of the hall.',
  lead: 'Where judges, touches or goals decide, we bring the terminals, the software and the operators.',
  benefits: [
    'Scores entered once, totalled by your rules',
    'A second look for panels in doubt',
    'Element scores and totals for broadcast',
  ],
  // services.md, Scoring: five terminals, deductions, about 2 minutes; current-rules.md, SkiJumping: highest and lowest dropped.
  chain: {
    heading: 'Two minutes on a ski-jumping hill',
    stations: [
      { time: '0:00', title: 'The hill is clear', text: 'The jumper on the bar may go.' },
      {
        time: 'Landing',
        title: 'Five judges look again',
        text: 'They review the jump and key their deductions into five terminals.',
      },
      {
        time: 'Sum',
        title: 'The extremes drop out',
        text: 'Highest and lowest mark go. Distance, wind and gate points are added.',
      },
      {
        time: '2:00',
        title: 'The total is announced',
        text: 'Board, broadcast, [commentators](/Service/MediaInformationSystem) and the web have the same number.',
      },
    ],
  },
  // services.md, Scoring: machines support judges.
  proof: 'Sensors show what the eye may miss. The score is the judges’.',
  sections: [
    {
      // services.md, Scoring: DIV and SWA panels, ISUCalcFS, WinBPM; sports.md, FigureSkating: built with the ISU, Turin 2006.
      heading: 'The rule book is in the program',
      picture: '/images/screen/scoring-panel.svg',
      text: `There is one for each federation’s rules: ISUCalcFS for [figure skating](/Sports/FigureSkating), DIV Scoring Manager for diving panels of 5 or 7 judges and synchro panels of 7, 9 or 11, SWA Scoring Manager for artistic swimming, WinBPM 3.0 for boxing. The judging system of figure skating, developed with the ISU, had its Olympic debut at Turin in 2006.`,
    },
    {
      // equipment.md, MTE: radio range, keys, terminals; services.md, Scoring: fencing, Saturn 2, trampoline patent.
      heading: 'No cable crosses the pool deck',
      picture: '/images/equipment/mte-terminal.svg',
      text: `Judges sit where they see best, because the MTE works by radio over 100 m, with up to 14 terminals on one master unit. In [fencing](/Sports/Fencing) the pistes are scored by radio too, from the table of 32. In the hall one console, Saturn 2, runs nine sports from basketball to table tennis. On the [trampoline](/Sports/Gymnastics) sensors on the frame measure flight and landing.`,
    },
  ],
};
