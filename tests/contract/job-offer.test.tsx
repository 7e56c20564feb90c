/** What a job offer says of itself: with a sample offer, and which real ones are marked as samples. */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import { paths } from '../../shared/paths.ts';
import { CareerDetailTemplate } from '../../shared/templates/CareerDetailTemplate.tsx';
import { offers } from '../support/content-times.ts';
import { openPage } from '../support/read-page.ts';

describe('a job offer', () => {
  const offer: JobOffer = { ...sampleOffer, germanFields: ['title', 'profile'] };
  const page = JSDOM.fragment(
    renderToStaticMarkup(<CareerDetailTemplate offer={offer} area="Germany" samples={undefined} />),
  );

  it('marks German text as German, and no other', () => {
    const german = [...page.querySelectorAll('[lang=de]')].map((part) => part.textContent);
    expect(german).toEqual([offer.language.title, offer.language.profile]);
  });

  it('says nothing of a start, which stays in data and feed', () => {
    expect(page.textContent).not.toMatch(/Start\b|by agreement|2030/);
  });

  it('that is a sample is named as one above the list and on its page, and nowhere else', async () => {
    const samples = offers.filter(({ standIn }) => standIn);
    const list = await openPage('/Company/Careers');
    expect(list.querySelectorAll('.head-words > .secondary')).toHaveLength(samples.length > 0 ? 1 : 0);
    expect(list.querySelector('[data-island]')?.textContent).not.toMatch(/sample/i);
    for (const { attr_id, standIn } of offers) {
      const document = await openPage(paths.job(attr_id));
      expect(document.querySelectorAll('.head-words > .secondary')).toHaveLength(standIn ? 1 : 0);
    }
  });
});
