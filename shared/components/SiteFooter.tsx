import { Link } from 'react-router-dom';
import { confirmed, offices } from '../content/company/offices.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ExternalAnchor } from './ExternalAnchor.tsx';

interface FooterLink {
  readonly href: string;
  readonly name: string;
}

interface SiteFooterProps {
  readonly links: readonly FooterLink[];
}

export function SiteFooter({ links }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="footer-offices">
        {offices.map((office) => (
          <p key={office.slug}>
            <a href={paths.company(office.slug)}>{office.town}</a> <span>{office.country}</span>{' '}
            {confirmed(office, 'phone') && <span>{office.phone}</span>}
          </p>
        ))}
      </div>
      <nav className="footer-links" aria-label="Legal and index">
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <Link to={href} discover="none">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="footer-company">
        {site.legalName}, a company of <ExternalAnchor href={site.groupSite}>{site.group}</ExternalAnchor>
      </p>
    </footer>
  );
}
