import type { Markdown } from '../copy.ts';

// company.md, Size: 600 events, 400 employees, three sites; services.md, Timing: crew of Paris 2024.
// careers.md: length of a Games project, kind of staff, newer fields, skills of ski timing crews.
// research-2.md 4: crew of a Ski World Cup race. The travel shares are those of the specification, as the offers use them.
const intro: Markdown = `What you build here is used in front of full stadiums, at about 600 events a year. The largest are the Olympic Games, which take three to three and a half years to prepare. For Paris 2024 there were 550 timekeepers on site. At a Ski World Cup race the crew is six to eight technicians, who arrive two or three days before the start.

We are about 400 people at three sites. [Corgémont](/Company/ContactCorgemont), our headquarters, lies in the French-speaking Bernese Jura. [Leipzig](/Company/ContactLeipzig) is the home of our subsidiary ST Sportservice GmbH. The offers above are for these two.

The work is in electronics and software. It reaches from [timing](/Service/Timing) and live data to positioning, motion sensors and computer vision.

At a competition you set up, test and run the equipment while athletes, officials and broadcasters wait for the result. That takes calm, stamina, careful work and a talent for improvising. Competitions fall on evenings and weekends, and a winter race keeps its crew outdoors from the first cable to the last.

How often you travel depends on the job:

- **5–10 %** in firmware development and in the workshops
- **20 %** in systems, results software, testing and scoreboards
- **50 %** in projects, TV graphics and results at the venue

Open an offer and apply with the button at its end.`;

export const careersPage = {
  name: 'Careers',
  banner: '/images/strip/Careers.svg',
  bannerTitle: 'We are Looking for you',
  description:
    'Jobs at Swiss Timing in Corgémont and Leipzig: electronics, software, IT, TV graphics and projects, each with place, start date and travel share.',
  lead: 'At Swiss Timing you build timing equipment, write results software or run both on the day of the race.',
  intro,
  areas: [
    { value: 'swiss', name: 'Switzerland', company: 81 },
    { value: 'germany', name: 'Germany', company: 138 },
  ],
  /** Under the list, while it holds samples. */
  samples:
    'Offers marked “Sample” stand in for real vacancies. Their mail addresses and application links lead nowhere.',
} as const;

export const jobTexts = {
  passed: 'The start date of this offer has passed. Please ask us whether the job is still open.',
  passedMark: 'has passed',
  sample: 'Sample offer',
} as const;
