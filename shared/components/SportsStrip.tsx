import { SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { sports as allSports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { LONG_STRIP } from './LongStrip.tsx';
import { DETAILS } from './OpeningStrip.tsx';
import { Section } from './Section.tsx';
import { usePicture } from './site-context.ts';

/** Units of a slice that are shown on a desk, of which a phone shows the middle; and those of them above the head. */
const SHOWN = 160;
const ABOVE = 45;

/** The last unit that a slice may begin with: below it is the ruler. */
const LOWEST = 168;

interface SportsStripProps {
  readonly id: string;
  readonly heading: string;
  readonly sports: readonly SportSlug[];
}

/** The long strip of all sports, in which those that are named are lit and lead to their pages. */
export function SportsStrip({ id, heading, sports }: SportsStripProps) {
  if (sports.length === 0) return null;
  return (
    <Section id={id} heading={heading} className="sports-strip">
      <ul className="sports-slices full">
        {SPORT_SLUGS.map((slug, index) =>
          sports.includes(slug) ? (
            <li key={slug}>
              <Slice slug={slug} index={index} />
              <a className="stretched-link" href={paths.sport(slug)}>
                {allSports[slug].name}
              </a>
            </li>
          ) : (
            <li className="is-unlit" key={slug} aria-hidden="true">
              <Slice slug={slug} index={index} />
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

function Slice({ slug, index }: { slug: SportSlug; index: number }) {
  const { path, width, height } = usePicture(LONG_STRIP);
  const across = width / SPORT_SLUGS.length;
  const box = [index * across, Math.min(DETAILS[slug] - ABOVE, LOWEST), across, SHOWN];
  return (
    <svg aria-hidden="true" width={across} height={SHOWN} viewBox={box.join(' ')} preserveAspectRatio="xMidYMid slice">
      <image href={path} width={width} height={height} />
    </svg>
  );
}
