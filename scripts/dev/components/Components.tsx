/** Every component in its states, with sample content. Heads and timelines are on the pages of the templates: a page has one. */
import { Equipment } from '../../../shared/components/Equipment.tsx';
import { EventCard } from '../../../shared/components/EventCard.tsx';
import { FactList } from '../../../shared/components/Facts.tsx';
import { PlainFigure } from '../../../shared/components/Figure.tsx';
import { Gallery } from '../../../shared/components/Gallery.tsx';
import { GamesTable } from '../../../shared/components/GamesTable.tsx';
import { Island } from '../../../shared/components/Island.tsx';
import { LedBoard } from '../../../shared/components/LedBoard.tsx';
import { LifeSize } from '../../../shared/components/LifeSize.tsx';
import { LinkList } from '../../../shared/components/LinkList.tsx';
import { Moments } from '../../../shared/components/Moments.tsx';
import { OpeningStrip } from '../../../shared/components/OpeningStrip.tsx';
import { PageHead } from '../../../shared/components/PageHead.tsx';
import { Pager } from '../../../shared/components/Pager.tsx';
import { ScoreSheet } from '../../../shared/components/ScoreSheet.tsx';
import { Section } from '../../../shared/components/Section.tsx';
import type { EquipmentContent } from '../../../shared/content/sports/sport.ts';
import {
  MARKDOWN,
  type Sample,
  sampleEvent,
  sampleFacts,
  sampleGames,
  sampleLinks,
  sampleSections,
  tomorrow,
  WORDS,
} from './sample-content.ts';
import { sampleCountries, sampleLibrary, sampleOfferAreas } from './sample-lists.ts';

export function Components({ pictureIn, now }: Sample) {
  const pictures = (count: number, folder = 'scene') => Array.from({ length: count }, () => pictureIn(folder));
  const groups = [
    { name: 'A group', links: sampleLinks },
    { name: 'Another', links: sampleLinks.slice(0, 1) },
  ];
  const equipment: readonly EquipmentContent[] = [
    { name: 'With a picture', text: WORDS, picture: pictureIn('equipment') },
    { name: 'With another', text: MARKDOWN, picture: pictureIn('equipment') },
    { name: 'Without', text: WORDS },
  ];
  const event = { ...sampleEvent, date: tomorrow(now), logo: pictureIn('event') };
  const neighbours = [
    { href: '/Sports/Cycling', name: 'Cycling' },
    { href: '/Sports/Fencing', name: 'Fencing' },
  ] as const;
  return (
    <>
      <PageHead title="Components" lead={WORDS} />
      <OpeningStrip />
      <Section id="section" heading="Section" text={MARKDOWN} />
      <Section id="statement" heading="On a band" text={WORDS} className="band is-tinted statement" />
      <Section id="dark" heading="Words on a dark band" text={WORDS} className="band is-dark" />
      <Moments sections={sampleSections(pictureIn)} />
      <PlainFigure picture={pictureIn('history')} place="text" />
      <Gallery id="gallery" heading="Gallery" pictures={pictures(5)} />
      <Gallery id="gallery-tinted" heading="On tint" pictures={pictures(3, 'heritage')} ground="is-tinted" />
      <Gallery id="gallery-dark" heading="On black" pictures={pictures(3)} ground="is-dark" />
      <Section id="few-facts" heading="Facts in a section">
        <FactList facts={sampleFacts.slice(0, 3)} />
      </Section>
      <ScoreSheet
        heading="Score"
        cells={[
          { name: 'Home', value: '78' },
          { name: 'Clock', value: '0:42' },
        ]}
      />
      <LedBoard id="board" heading="Board" text={WORDS} groups={groups} />
      <Equipment equipment={equipment} shown={[]} services={sampleLinks} />
      <Section id="events" heading="Events">
        <EventCard event={event} now={now} />
        <EventCard event={{ ...event, name: 'Past Games', date: '2025-08-07T18:00:00' }} now={now} />
      </Section>
      <Island name="CareersFilter" props={{ areas: sampleOfferAreas }} />
      <Island name="DocumentFilter" props={{ categories: sampleLibrary }} />
      <Island name="DistributorFilter" props={{ countries: sampleCountries }} />
      <Island name="DistributorFilter" props={{ countries: [] }} />
      <GamesTable
        lists={sampleGames}
        text={{ heading: 'Games', note: WORDS, founding: { year: 1972, text: 'Founded' } }}
      />
      {sampleGames.map(({ id, heading }) => (
        <Section key={id} id={id} heading={heading} />
      ))}
      <LifeSize id="life-size" heading="Speeds" text={WORDS} />
      <div className="end">
        <LinkList id="links" heading="Links" links={sampleLinks} />
        <LinkList id="scope" heading="Links of a scope" links={sampleLinks} form="scope" />
        <LinkList id="scope-new-tab" heading="In new tabs" links={sampleLinks} form="scope-new-tab" />
        <LinkList id="outside" heading="Outside links" links={sampleLinks} form="outside" />
      </div>
      <Pager section="sports" previous={neighbours[0]} next={neighbours[1]} />
      <Pager
        section="sports with strips"
        previous={{ ...neighbours[0], strip: pictureIn('strip') }}
        next={{ ...neighbours[1], strip: pictureIn('strip') }}
      />
    </>
  );
}
