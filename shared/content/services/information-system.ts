import type { ServiceContent } from './service.ts';

export const informationSystem: ServiceContent = {
  slug: 'InformationSystem',
  name: 'Information System',
  banner: 'strip/InformationSystem',
  description:
    'On-venue results (OVR): entries, draws, start lists, jury decisions, rankings, printed lists, PDF and XML feeds from one results database.',
  lead: 'On-venue results (OVR) is the office of a competition. It takes entries, draws the order, captures times and marks, ranks them and delivers print and data.',
  facts: [
    { value: '2001', type: 'IOC contract', description: 'On-venue results joined timing, for the Games of 2004–2010' },
    {
      value: '2004',
      type: 'Athens',
      description: 'Timing data fed the Games systems of Atos Origin; results were out in a fraction of a second',
    },
    { value: '2', type: 'Networks', description: 'Main and backup at a ski-jump venue, both on UPS' },
    { value: '2015', type: 'Universiade', description: 'Accreditation and web results added to the winter edition' },
  ],
  sections: [
    {
      heading: 'Entries, draw, start list',
      text: `Work begins long before the first start. The kit for a [cross-country](/Sports/CrossCountry) World Cup includes draw software on a notebook, with a printer beside it. For [swimming](/Sports/Swimming) the scope runs from start lists and qualifying lists to results, summaries, statistics and medal tables.`,
    },
    {
      heading: 'Jury decisions belong to the data',
      text: `Disqualifications and protests change a ranking as surely as a time does. In cross-country a jury tool writes the decision into the results data. A replay recorder takes the TV programme and the start and finish cameras in parallel.`,
    },
    {
      heading: 'When a federation brings its own system',
      text: `[Ice hockey](/Sports/IceHockey) is the exception. The federation runs its own on-venue results there, and Swiss Timing supplies it with data from the rink.`,
    },
  ],
  steps: [
    { title: 'Enter', text: 'Athletes, teams and schedule are loaded and checked.' },
    { title: 'Draw', text: 'The order of starting is drawn, printed and released.' },
    { title: 'Capture', text: 'Times and marks come in directly from [timing](/Service/Timing) and scoring.' },
    { title: 'Rule', text: 'Officials confirm, correct or disqualify; the ranking follows.' },
    {
      title: 'Hand on',
      text: 'A data distributor serves scoreboard, TV graphics and commentators; lists go out as paper, PDF and XML.',
    },
  ],
  benefits: [
    'One source behind every list, board and screen of the venue.',
    'XML for the federation: in FIS events the results flow straight to its website.',
    'Printed start lists and results for coaches, juries and press.',
    'A second network on battery-backed power, as in ski jumping.',
    'Accreditation in the same scope, where the organiser asks for it.',
  ],
  gallery: ['screen/ovr-data-flow', 'screen/ovr-result-sheet'],
};
