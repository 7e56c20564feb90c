import { Gallery } from '../components/Gallery.tsx';
import { Intro } from '../components/Intro.tsx';
import type { PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { PageDownloads } from '../components/PageDownloads.tsx';
import { Timeline, type TimelineEntry } from '../components/Timeline.tsx';
import type { Markdown } from '../content/copy.ts';

interface MilestonesPageProps {
  readonly content: {
    readonly name: string;
    readonly lead: string;
    readonly banner: string;
    readonly note: Markdown;
    readonly pictures: readonly string[];
  };
  readonly entries: readonly TimelineEntry[];
  /** Entries of both pages in one file. */
  readonly data?: readonly PageLink[];
}

/** Template of both milestone pages: a long list by year, and its pictures. */
export function MilestonesPage({ content, entries, data = [] }: MilestonesPageProps) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} />
      <Intro text={content.note} />
      <Gallery id="gallery" heading="In pictures" pictures={content.pictures} />
      <Timeline entries={entries} />
      <PageDownloads label="Both lists of milestones as" files={data} />
    </>
  );
}
