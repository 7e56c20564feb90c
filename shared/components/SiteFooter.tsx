import { Link } from 'react-router-dom';
import { offices } from '../content/company/offices.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ExternalAnchor } from './ExternalAnchor.tsx';
import { Wordmark } from './Wordmark.tsx';

interface FooterLink {
  readonly href: string;
  readonly name: string;
}

interface SiteFooterProps {
  readonly links: readonly FooterLink[];
}

export function SiteFooter({ links }: SiteFooterProps) {
  return (
    <footer className="site-footer split">
      <p className="footer-company side">
        <Wordmark /> {site.legalName}, a company of <ExternalAnchor href={site.groupSite}>{site.group}</ExternalAnchor>
      </p>
      <ul className="footer-offices row">
        {offices.map(({ slug, town, country, phone, mail, mailSubject }) => (
          <li className="cluster" key={slug}>
            <a href={paths.company(slug)}>{town}</a> <span>{country}</span> <a href={paths.telephone(phone)}>{phone}</a>{' '}
            <a href={paths.mail(mail, mailSubject)}>
              E-mail<span className="visually-hidden"> to {town}</span>
            </a>
          </li>
        ))}
      </ul>
      <nav className="footer-links" aria-label="Legal and index">
        <ul className="cluster">
          {links.map(({ href, name }) => (
            <li key={href}>
              <Link to={href} discover="none">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
