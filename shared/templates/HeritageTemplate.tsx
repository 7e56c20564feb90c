import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Gallery } from '../components/Gallery.tsx';
import { GamesTable, Signs } from '../components/GamesTable.tsx';
import { editionAnchor } from '../components/games-by-year.ts';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import type { HeritageContent, HeritageList, Organisation } from '../content/company/heritage.ts';

interface HeritageTemplateProps {
  readonly content: HeritageContent;
  /** The Olympic Games first. */
  readonly lists: readonly HeritageList[];
  readonly events: HeritageList;
  readonly organisations: readonly Organisation[];
}

export function HeritageTemplate({ content, lists, events, organisations }: HeritageTemplateProps) {
  const { devices, venues } = content.galleries;
  const [olympic, ...others] = lists;
  return (
    <>
      <PageHead title={content.name} lead={content.lead} banner={content.banner} />
      <GamesTable lists={lists} text={content.matrix} />
      <Gallery id="gallery-devices" {...devices} ground="is-tinted" />
      {olympic && (
        <Section id={olympic.id} heading={olympic.heading} text={content.olympicNote}>
          <GamesList list={olympic} />
        </Section>
      )}
      <Section id="other-games" heading={content.otherGamesHeading} className="band is-tinted">
        <div className="families full columns columns-on-paper is-narrow">
          {others.map((list) => (
            <section key={list.id} aria-labelledby={list.id}>
              <h3 id={list.id}>{list.heading}</h3>
              <GamesList list={list} />
            </section>
          ))}
        </div>
      </Section>
      <Section id={events.id} heading={events.heading} className="championships">
        <GamesList list={events} />
      </Section>
      <Gallery id="gallery-venues" {...venues} ground="is-dark" />
      <Section id="organisations" className="links" {...content.organisations}>
        <ul className="organisations row full">
          {organisations.map(({ label, href, field }) => (
            <li key={href}>
              <b>
                <ExternalAnchor href={href}>{label}</ExternalAnchor>
              </b>{' '}
              <span className="secondary">{field}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Editions by year, each with its place and the name on show as a sign. */
function GamesList({ list: { id, entries } }: { list: HeritageList }) {
  return (
    <ul className="games-list full columns">
      {entries.map((entry) => (
        <li className="year-line" key={`${entry.year} ${entry.place}`} id={editionAnchor(id, entry)}>
          <b>{entry.year.slice(0, 4)}</b>{' '}
          <span>
            {entry.place}
            {entry.year.slice(4)}
            {entry.season && <span className="secondary"> {entry.season}</span>}
          </span>{' '}
          <span className="games-brands">
            <Signs entry={entry} />
            <span className="visually-hidden">{entry.brand}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
