import { Fragment } from 'react';
import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { Intro } from '../components/Intro.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine, RichText } from '../components/RichText.tsx';
import type {
  HeritagePage as HeritageContent,
  HeritageList,
  PartnerOrganisation,
  WorldChampionship,
} from '../content/company/heritage.ts';
import type { ExternalLink } from '../content/copy.ts';

interface HeritagePageProps {
  readonly content: HeritageContent;
  readonly lists: readonly HeritageList[];
  readonly championships: readonly WorldChampionship[];
  readonly partners: readonly PartnerOrganisation[];
  readonly federations: readonly PartnerOrganisation[];
}

export function HeritagePage({ content, lists, championships, partners, federations }: HeritagePageProps) {
  const [first, second] = content.galleries;
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} />
      <Intro text={content.intro} />
      {first && <Gallery id="gallery-devices" {...first} />}
      {lists.map((list) => (
        <section className="section games" key={list.id} aria-labelledby={list.id}>
          <h2 id={list.id}>{list.heading}</h2>
          <div className="prose">
            <RichText text={list.intro} />
          </div>
          <ul className="games-list">
            {list.entries.map(({ year, place, season, brand }) => (
              <li key={`${year} ${place}`}>
                <span className="games-year">{year}</span>
                <span className="games-place">{season ? `${place}, ${season}` : place}</span>
                <span className="games-brand">{brand}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="section games" aria-labelledby="championships">
        <h2 id="championships">World championships and series</h2>
        <dl className="championships">
          {championships.map(({ bodies, text, brand }) => (
            <div key={bodies[0].href}>
              <dt>
                <Bodies bodies={bodies} />
              </dt>
              <dd>
                <RichLine text={text} />
              </dd>
              <dd className="games-brand">{brand}</dd>
            </div>
          ))}
        </dl>
      </section>
      {second && <Gallery id="gallery-venues" {...second} />}
      <Organisations id="partners" heading="Partner organisations" organisations={partners} />
      <Organisations id="federations" heading="Federations" organisations={federations} />
    </>
  );
}

/** "A", "A and B", "A, B and C", each name a link. */
function Bodies({ bodies }: { bodies: readonly ExternalLink[] }) {
  return bodies.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && (index === bodies.length - 1 ? ' and ' : ', ')}
      <ExternalAnchor href={href}>{label}</ExternalAnchor>
    </Fragment>
  ));
}

interface OrganisationsProps {
  readonly id: string;
  readonly heading: string;
  readonly organisations: readonly PartnerOrganisation[];
}

function Organisations({ id, heading, organisations }: OrganisationsProps) {
  return (
    <section className="section links" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="organisations">
        {organisations.map(({ label, href, field }) => (
          <li key={href}>
            <ExternalAnchor href={href}>{label}</ExternalAnchor>
            <span className="row-detail">{field}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
