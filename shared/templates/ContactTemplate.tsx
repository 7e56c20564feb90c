import type { PageLink } from '../components/LinkList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import type { Office } from '../content/company/offices.ts';
import { paths } from '../paths.ts';

/** Template of the three offices. */
export function ContactTemplate({ office, card }: { office: Office; card: PageLink }) {
  const { town, role, lead, about, text, ways = [], imprint, picture } = office;
  return (
    <>
      <PageHead title={town} lead={lead} />
      <Section id="address" heading={role} className="office">
        <Address office={office} card={card} />
      </Section>
      <Picture className="office-view full" id={picture} isFirstView />
      {ways.length > 0 && (
        <Section id="ways" heading="Whom to ask" className="band is-tinted">
          <ul className="contacts row ruled full">
            {ways.map(({ audience, text: sentence, link }) => (
              <li key={audience}>
                <strong>{audience}</strong> <span>{sentence}</span> <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {about && <Section id="about" heading={about} text={text} />}
      {imprint && <Section id="imprint" heading="Imprint" text={imprint} />}
    </>
  );
}

function Address({ office, card }: { office: Office; card: PageLink }) {
  const { town, country, company, street, poBox, postalCode, phone, fax, mail, mailSubject } = office;
  return (
    <address className="office-address row">
      <p className="office-place">
        {[company, street, poBox, [postalCode, town].filter(Boolean).join(' '), country].filter(Boolean).map((line) => (
          <span className="line" key={line}>
            {line}{' '}
          </span>
        ))}
      </p>
      <dl className="office-contact ruled">
        <div>
          <dt className="secondary">Phone</dt>
          <dd>
            <a href={paths.telephone(phone)}>{phone}</a>
          </dd>
        </div>
        {fax && (
          <div>
            <dt className="secondary">Fax</dt>
            <dd>{fax}</dd>
          </div>
        )}
        <div>
          <dt className="secondary">E-mail</dt>
          <dd>
            <a href={paths.mail(mail, mailSubject)}>{mail}</a>
          </dd>
        </div>
        <div>
          <dt className="secondary">vCard</dt>
          <dd>
            <a href={card.href}>{card.name}</a>
          </dd>
        </div>
      </dl>
    </address>
  );
}
