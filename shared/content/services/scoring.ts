import type { ServiceContent } from './service.ts';

export const scoring: ServiceContent = {
  slug: 'Scoring',
  name: 'Scoring',
  keyPicture: '/images/screen/scoring-panel.svg',
  banner: '/images/strip/Scoring.svg',
  description:
    'Judges’ terminals, scoring software and hit registration for figure skating, ski jumping, diving, fencing, boxing and the sports of the hall.',
  lead: 'We bring terminals, software and operators to sports that are decided by judges, hits or goals. A score is entered once, and the same total reaches the board, the broadcast and the press.',
  // services.md, Scoring; equipment.md, MTE.
  facts: [
    { value: '18 keys', type: 'Hand terminal', description: 'MTE, for judges of diving and artistic swimming' },
    { value: '14', type: 'Terminals', description: 'Served by radio from one MTE master unit' },
    { value: '12 h', type: 'Battery', description: 'Running time of an MTE' },
    { value: 'About 2 min', type: 'Ski jumping', description: 'From the all-clear to the announced result' },
    { value: '2014', type: 'Figure skating', description: 'Scores on television in real time since Sochi' },
  ],
  sections: [
    {
      // services.md, Scoring: DIV and SWA panels, ISUCalcFS, WinBPM.
      heading: 'Totals by your own rule book',
      picture: '/images/innovations/boxing-2013.svg',
      text: `Each program applies the formula of its federation and ranks the athletes by it. DIV Scoring Manager covers diving panels of 5 or 7 judges and synchro panels of 7, 9 or 11. SWA Scoring Manager covers artistic swimming from solo to acrobatic routines. [Figure skating](/Sports/FigureSkating) is computed in ISUCalcFS, boxing in WinBPM 3.0.`,
    },
    {
      // services.md, Scoring: fencing, Cyrano, Saturn 2.
      heading: 'Hits, goals and games',
      text: `In [fencing](/Sports/Fencing) one system registers hits, keeps the score and controls several pistes. From the table of 32 the link is wireless. Piste and computer talk to each other by Cyrano, an Ethernet link that we helped to draft in 2008.

One console, Saturn 2, runs basketball, volleyball, handball, hockey, netball, tennis, badminton, table tennis and indoor football.`,
    },
    {
      // services.md, Scoring: machines support judges, patent, figure skating panels; sports.md, FigureSkating: built with the ISU, Turin 2006.
      heading: 'The judges keep the decision',
      text: `Sensors and cameras show the judges what the eye may miss. The score remains theirs. We developed the judging system of figure skating with the ISU after the Games of 2002. Its Olympic debut was Turin 2006. For the trampoline we hold patent US 11,846,646. Motion sensors on its frame give the time of flight and the landing point.`,
    },
    {
      // services.md, Scoring: five terminals; equipment.md, MTE: radio range.
      heading: 'Seats, terminals and a clear view',
      picture: '/images/scene/judges.svg',
      text: `You seat the judges where they see best, and we put a terminal in front of each. A [ski-jumping](/Sports/SkiJumping) venue takes five of them. Beside a pool the MTE works by radio over 100 m, so no cable crosses the deck. The sport, the size of the panel and the number of [boards](/Service/Scoreboards) and broadcasters tell us what to pack.`,
    },
  ],
  steps: [
    { title: 'Identify', text: 'In figure skating the technical panel names each element, with HD replay at hand.' },
    {
      title: 'Score',
      text: 'Judges grade the element on touch screens. In ski jumping they review the jump and key in deductions.',
    },
    { title: 'Compute', text: 'The software drops, adds and ranks as the rules prescribe.' },
    {
      title: 'Distribute',
      text: 'Totals go to [commentators](/Service/MediaInformationSystem), TV graphics, boards and the web.',
    },
  ],
  benefits: [
    'Scores entered once, where the judge sits.',
    'Hand terminals rated IP64.',
    'Replay for panels that want a second look.',
    'Element scores and totals ready for broadcast.',
  ],
  gallery: ['/images/screen/scoring-panel.svg', '/images/equipment/mte-terminal.svg'],
};
