import type { ServiceContent } from './service.ts';

export const informationSystem: ServiceContent = {
  slug: 'InformationSystem',
  name: 'Information System',
  keyPicture: '/images/screen/ovr-data-flow.svg',
  banner: '/images/strip/InformationSystem.svg',
  description:
    'On-venue results (OVR): entries, draw, start lists, jury decisions, rankings and official results on paper, as PDF and as XML.',
  lead: 'On-venue results (OVR) is the competition office of your event. Entries become start lists, times and scores become rankings, and because the whole venue works with the same data, a change made once is made everywhere.',
  // services.md, InformationSystem: IOC 2001, UPS, Universiade 2015; sports.md, Athletics: seven events at once.
  facts: [
    { value: '2001', type: 'IOC contract', description: 'Extended to on-venue results for the Games of 2004–2010' },
    { value: '7', type: 'Events at once', description: 'On one athletics field, kept apart by the results system' },
    {
      value: '2',
      type: 'Networks',
      description: 'Main and backup at a ski-jumping venue, both on an uninterruptible power supply',
    },
    {
      value: '2015',
      type: 'Winter Universiade',
      description: 'On-venue results, accreditation and web results from one supplier',
    },
  ],
  sections: [
    {
      // services.md, InformationSystem: scope, draw software, swimming scope.
      heading: 'The work begins with the entries',
      picture: '/images/screen/ovr-result-sheet.svg',
      text: `Long before the first start we load entries and schedule, carry out the draw and print the start lists. A [swimming](/Sports/Swimming) competition then goes on through qualifying lists, results and summaries to statistics and the medal table. The office need not be large. At a [cross-country](/Sports/CrossCountry) World Cup the draw runs on a notebook with a printer.`,
    },
    {
      // services.md, InformationSystem: jury tool, replay system.
      heading: 'The jury decides, and the ranking follows',
      text: `A disqualification changes a ranking as much as a time does, which is why the jury in cross-country has its own program and its decision becomes part of the results data. In a dispute it can look again, because a replay system has recorded the television programme, the start camera and the finish camera together.`,
    },
    {
      // services.md, InformationSystem: outputs, XML to FIS, Athens 2004, ice hockey.
      heading: 'Federations take the data as they need them',
      text: `Results leave the venue on paper and as PDF for people, and as XML for computers, so that FIS can show them on its own website. At Athens 2004 our timing data fed the Games systems of Atos Origin, and results were out in a fraction of a second. Where a federation prefers to run its own results system, as in [ice hockey](/Sports/IceHockey), we supply that system with data from the rink.`,
    },
    {
      // services.md, InformationSystem: notebook, printer, networks, UPS, accreditation.
      heading: 'Desks, power and two networks',
      picture: '/images/scene/operations-room.svg',
      text: `At the venue the team needs desks for computers and printers, power that survives a cut, and a second network in case the first one fails. We can look after accreditation as well. For an offer [Corgémont](/Company/ContactCorgemont) has to know the number of entries, the schedule and the competition rules, because they decide how many people the office needs. You may order all of it or parts.`,
    },
  ],
  steps: [
    {
      title: 'Entries are checked',
      text: 'Athletes, teams and schedule are loaded while there is still time to correct a name.',
    },
    { title: 'The draw gives the order', text: 'Start lists are printed once the draw is released.' },
    { title: 'Times arrive by themselves', text: 'They come directly from [timing](/Service/Timing) and scoring.' },
    { title: 'Officials decide', text: 'They confirm, correct or disqualify, and the ranking changes with them.' },
    {
      title: 'Results are released',
      text: 'A data distributor serves boards, TV graphics and commentators, while printed lists go to teams and press.',
    },
  ],
  benefits: [
    'The same data behind all lists, boards and screens.',
    'Start lists and official results on paper for juries, coaches and press.',
    'XML that your federation can use directly.',
    'Jury decisions that reach the result without retyping.',
  ],
  gallery: ['/images/screen/ovr-data-flow.svg', '/images/screen/ovr-result-sheet.svg'],
};
