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

/** The offers carry a code; a reader is told the language. The record fails to compile when the schema gains a code. */
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
    ['Language', LANGUAGE_NAMES[language.attr_code]],
  ] as const;
  return (
    <article className="job">
      <header className="banner">
        <div className="banner-words">
          <h1 lang={languageOf('title')}>{language.title}</h1>
          <p className="job-first">
            <Apply link={language.link} />
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
          <dt>Start date</dt>
          <dd>
            <time dateTime={isoDate(language.available)}>{dateInWords(language.available)}</time>
            {hasPassed && !offer.standIn && <span className="job-passed">{jobTexts.passedMark}</span>}
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
          {hasPassed && <p>{jobTexts.passed}</p>}
          <RichText text={language.contact_information} />
        </div>
      </section>
      <p className="job-apply">
        <Apply link={language.link} />
      </p>
    </article>
  );
}

/** At once for who has read the offer before, and again at its end. */
function Apply({ link }: { link: JobOffer['language']['link'] }) {
  return (
    <ExternalAnchor className="button" href={link['#text']}>
      {link.attr_name}
    </ExternalAnchor>
  );
}
