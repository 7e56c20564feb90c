import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { RichText } from '../components/RichText.tsx';
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
    ['Language', language.attr_code],
  ] as const;
  return (
    <article className="job">
      <header className="banner">
        <div className="banner-words">
          <h1 lang={languageOf('title')}>{language.title}</h1>
          {hasPassed && <p className="notice">{jobTexts.passed}</p>}
          {offer.standIn && <p className="notice">{jobTexts.standIn}</p>}
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
          <dt>Start date</dt>
          <dd>
            <time dateTime={isoDate(language.available)}>{dateInWords(language.available)}</time>
          </dd>
        </div>
      </dl>
      {RICH_TEXTS.map(([field, heading]) => (
        <section className="section copy" key={field} aria-labelledby={field}>
          <h2 id={field}>{heading}</h2>
          <div className="prose" lang={languageOf(field)}>
            <RichText text={language[field]} />
          </div>
        </section>
      ))}
      <section className="section copy" aria-labelledby="location">
        <h2 id="location">Location</h2>
        <div className="prose">
          <p>{language.location.info}</p>
        </div>
      </section>
      <section className="section copy" aria-labelledby="contact">
        <h2 id="contact">Contact information</h2>
        <div className="prose">
          <RichText text={language.contact_information} />
        </div>
      </section>
      <p className="job-apply">
        <ExternalAnchor className="button" href={language.link['#text']}>
          {language.link.attr_name}
        </ExternalAnchor>
      </p>
    </article>
  );
}
