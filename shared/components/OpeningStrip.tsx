import { SPORT_SLUGS, type SportSlug } from '../content/navigation.ts';
import { GAPS, RESOLUTIONS } from '../content/sports/resolutions.ts';
import { sports } from '../content/sports/sports.ts';
import { paths } from '../paths.ts';
import { LONG_STRIP } from './LongStrip.tsx';
import { usePicture } from './site-context.ts';

/** Units of a slice above its body and its lamps: bands only. */
const SKY = 56;

/** Where head and hands begin in each slice, in units of the drawing: a low picture shows no more than them. */
export const DETAILS: Readonly<Record<SportSlug, number>> = {
  AlpineSkiing: 184,
  Athletics: 176,
  Basketball: 155,
  BeachVolleyball: 133,
  Bobsleigh: 200,
  CarRacing: 190,
  CrossCountry: 196,
  Cycling: 194,
  Equestrian: 172,
  Fencing: 174,
  FigureSkating: 176,
  Gymnastics: 166,
  IceHockey: 182,
  ShortTrack: 178,
  SkiJumping: 192,
  Snowboard: 133,
  SpeedSkating: 176,
  Swimming: 162,
};

/** Units of a slice that a row of a phone shows. */
const DETAIL_HEIGHT = 72;

/** The slice that is open until another one is pointed at. */
const AT_REST: SportSlug = 'Athletics';

/** The first picture of the site: every sport as a slice of one long strip, each opening under the pointer. */
export function OpeningStrip() {
  return (
    <nav className="opening full" aria-label="All sports">
      <ul className="slices row">
        {SPORT_SLUGS.map((slug, index) => (
          <Slice key={slug} slug={slug} index={index} />
        ))}
      </ul>
    </nav>
  );
}

function Slice({ slug, index }: { slug: SportSlug; index: number }) {
  const { width, height } = usePicture(LONG_STRIP);
  const gap = GAPS[slug];
  const across = width / SPORT_SLUGS.length;
  const x = index * across;
  return (
    <li className={slug === AT_REST ? 'slice is-current' : 'slice'}>
      <a className="stretched-link" href={paths.sport(slug)}>
        {sports[slug].name}
      </a>{' '}
      <span className="slice-unit">{RESOLUTIONS[slug]}</span>{' '}
      {gap && (
        <span className="slice-gap">
          <b>{gap.value}</b> apart, {gap.at}
        </span>
      )}
      <div className="slice-picture">
        <Crop className="slice-body" box={[x, SKY, across, height - SKY]} />
        <Crop className="slice-detail" box={[x, DETAILS[slug], across, DETAIL_HEIGHT]} />
      </div>
    </li>
  );
}

interface CropProps {
  readonly className: string;
  /** What is shown: left, top, width and height in units of the drawing. */
  readonly box: readonly [number, number, number, number];
}

/** A part of the long strip: in attributes, because style sheets are not to know the places of sports in a drawing. */
function Crop({ className, box }: CropProps) {
  const { path, width, height } = usePicture(LONG_STRIP);
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={box[2]}
      height={box[3]}
      viewBox={box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      <image href={path} width={width} height={height} />
    </svg>
  );
}
