import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { RichText } from '../components/RichText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type { JobOffer, OfferTextField } from '../content/careers/offers.ts';

interface CareerDetailTemplateProps {
  readonly offer: JobOffer;
  readonly area: string;
  /** Says that the offer is a sample, where it is one. */
  readonly samples: string | undefined;
}

const RICH_TEXTS = [
  ['description', 'Description'],
  ['profile', 'Profile'],
  ['requirements', 'Requirements'],
  ['language_requirements', 'Language requirements'],
] as const satisfies readonly (readonly [OfferTextField, string])[];

/** One job offer. The button is once in the page and stays in sight, so that it is there before and after reading. */
export function CareerDetailTemplate({ offer, area, samples }: CareerDetailTemplateProps) {
  const { language } = offer;
  const languageOf = (field: OfferTextField) => (offer.germanFields.includes(field) ? 'de' : undefined);
  const terms = [
    ['Area', area],
    ['Working time', language.working_time],
    ['Contract', language.contract],
    ['Domain', language.domain],
    ['Position', language.position],
    ['Job number', language.jobnumber],
    ['Language', language.attr_code],
  ] as const;
  return (
    <article className="job full">
      <header className="page-head full">
        <div className="head-words split">
          <h1 lang={languageOf('title')}>{language.title}</h1>
          {samples && <p className="samples secondary">{samples}</p>}
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
        <Section key={field} id={field} heading={heading} className="copy">
          <Prose text={language[field]} language={languageOf(field)} />
        </Section>
      ))}
      <Section id="location" heading="Location" className="copy">
        <div className="stack">
          <p>{language.location.info}</p>
        </div>
      </Section>
      <Section id="apply" heading="Contact information" className="copy">
        <address className="stack">
          <RichText text={language.contact_information} />
        </address>
      </Section>
      <p className="job-apply">
        <ExternalAnchor className="button" href={language.link['#text']}>
          {language.link.attr_name}
        </ExternalAnchor>
      </p>
    </article>
  );
}
