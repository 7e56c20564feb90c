import type { ServiceContent } from './service.ts';

export const informationSystem: ServiceContent = {
  slug: 'InformationSystem',
  name: 'Information System',
  keyPicture: '/images/screen/ovr-data-flow.svg',
  banner: '/images/strip/InformationSystem.svg',
  description:
    'On-venue results (OVR): entries, draw, start lists, jury decisions, rankings and official results on paper, as PDF and as XML.',
  lead: 'On-venue results (OVR) is the competition office of your event. Entries become start lists, times and scores become rankings, and everybody at the venue works with the same data.',
  // services.md, InformationSystem: IOC 2001, UPS, Universiade 2015; sports.md, Athletics: seven events at once.
  facts: [
    { value: '2001', type: 'IOC contract', description: 'Extended to on-venue results for the Games of 2004–2010' },
    { value: '7', type: 'Events at once', description: 'On one athletics field, each with a result of its own' },
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
      heading: 'From the entry to the medal table',
      picture: '/images/screen/ovr-result-sheet.svg',
      text: `The work begins long before the first start. We load entries and schedule, carry out the draw and print the start lists. A [swimming](/Sports/Swimming) competition then receives qualifying lists, results, summaries, statistics and medal tables. At a [cross-country](/Sports/CrossCountry) World Cup the draw runs on a notebook with a printer beside it.`,
    },
    {
      // services.md, InformationSystem: jury tool, replay system.
      heading: 'Jury decisions in the result',
      text: `A disqualification changes a ranking as much as a time does. In cross-country the jury enters its decision in a program of its own, and the decision becomes part of the results data. A replay system records the television programme, the start camera and the finish camera together, so that the jury can look again.`,
    },
    {
      // services.md, InformationSystem: outputs, XML to FIS, Athens 2004, ice hockey.
      heading: 'Data for federations and media',
      text: `Results leave the venue on paper, as PDF and as XML. FIS receives the XML on its own website. At Athens 2004 our timing data fed the Games systems of Atos Origin, and results were out in a fraction of a second. In [ice hockey](/Sports/IceHockey) the federation runs its own results system, and we supply it with data from the rink.`,
    },
    {
      // services.md, InformationSystem: notebook, printer, networks, UPS, accreditation.
      heading: 'What the results team needs',
      picture: '/images/scene/operations-room.svg',
      text: `Send us the entries, the schedule and the competition rules as soon as you have them. At the venue the team needs desks for computers and printers, a network and a backup for it. We can look after accreditation as well. [Corgémont](/Company/ContactCorgemont) will make you an offer for the whole office or for parts of it.`,
    },
  ],
  steps: [
    { title: 'Enter', text: 'Athletes, teams and schedule are loaded and checked.' },
    { title: 'Draw', text: 'The starting order is drawn, printed and released.' },
    { title: 'Capture', text: 'Times and scores arrive directly from [timing](/Service/Timing) and scoring.' },
    { title: 'Decide', text: 'Officials confirm, correct or disqualify, and the ranking follows.' },
    {
      title: 'Release',
      text: 'A data distributor serves boards, TV graphics and commentators. Printed lists go to teams and press.',
    },
  ],
  benefits: [
    'The same data behind every list, board and screen.',
    'Start lists and official results on paper for juries, coaches and press.',
    'XML that your federation can use directly.',
    'A second network beside the main one.',
  ],
  gallery: ['/images/screen/ovr-data-flow.svg', '/images/screen/ovr-result-sheet.svg'],
};
