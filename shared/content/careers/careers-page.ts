import type { Markdown } from '../copy.ts';

const intro: Markdown = `The work is spread over about 600 events a year. Some are done in a weekend; a project for Games lasts three to three and a half years. The company has about 400 employees at three sites. Watchmakers with stopwatches made way for electronic engineers and computer scientists in the 1980s.

Jobs here are advertised for two offices. [Corgémont](/Company/ContactCorgemont), the seat, lies in the French-speaking Bernese Jura. [Leipzig](/Company/ContactLeipzig) is the office of ST Sportservice GmbH.

The calendar of sport sets part of the working hours. Competitions are held in the evening and on weekends, and a winter race needs its [timing](/Service/Timing) crew outdoors from the first cable to the last. What counts there is calm, stamina, careful work and a talent for improvising. Each offer below states how much travel belongs to it.`;

export const careersPage = {
  name: 'Careers',
  banner: 'strip/Careers',
  bannerTitle: 'We are Looking for you',
  description:
    'Job offers at Swiss Timing in Corgémont and Leipzig: electronics, software, IT, TV graphics and projects, with place, start date and travel share.',
  lead: 'Posts for people who build timing equipment, write results software and run both at competitions.',
  intro,
  areas: [
    { value: 'swiss', name: 'Switzerland', company: 81 },
    { value: 'germany', name: 'Germany', company: 138 },
  ],
  /** Under the list, while it holds samples. */
  samples:
    'Offers marked “Sample” show what an advert will look like; their addresses and application links reach nobody.',
} as const;

export const jobTexts = {
  passed: 'The start date of this offer has passed. Please ask whether the role is still open.',
  passedMark: 'has passed',
  sample: 'Sample offer',
} as const;
