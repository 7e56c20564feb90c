import type { ServiceContent } from './service.ts';

export const scoring: ServiceContent = {
  slug: 'Scoring',
  name: 'Scoring',
  keyPicture: '/images/screen/scoring-panel.svg',
  banner: '/images/strip/Scoring.svg',
  description:
    'Judges’ terminals, scoring apparatus and software for figure skating, ski jumping, diving, fencing, boxing and the sports of the hall.',
  lead: 'Where judges, touches or goals decide, we bring the terminals, the software and the operators. A score is entered once, so that board, broadcast and press all show the same total.',
  // services.md, Scoring; equipment.md, MTE; sports.md, FigureSkating: first trial September 2003.
  facts: [
    { value: '18 keys', type: 'Hand terminal', description: 'MTE, for judges of diving and artistic swimming' },
    { value: '14', type: 'Terminals', description: 'Served by radio from one MTE master unit' },
    { value: '12 h', type: 'Battery', description: 'Running time of an MTE' },
    {
      value: '2003',
      type: 'Figure skating',
      description: 'First trial of the judging system, at the Nebelhorn Trophy',
    },
    { value: '2014', type: 'Television', description: 'Skating scores on screen in real time since Sochi' },
  ],
  sections: [
    {
      // services.md, Scoring: DIV and SWA panels, ISUCalcFS, WinBPM.
      heading: 'The rule book is in the program',
      picture: '/images/innovations/boxing-2013.svg',
      text: `A judged sport is decided by its formula, which is why there is a program for each federation’s rules. DIV Scoring Manager covers diving panels of 5 or 7 judges and synchro panels of 7, 9 or 11, whereas artistic swimming has SWA Scoring Manager. [Figure skating](/Sports/FigureSkating) is computed in ISUCalcFS, boxing in WinBPM 3.0.`,
    },
    {
      // services.md, Scoring: fencing, Cyrano, Saturn 2.
      heading: 'One system for touches, one for the hall',
      text: `In [fencing](/Sports/Fencing) one system registers the touches, keeps the score and controls several pistes, by radio from the table of 32. Scoring apparatus and computer speak Cyrano, an Ethernet link that we helped to draft in 2008. In sports halls one console, Saturn 2, runs basketball, volleyball, handball, hockey, netball, tennis, badminton, table tennis and indoor football.`,
    },
    {
      // services.md, Scoring: machines support judges, patent, figure skating panels; sports.md, FigureSkating: built with the ISU, trial 2003, Turin 2006; Gymnastics: time of flight in the score.
      heading: 'The judges keep the decision',
      picture: '/images/scene/judges.svg',
      text: `Sensors and cameras show the judges what the eye may miss. The score remains theirs. After the Games of 2002 we developed the judging system of figure skating with the ISU, which tried it in 2003, before it had its Olympic debut at Turin in 2006. On the trampoline, where the time of flight counts, motion sensors on the frame measure it together with the landing point, a method for which we hold patent US 11,846,646.`,
    },
    {
      // services.md, Scoring: five terminals; equipment.md, MTE: radio range.
      heading: 'No cable crosses the pool deck',
      picture: '/images/equipment/mte-terminal.svg',
      text: `At a pool you can seat the judges where they see best, because their terminal, the MTE, works by radio over 100 m. A synchro panel takes up to eleven of them. A [ski-jumping](/Sports/SkiJumping) hill has five terminals. Name the sport, the size of the panel and the [boards](/Service/Scoreboards) and broadcasters to be served, and we know what to pack. To buy instead, ask a [distributor](/Sales).`,
    },
  ],
  // services.md, Scoring: panels; sports.md, FigureSkating: highest and lowest dropped.
  steps: [
    {
      title: 'The panel names the element',
      text: 'In figure skating the technical panel has HD replay at hand where a rotation is in doubt.',
    },
    {
      title: 'The judges grade it',
      text: 'They use touch screens. Ski-jumping judges review the jump and key in deductions.',
    },
    {
      title: 'The extremes drop out',
      text: 'In skating the software leaves out the highest and the lowest grade before it adds and ranks.',
    },
    {
      title: 'The total goes everywhere',
      text: 'It reaches [commentators](/Service/MediaInformationSystem), TV graphics, boards and the web.',
    },
  ],
  benefits: [
    'Scores entered once and totalled by your rules.',
    'Hand terminals rated IP64.',
    'A second look for panels in doubt.',
    'Element scores and totals ready for broadcast.',
  ],
  gallery: ['/images/screen/scoring-panel.svg'],
};
