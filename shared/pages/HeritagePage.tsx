import { Fragment } from 'react';
import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Figure } from '../components/Figure.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { GamesMatrix } from '../components/GamesMatrix.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine, RichText } from '../components/RichText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type {
  GamesEntry,
  HeritagePage as HeritageContent,
  HeritageList,
  PartnerOrganisation,
  WorldChampionship,
} from '../content/company/heritage.ts';
import type { ExternalLink } from '../content/copy.ts';

interface HeritagePageProps {
  readonly content: HeritageContent;
  /** The Olympic Games first: they have the room for pictures. */
  readonly lists: readonly HeritageList[];
  readonly championships: readonly WorldChampionship[];
  readonly partners: readonly PartnerOrganisation[];
  readonly federations: readonly PartnerOrganisation[];
}

export function HeritagePage({ content, lists, championships, partners, federations }: HeritagePageProps) {
  const [devices, venues] = content.galleries;
  const [olympic, ...others] = lists;
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} />
      <div className="section">
        <Prose text={content.intro} />
      </div>
      <GamesMatrix lists={lists} text={content.matrix} />
      {devices && <Gallery id="gallery-devices" {...devices} ground="is-tinted" hasLead />}
      {olympic && (
        <Section id={olympic.id} heading={olympic.heading} text={olympic.intro} className="olympic-games">
          <GamesList entries={olympic.entries} />
        </Section>
      )}
      <div className="band is-tinted other-games">
        {others.map(({ id, heading, intro, entries, picture }) => (
          <section className="games" key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <RichText text={intro} />
            <GamesList entries={entries} />
            {picture && <Figure picture={picture} column="always" isStill />}
          </section>
        ))}
      </div>
      <Figure picture={content.scene} className="scene-band" isFullWidth isStill />
      <Championships championships={championships} />
      {venues && <Gallery id="gallery-venues" {...venues} ground="is-dark" />}
      <div className="section columns bodies">
        <Organisations id="partners" heading="Partner organisations" organisations={partners} />
        <Organisations id="federations" heading="Federations" organisations={federations} />
      </div>
    </>
  );
}

/** Editions by year, each with its place and the name on show; a picture is at its year. */
function GamesList({ entries }: { entries: readonly GamesEntry[] }) {
  return (
    <ul className="games-list">
      {entries.map(({ year, place, season, brand, picture }) => (
        <li key={`${year} ${place}`}>
          <span className="games-year">{year.slice(0, 4)}</span>
          <span>
            {season ? `${place}, ${season}` : place}
            {year.slice(4)}
          </span>
          <span className="games-brand">{brand}</span>
          {picture && <Figure picture={picture} column="always" isStill />}
        </li>
      ))}
    </ul>
  );
}

function Championships({ championships }: { championships: readonly WorldChampionship[] }) {
  return (
    <Section id="championships" heading="World championships and series">
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
    </Section>
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
    <Section id={id} heading={heading} className="links">
      <ul className="organisations">
        {organisations.map(({ label, href, field }) => (
          <li key={href}>
            <ExternalAnchor href={href}>{label}</ExternalAnchor>
            <span className="row-detail">{field}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
