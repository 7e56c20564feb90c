import { Link } from 'react-router-dom';
import { confirmed, offices } from '../content/company/offices.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';

interface FooterLink {
  readonly href: string;
  readonly name: string;
}

/** Where a page is among all pages, as a reading on a ruler. */
export interface Reading {
  /** From the left edge of the window, in percent. */
  readonly place: number;
  readonly time: string;
}

interface SiteFooterProps {
  readonly links: readonly FooterLink[];
  readonly reading: Reading;
}

export function SiteFooter({ links, reading }: SiteFooterProps) {
  return (
    <>
      <svg className="footer-ruler" width="100%" height="20" aria-hidden="true">
        <rect x={`${reading.place}%`} width="54" height="20" transform="translate(-27)" />
        <text x={`${reading.place}%`} y="15" textAnchor="middle">
          {reading.time}
        </text>
      </svg>
      <footer className="site-footer">
        <div className="footer-offices">
          {offices.map((office) => (
            <p key={office.slug}>
              <a href={paths.company(office.slug)}>{office.town}</a>
              <span>{office.country}</span>
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
          {site.legalName}, a company of <a href={site.groupSite}>{site.group}</a>
        </p>
      </footer>
    </>
  );
}
