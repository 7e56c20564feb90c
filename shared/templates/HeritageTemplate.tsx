import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { PlainFigure } from '../components/Figure.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { GamesTable } from '../components/GamesTable.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { RichText } from '../components/RichText.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type { GamesEntry, HeritageContent, HeritageList, PartnerOrganisation } from '../content/company/heritage.ts';

interface HeritageTemplateProps {
  readonly content: HeritageContent;
  /** The Olympic Games first: they have the room for pictures. */
  readonly lists: readonly HeritageList[];
  readonly events: HeritageList;
  readonly partners: readonly PartnerOrganisation[];
  readonly federations: readonly PartnerOrganisation[];
}

export function HeritageTemplate({ content, lists, events, partners, federations }: HeritageTemplateProps) {
  const [devices, venues] = content.galleries;
  const [olympic, ...others] = lists;
  return (
    <>
      <PageHead title={content.name} lead={content.lead} banner={content.banner} />
      <div className="section split">
        <Prose text={content.intro} />
      </div>
      <GamesTable lists={lists} text={content.matrix} />
      {devices && <Gallery id="gallery-devices" {...devices} ground="is-tinted" hasLead />}
      {olympic && (
        <Section id={olympic.id} heading={olympic.heading} text={olympic.intro} className="games-by-year">
          <GamesList entries={olympic.entries} />
        </Section>
      )}
      <div className="band is-tinted other-games">
        {others.map(({ id, heading, intro, entries, picture }) => (
          <section className="games" key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <RichText text={intro} />
            <GamesList entries={entries} />
            {picture && <PlainFigure picture={picture} place="column" />}
          </section>
        ))}
      </div>
      <PlainFigure picture={content.scene} place="window" className="scene-band full" />
      <Section id={events.id} heading={events.heading} text={events.intro} className="games-by-year">
        <GamesList entries={events.entries} />
      </Section>
      {venues && <Gallery id="gallery-venues" {...venues} ground="is-dark" />}
      <Organisations id="partners" heading="Partner organisations" organisations={partners} />
      <Organisations id="federations" heading="Federations" organisations={federations} />
    </>
  );
}

/** Editions by year, each with its place and the name on show; a picture is at its year. */
function GamesList({ entries }: { entries: readonly GamesEntry[] }) {
  return (
    <ul className="games-list full">
      {entries.map(({ year, place, season, brand, picture }) => (
        <li key={`${year} ${place}`}>
          <span className="games-year">{year.slice(0, 4)}</span>{' '}
          <span>
            {season ? `${place}, ${season}` : place}
            {year.slice(4)}
          </span>{' '}
          <span className="games-brand secondary">{brand}</span>
          {picture && <PlainFigure picture={picture} place="column" />}
        </li>
      ))}
    </ul>
  );
}

interface OrganisationsProps {
  readonly id: string;
  readonly heading: string;
  readonly organisations: readonly PartnerOrganisation[];
}

function Organisations({ id, heading, organisations }: OrganisationsProps) {
  return (
    <Section id={id} heading={heading} className="links">
      <ul className="organisations full">
        {organisations.map(({ label, href, field }) => (
          <li key={href}>
            <ExternalAnchor href={href}>{label}</ExternalAnchor> <span className="secondary">{field}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
