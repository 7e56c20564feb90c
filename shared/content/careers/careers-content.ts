import type { Markdown } from '../copy.ts';

// company.md, Size: 600 events, 400 employees, three sites. research-2.md 4: crew of a Ski World Cup race.
// The travel shares are those of the specification, as the offers use them.
const work: Markdown = `What you build here is used in front of full stadiums, at about 600 events a year. It has to work at once: no final is run twice. In the finish cabin you sit next to the people who use it.

A Ski World Cup race has six to eight technicians, who arrive two or three days before the start. You set up, test and run the equipment while athletes, officials and broadcasters wait for the result. Most sport takes place in the evening and at weekends, and in winter you may be outdoors all day. How often you travel depends on the job:

- **5–10%** in firmware development and in the workshops
- **20%** in systems, results software, testing and scoreboards
- **50%** in projects, TV graphics and results at the venue

We are about 400 people at three sites. The offers are for [Corgémont](/Company/ContactCorgemont), in the French-speaking Bernese Jura, and for ST Sportservice GmbH in [Leipzig](/Company/ContactLeipzig), so French or German matters, and English in both.`;

export const careersContent = {
  name: 'Careers',
  banner: '/images/strip/Careers.svg',
  bannerTitle: 'We are Looking for you',
  description:
    'Jobs at Swiss Timing in Corgémont and Leipzig: electronics, software, IT, TV graphics and projects, with the place, the hours and the share of travel.',
  lead: 'At Swiss Timing you build timing equipment, write results software, or run both on the day of the race, when there is no second attempt.',
  /** After the list. */
  work: { heading: 'What the work is like', text: work },
  areas: [
    { value: 'swiss', name: 'Switzerland', company: 81 },
    { value: 'germany', name: 'Germany', company: 138 },
  ],
  /** Above the list, while it holds samples. */
  samples:
    'These offers are samples until our vacancies are listed. “Apply for this Job” leads to the job portal of the Swatch Group.',
  /** The same on the page of one. */
  sample: 'This offer is a sample until our vacancies are listed.',
} as const;
