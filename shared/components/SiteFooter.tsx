import { Link } from 'react-router-dom';
import { confirmed, offices } from '../content/company/offices.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { LONG_STRIP } from './LongStrip.tsx';
import { Picture } from './Picture.tsx';

/** The line above the footer is so low that one long strip, its sports whole, is as wide as a telephone. */
const FILM = [1, 2, 3, 4, 5];

interface FooterLink {
  readonly href: string;
  readonly name: string;
}

export function SiteFooter({ links }: { links: readonly FooterLink[] }) {
  return (
    <>
      <div className="footer-line">
        {FILM.map((length) => (
          <Picture key={length} id={LONG_STRIP} isDecorative />
        ))}
      </div>
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
