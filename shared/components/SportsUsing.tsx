import type { PageLink } from './LinkList.tsx';
import { LongStrip } from './LongStrip.tsx';

/** Renders nothing when there is none. */
export function SportsUsing({ sports }: { sports: readonly PageLink[] }) {
  if (sports.length === 0) return null;
  return (
    <section className="long-band" aria-labelledby="sports">
      <h2 id="sports">Sports that use it</h2>
      <LongStrip size="panel" using={sports} />
    </section>
  );
}
