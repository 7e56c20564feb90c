import type { ServiceContent } from './service.ts';

export const scoring: ServiceContent = {
  slug: 'Scoring',
  name: 'Scoring',
  banner: 'strip/Scoring',
  description:
    'Judges’ terminals, scoring software and hit registration: how marks and points become totals in figure skating, ski jumping, diving and fencing.',
  lead: 'Some sports are decided by a mark, a hit or a basket. Terminals and consoles collect them, software adds them up by the rules, and every screen shows the same total.',
  facts: [
    { value: '18 keys', type: 'Hand terminal', description: 'MTE, used by judges in diving and artistic swimming' },
    { value: '14', type: 'Terminals', description: 'Most that one MTE master unit can serve by radio' },
    { value: '5', type: 'Ski jumping', description: 'Judging terminals in the Nordic combined kit of 2022/23' },
    { value: '2 minutes', type: 'Ski jumping', description: 'From all-clear to announced result, approximately' },
    { value: '2014', type: 'On television', description: 'Figure-skating marks shown in real time since Sochi' },
  ],
  sections: [
    {
      heading: 'A program for each rule book',
      text: `DIV Scoring Manager handles diving panels of 5 or 7 judges, and synchro panels of 7, 9 or 11. SWA Scoring Manager covers artistic swimming from solo to acrobatic routines. [Figure skating](/Sports/FigureSkating) is computed in ISUCalcFS, boxing in WinBPM 3.0 with the scoring system of 2013.`,
    },
    {
      heading: 'Hits, goals and games',
      text: `In [fencing](/Sports/Fencing) one system registers hits and controls several pistes; from the table of 32 the link is wireless. Cyrano, the Ethernet protocol of 2008 between piste box and computer, was drafted by several makers; the company was one of them.

The Saturn 2 console carries programs for basketball, volleyball, handball, hockey, netball, tennis, badminton, table tennis and indoor football.`,
    },
    {
      heading: 'What a sensor may decide',
      text: `A trampoline frame can measure too. Patent US 11,846,646 of 19 December 2023 uses several motion sensors to give flight time and landing point. On judging by machine the company was cautious in 2024: the software helps the panel, and the panel decides.`,
    },
  ],
  steps: [
    {
      title: 'Watch and name',
      text: 'In figure skating a technical panel identifies each element, with HD replay at hand.',
    },
    {
      title: 'Mark',
      text: 'Judges grade that element on touch screens. In ski jumping each judge looks at the jump again and enters deductions.',
    },
    { title: 'Compute', text: 'The software applies the formula of the federation and ranks the competitors.' },
    {
      title: 'Distribute',
      text: 'Totals go to [commentators](/Service/MediaInformationSystem), TV graphics, scoreboard and web.',
    },
  ],
  benefits: [
    'Marks entered once, at the seat of the judge.',
    'Radio terminals rated IP64, with 12 h of battery and a range of 100 m.',
    'Video replay for panels that want a second look.',
    'Totals and element scores in a form that broadcasters can show directly.',
  ],
  gallery: ['screen/scoring-panel', 'equipment/mte-terminal'],
};
