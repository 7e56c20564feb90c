import type { PageLink } from '../components/LinkList.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { PageDownloads } from '../components/PageDownloads.tsx';
import { RichText } from '../components/RichText.tsx';
import { Timeline } from '../components/Timeline.tsx';
import type { TimelineEntry } from '../components/timeline-entry.ts';
import type { Markdown } from '../content/copy.ts';

interface MilestonesPageProps {
  readonly content: {
    readonly name: string;
    readonly lead: string;
    readonly banner: string;
    readonly note: Markdown;
  };
  readonly entries: readonly TimelineEntry[];
  readonly isDense?: boolean;
  /** Entries of both pages in one file. */
  readonly data?: readonly PageLink[];
}

/** Template of both milestone pages: a ruler of all years, and a band for each decade. */
export function MilestonesPage({ content, entries, isDense = false, data = [] }: MilestonesPageProps) {
  return (
    <>
      <PageBanner title={content.name} lead={content.lead} banner={content.banner} />
      <div className="section timeline-note">
        <div className="prose">
          <RichText text={content.note} />
        </div>
      </div>
      <Timeline entries={entries} isDense={isDense} />
      <PageDownloads label="Both lists of milestones as" files={data} />
    </>
  );
}
