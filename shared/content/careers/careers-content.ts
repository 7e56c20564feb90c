import type { Markdown } from '../copy.ts';

// company.md, Size: 600 events, 400 employees, three sites; services.md, Timing: crew of Paris 2024.
// careers.md: length of a Games project, kind of staff, newer fields, skills of ski timing crews.
// research-2.md 4: crew of a Ski World Cup race. The travel shares are those of the specification, as the offers use them.
const intro: Markdown = `What you build here is used in front of full stadiums, at about 600 events a year, and it has to work at once, because no final is run twice. The largest of these events are the Olympic Games, which take three to three and a half years to prepare. Paris 2024 had 550 timekeepers. A Ski World Cup race has six to eight technicians, who arrive two or three days before the start.

The work is in electronics and software. It reaches from [timing](/Service/Timing) and live data to positioning, motion sensors and computer vision, so that a firmware engineer may find the author of the television graphics in the same finish cabin.

At a competition you set up, test and run the equipment while athletes, officials and broadcasters wait for the result. That takes calm, stamina, careful work and a talent for improvising. Sport happens when others have time to watch it, which means evenings and weekends, and although a hall keeps you dry, a winter race keeps its crew outdoors from the first cable to the last.

We are about 400 people at three sites. [Corgémont](/Company/ContactCorgemont), our headquarters, lies in the French-speaking Bernese Jura, whereas our subsidiary ST Sportservice GmbH is at home in [Leipzig](/Company/ContactLeipzig). The offers are for these two, so French or German matters, and English in both.

How often you travel depends on the job:

- **5–10%** in firmware development and in the workshops
- **20%** in systems, results software, testing and scoreboards
- **50%** in projects, TV graphics and results at the venue

To apply, use the button on the offer.`;

export const careersContent = {
  name: 'Careers',
  banner: '/images/strip/Careers.svg',
  bannerTitle: 'We are Looking for you',
  description:
    'Jobs at Swiss Timing in Corgémont and Leipzig: electronics, software, IT, TV graphics and projects, with the place, the hours and the share of travel.',
  lead: 'At Swiss Timing you build timing equipment, write results software, or run both on the day of the race, when there is no second attempt.',
  intro,
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
