/** Content for tests that must not depend on the content of the site. */
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import type { UpcomingEvent } from '../../shared/content/events/events.ts';

export const sampleOffer: JobOffer = {
  attr_id: 100001,
  attr_reference: 1,
  standIn: false,
  germanFields: [],
  language: {
    company: 138,
    jobnumber: '138-100001',
    title: 'Clockmaker',
    description: 'You make clocks.',
    profile: 'You are exact.',
    requirements: '- Good eyes',
    language_requirements: 'English',
    domain: 'Manufacturing',
    position: 'Non Management',
    contract: 'Permanent contract',
    working_time: 'Full Time',
    contact_information: 'Write to us.',
    location: { info: 'Wiesenring 11, D-04159 Leipzig, Saxony, Germany' },
    available: { day: 1, month: 7, year: 2030 },
    link: { '#text': 'https://jobs.example.com/1', attr_name: 'Apply for this Job' },
    attr_code: 'en',
  },
};

export const sampleEvent: UpcomingEvent = {
  date: '2030-08-07T18:00:00',
  endDate: '2030-08-17',
  logo: '/images/event/sample.svg',
  link: 'https://event.example',
  name: 'Sample Games',
  place: 'Chengdu, China',
};
