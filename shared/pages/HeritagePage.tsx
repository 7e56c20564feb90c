import { Fragment } from 'react';
import { ColumnPlate } from '../components/ColumnPlate.tsx';
import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { GamesList } from '../components/GamesList.tsx';
import { GamesMatrix } from '../components/GamesMatrix.tsx';
import { Intro } from '../components/Intro.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { RichLine, RichText } from '../components/RichText.tsx';
import { SceneBand } from '../components/SceneBand.tsx';
import type {
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
      <Intro text={content.intro} />
      <GamesMatrix lists={lists} text={content.matrix} />
      {devices && <Gallery id="gallery-devices" {...devices} />}
      {olympic && <OlympicGames list={olympic} />}
      <div className="section other-games">
        {others.map(({ id, heading, intro, entries, picture }) => (
          <section className="games" key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <RichText text={intro} />
            <GamesList entries={entries} />
            {picture && <ColumnPlate id={picture} />}
          </section>
        ))}
      </div>
      <SceneBand id={content.scene} />
      <Championships championships={championships} />
      {venues && <Gallery id="gallery-venues" {...venues} isDark />}
      <div className="section bodies">
        <Organisations id="partners" heading="Partner organisations" organisations={partners} />
        <Organisations id="federations" heading="Federations" organisations={federations} />
      </div>
    </>
  );
}

function OlympicGames({ list: { id, heading, intro, entries } }: { list: HeritageList }) {
  return (
    <section className="section olympic-games" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="prose">
        <RichText text={intro} />
      </div>
      <GamesList entries={entries} />
    </section>
  );
}

function Championships({ championships }: { championships: readonly WorldChampionship[] }) {
  return (
    <section className="section" aria-labelledby="championships">
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
    <section className="links" aria-labelledby={id}>
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
