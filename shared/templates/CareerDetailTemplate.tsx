import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { type Neighbour, Pager } from '../components/Pager.tsx';
import { RichText } from '../components/RichText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type { JobOffer, OfferTextField } from '../content/careers/offers.ts';

interface CareerDetailTemplateProps {
  readonly offer: JobOffer;
  readonly area: string;
  /** Says that the offer is a sample, where it is one. */
  readonly samples: string | undefined;
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

const RICH_TEXTS = [
  ['description', 'Description'],
  ['profile', 'Profile'],
  ['requirements', 'Requirements'],
  ['language_requirements', 'Language requirements'],
] as const satisfies readonly (readonly [OfferTextField, string])[];

/** One job offer. The button is once in the page and stays in sight, so that it is there before and after reading. */
export function CareerDetailTemplate({ offer, area, samples, previous, next }: CareerDetailTemplateProps) {
  const { language } = offer;
  const languageOf = (field: OfferTextField) => (offer.germanFields.includes(field) ? 'de' : undefined);
  const terms = [
    ['Area', area],
    ['Working time', language.working_time],
    ['Contract', language.contract],
    ['Domain', language.domain],
    ['Position', language.position],
    ['Job number', language.jobnumber],
    ['Language code', language.attr_code],
  ] as const;
  return (
    <>
      <article className="job">
        <header className="page-head is-list">
          <div className="head-words split">
            <h1 lang={languageOf('title')}>{language.title}</h1>
            {samples && <p className="secondary">{samples}</p>}
          </div>
        </header>
        <dl className="job-terms row">
          {terms.map(([name, value]) => (
            <div key={name}>
              <dt className="secondary">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {RICH_TEXTS.map(([field, heading]) => (
          <Section key={field} id={field} heading={heading} className="is-dense">
            <Prose text={language[field]} language={languageOf(field)} />
          </Section>
        ))}
        <Section id="location" heading="Location" className="is-dense">
          <p>{language.location.info}</p>
        </Section>
        <Section id="apply" heading="Contact information" className="is-dense">
          <address>
            <RichText text={language.contact_information} />
          </address>
        </Section>
        <p className="job-apply">
          <ExternalAnchor className="button" href={language.link['#text']}>
            {language.link.attr_name}
          </ExternalAnchor>
        </p>
      </article>
      <Pager section="job offers" previous={previous} next={next} />
    </>
  );
}
