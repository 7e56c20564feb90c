/** A diagram in words, for who does not see it. */
import type { DocumentSheet } from '../../../shared/content/downloads/document-sheet.ts';
import type {
  ConnectionDiagram,
  NumberAnatomy,
  SheetDiagram,
  TimeScale,
} from '../../../shared/content/downloads/sheet-figure.ts';

export type Language = DocumentSheet['language'];

const WORDS = {
  en: { flow: 'Connection diagram', family: 'Family tree', to: 'to', of: 'of', until: 'to' },
  de: { flow: 'Verbindungsplan', family: 'Stammbaum', to: 'zu', of: 'von', until: 'bis' },
} as const satisfies Record<Language, object>;

export function inWords(diagram: SheetDiagram, language: Language): string {
  switch (diagram.kind) {
    case 'anatomy':
      return anatomyInWords(diagram);
    case 'time-scale':
      return timeScaleInWords(diagram, language);
    default:
      return connectionsInWords(diagram, language);
  }
}

function connectionsInWords({ kind, rows, links }: ConnectionDiagram, language: Language): string {
  const words = WORDS[language];
  const boxes = new Map(rows.flat().map((box) => [box.name, box.detail ? `${box.name} (${box.detail})` : box.name]));
  const named = (name: string) => boxes.get(name) ?? name;
  const lines = links.map(({ from, to, label }) =>
    kind === 'flow'
      ? `${named(from)} ${words.to} ${named(to)}${label ? `, ${label}` : ''}`
      : `${named(to)} ${words.of} ${named(from)}`,
  );
  return `${words[kind]}: ${lines.join('; ')}.`;
}

function anatomyInWords({ numbers }: NumberAnatomy): string {
  return numbers
    .map(({ label, parts }) => {
      const meanings = parts.flatMap(({ text, meaning }) => (meaning ? [`${text}, ${meaning}`] : []));
      return `${label} ${parts.map(({ text }) => text).join('')}: ${meanings.join('; ')}.`;
    })
    .join(' ');
}

function timeScaleInWords({ axis, unit, spans }: TimeScale, language: Language): string {
  const { until: to } = WORDS[language];
  const bars = spans.map(({ name, from, until, note }) => {
    const span = from === undefined ? `${until} ${unit}` : `${from} ${to} ${until} ${unit}`;
    return `${name}, ${note ?? span}`;
  });
  return `${axis}: ${bars.join('; ')}.`;
}
