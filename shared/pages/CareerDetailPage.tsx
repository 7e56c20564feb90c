import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { RichText } from '../components/RichText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { jobTexts } from '../content/careers/careers-page.ts';
import type { JobOffer, OfferTextField } from '../content/careers/offers.ts';
import { dateInWords, isoDate } from '../dates.ts';

interface CareerDetailPageProps {
  readonly offer: JobOffer;
  readonly area: string;
  /** Whether the start date lies in the past. */
  readonly hasPassed: boolean;
}

const RICH_TEXTS = [
  ['description', 'Description'],
  ['profile', 'Profile'],
  ['requirements', 'Requirements'],
  ['language_requirements', 'Language requirements'],
] as const satisfies readonly (readonly [OfferTextField, string])[];

/** The language of an offer in words, beside its code. The record fails to compile when the schema gains a code. */
const LANGUAGE_NAMES: Readonly<Record<JobOffer['language']['attr_code'], string>> = { en: 'English', de: 'German' };

/** One job offer. */
export function CareerDetailPage({ offer, area, hasPassed }: CareerDetailPageProps) {
  const { language } = offer;
  const languageOf = (field: OfferTextField) => (offer.germanFields.includes(field) ? 'de' : undefined);
  const terms = [
    ['Area', area],
    ['Working time', language.working_time],
    ['Contract', language.contract],
    ['Domain', language.domain],
    ['Position', language.position],
    ['Job number', language.jobnumber],
    ['Language', `${language.attr_code} (${LANGUAGE_NAMES[language.attr_code]})`],
  ] as const;
  return (
    <article className="job">
      <header className="banner">
        <div className="banner-words">
          <h1 lang={languageOf('title')}>{language.title}</h1>
          <p className="job-apply">
            <ExternalAnchor className="button" href={language.link['#text']}>
              {language.link.attr_name}
            </ExternalAnchor>
            {offer.standIn && <span className="sample">{jobTexts.sample}</span>}
          </p>
        </div>
      </header>
      <dl className="job-terms">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Start</dt>
          <dd>
            {hasPassed ? (
              jobTexts.byAgreement
            ) : (
              <time dateTime={isoDate(language.available)}>{dateInWords(language.available)}</time>
            )}
          </dd>
        </div>
      </dl>
      {RICH_TEXTS.map(([field, heading]) => (
        <Section key={field} id={field} heading={heading} className="copy">
          <Prose text={language[field]} language={languageOf(field)} />
        </Section>
      ))}
      <Section id="location" heading="Location" className="copy">
        <div className="prose">
          <p>{language.location.info}</p>
        </div>
      </Section>
      <Section id="contact" heading="Contact information" className="copy">
        <div className="prose">
          <RichText text={language.contact_information} />
        </div>
      </Section>
    </article>
  );
}
