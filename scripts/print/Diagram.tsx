/** What a document says of its subject as a diagram: boxes and lines, a number taken apart, or spans of time. */
import type {
  ConnectionDiagram,
  DiagramBox,
  DiagramLink,
  NumberAnatomy,
  SheetDiagram,
  TimeScale,
} from '../../shared/content/downloads/sheet-figure.ts';
import type { Words } from './words.ts';

export function Diagram({ diagram }: { diagram: SheetDiagram }) {
  if (diagram.kind === 'anatomy') return <Anatomy {...diagram} />;
  return diagram.kind === 'time-scale' ? <Scale {...diagram} /> : <Connections {...diagram} />;
}

/** The diagram in words, for who does not see it. */
export function inWords(diagram: SheetDiagram, { to }: Words): string {
  if (diagram.kind === 'anatomy') {
    const meanings = (parts: NumberAnatomy['numbers'][number]['parts']) =>
      parts.flatMap(({ text, meaning }) => (meaning ? [`${text}, ${meaning}`] : [])).join('; ');
    return diagram.numbers.map(({ label, parts }) => `${label}: ${meanings(parts)}.`).join(' ');
  }
  if (diagram.kind === 'time-scale') {
    const { axis, unit, spans } = diagram;
    return `${axis}: ${spans.map(({ name, until, note }) => `${name}, ${note ?? `${until} ${unit}`}`).join('; ')}.`;
  }
  const lines = diagram.links.map(({ from, to: end, label }) => `${from} ${to} ${end}${label ? `, ${label}` : ''}`);
  return `${diagram.caption}: ${lines.join('; ')}.`;
}

/** In points, as the page of the style sheet is wide. */
const WIDTH = 499;
const GUTTER = 14;

function Connections({ kind, rows, links }: ConnectionDiagram) {
  const most = Math.max(...rows.map((row) => row.length));
  /** Of the boxes of a row: one by itself is as wide as in a row of three, not as in the longest. */
  const widthIn = (row: readonly DiagramBox[]) => {
    const columns = Math.max(row.length, Math.min(most + 1, 3));
    return (WIDTH - (columns - 1) * GUTTER) / columns;
  };
  const middles = new Map(
    rows.flatMap((row) =>
      row.map(({ name }, index) => [name, WIDTH / 2 + (index - (row.length - 1) / 2) * (widthIn(row) + GUTTER)]),
    ),
  );
  return rows.map((row, index) => {
    const below = links.filter(({ from }) => row.some(({ name }) => name === from));
    return (
      <div key={row[0]?.name}>
        <div className={row.length > 5 ? 'boxes dense' : 'boxes'} style={{ gap: `${GUTTER}pt` }}>
          {row.map(({ name, detail, isSubject }) => (
            <p key={name} className={isSubject ? 'box subject' : 'box'} style={{ width: `${widthIn(row)}pt` }}>
              <b>{name}</b> {detail}
            </p>
          ))}
        </div>
        {index < rows.length - 1 && <Lines links={below} middles={middles} isDirected={kind === 'flow'} />}
      </div>
    );
  });
}

interface LinesProps {
  readonly links: readonly DiagramLink[];
  readonly middles: ReadonlyMap<string, number>;
  readonly isDirected: boolean;
}

/** Down from one box, across at half height, down to the next; the red line lies above the others. */
function Lines({ links, middles, isDirected }: LinesProps) {
  const height = links.some(({ label }) => label) ? 54 : 40;
  const ordered = links.toSorted((one, other) => Number(one.isMain ?? 0) - Number(other.isMain ?? 0));
  return (
    <svg className="lines" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      {ordered.map(({ from, to, label, isMain }) => {
        const [x1, x2] = [middles.get(from) ?? 0, middles.get(to) ?? 0];
        const isBranch = links.filter((other) => other.from === from).length > 1;
        return (
          <g key={from + to} className={isMain ? 'main-line' : 'line'}>
            <path d={`M${x1} 0V${height / 2}H${x2}V${isDirected ? height - 8 : height}`} />
            {isDirected && <path className="head" d={`M${x2} ${height}l-4 -9h8z`} />}
            {label && (
              <text x={(isBranch ? x2 : x1) + 9} y={isBranch && x1 !== x2 ? height - 12 : 18}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The last part has the uppermost meaning, so that no line crosses a word. */
function Anatomy({ numbers }: NumberAnatomy) {
  return numbers.map(({ label, parts }) => {
    const meant = parts.filter(({ meaning }) => meaning);
    return (
      <div key={label} className="anatomy" style={{ gridTemplateColumns: `repeat(${parts.length}, auto) 1fr` }}>
        <p className="anatomy-label">{label}</p>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators are the same text
          <b key={`${index}${part.text}`} className={part.meaning && 'meant'} style={{ gridColumn: index + 1 }}>
            {part.text}
          </b>
        ))}
        {parts.map((part, index) => {
          if (!part.meaning) return null;
          const end = 3 + meant.length - meant.indexOf(part);
          return (
            <span key={part.meaning} style={{ gridColumn: `${index + 1} / -1`, gridRow: `3 / ${end}` }}>
              {part.meaning}
            </span>
          );
        })}
      </div>
    );
  });
}

function Scale({ unit, end, tick, axis, spans }: TimeScale) {
  const share = (value: number) => `${(value / end) * 100}%`;
  const ticks = Array.from({ length: Math.ceil(end / tick) }, (_, index) => index * tick);
  return (
    <div>
      {spans.map(({ name, from = 0, until, note, isMain }) => (
        <div key={name} className="span">
          <span>{name}</span>
          <span className="track" style={{ backgroundSize: `${share(tick)} 100%` }}>
            <i className={isMain ? 'bar main' : 'bar'} style={{ left: share(from), width: share(until - from) }} />
            <span className="bar-note" style={{ left: share(until) }}>
              {note ?? `${until} ${unit}`}
            </span>
          </span>
        </div>
      ))}
      <div className="ticks">
        {ticks.map((value) => (
          <span key={value} style={{ left: share(value) }}>
            {value}
          </span>
        ))}
      </div>
      <p className="axis">{axis}</p>
    </div>
  );
}
