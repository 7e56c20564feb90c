import type { PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichText } from '../components/RichText.tsx';
import { Strip } from '../components/Strip.tsx';
import type { Office } from '../content/company/offices.ts';

/** Template of the three offices. */
export function ContactPage({ office, card }: { office: Office; card: PageLink }) {
  const { banner, town, role, lead, text, ways = [], imprint, picture } = office;
  return (
    <>
      <PageBanner title={town} lead={lead} banner={picture} form="strip-first" />
      <section className="section office" aria-labelledby="address">
        <h2 id="address">{role}</h2>
        <Address office={office} card={card} />
        <div className="prose">
          <RichText text={text} />
        </div>
      </section>
      <Strip id={banner} place="strip-band" />
      {ways.length > 0 && (
        <section className="section" aria-labelledby="ways">
          <h2 id="ways">How to reach us</h2>
          <ul className="ways">
            {ways.map(({ audience, text: sentence, link }) => (
              <li key={audience}>
                <strong>{audience}</strong>
                <span>{sentence}</span>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {imprint && (
        <section className="section" aria-labelledby="imprint">
          <h2 id="imprint">Imprint</h2>
          <div className="prose">
            <RichText text={imprint} />
          </div>
        </section>
      )}
    </>
  );
}

function Address({ office, card }: { office: Office; card: PageLink }) {
  const { town, country, company, street, poBox, postalCode, phone, phoneLabel = 'Phone', fax, mail } = office;
  return (
    <address className="office-address">
      <p className="office-place">
        {[company, street, poBox, [postalCode, town].filter(Boolean).join(' '), country].filter(Boolean).map((line) => (
          <span className="line" key={line}>
            {line}
          </span>
        ))}
      </p>
      <dl className="office-contact">
        <div>
          <dt>{phoneLabel}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        {fax && (
          <div>
            <dt>Fax</dt>
            <dd>{fax}</dd>
          </div>
        )}
        <div>
          <dt>Mail</dt>
          <dd>
            <a href={`mailto:${mail}`}>{mail}</a>
          </dd>
        </div>
        <div>
          <dt>vCard</dt>
          <dd>
            <a href={card.href}>{card.name}</a>
          </dd>
        </div>
      </dl>
    </address>
  );
}
