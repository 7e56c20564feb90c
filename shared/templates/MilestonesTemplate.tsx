import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Section.tsx';
import { Timeline } from '../components/Timeline.tsx';
import type { TimelineEntry } from '../components/timeline-entry.ts';
import type { Markdown } from '../content/copy.ts';

interface MilestonesTemplateProps {
  readonly content: {
    readonly name: string;
    readonly lead: string;
    readonly note: Markdown;
  };
  readonly entries: readonly TimelineEntry[];
}

/** Template of both milestone pages: a ruler of all years, and a band for each decade. */
export function MilestonesTemplate({ content, entries }: MilestonesTemplateProps) {
  return (
    <>
      <PageHead title={content.name} lead={content.lead} />
      <div className="section split timeline-note">
        <Prose text={content.note} />
      </div>
      <Timeline entries={entries} />
    </>
  );
}
