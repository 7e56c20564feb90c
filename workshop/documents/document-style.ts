/** Geometry, colours and text styles of the documents, in points. The red line is the finish line: headings left, text right. */
import type { FontStyle } from '../fonts/cut-fonts.ts';

export const PAGE = { width: 595.28, height: 841.89 } as const;

export const GRID = {
  left: 48,
  leftWidth: 126,
  line: 188,
  right: 202,
  rightWidth: 345,
  end: 547,
  top: 100,
  /** Nothing but the footer stands below. */
  bottom: 768,
} as const;

export const COLOUR = {
  paper: '#ffffff',
  ink: '#111418',
  grey: '#5b6168',
  hairline: '#c9cdd2',
  red: '#d8232a',
} as const;

export interface TextStyle {
  readonly cut: FontStyle;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly tabular?: true;
}

export const TEXT = {
  wordmark: { cut: 'wide', size: 8.5, leading: 11, colour: COLOUR.ink },
  running: { cut: 'regular', size: 7.5, leading: 10.5, colour: COLOUR.grey, tabular: true },
  kind: { cut: 'bold', size: 9, leading: 12, colour: COLOUR.grey },
  title: { cut: 'wide', size: 25, leading: 29, colour: COLOUR.ink },
  lead: { cut: 'regular', size: 11.5, leading: 17, colour: COLOUR.ink },
  label: { cut: 'regular', size: 7.5, leading: 10, colour: COLOUR.grey },
  metadata: { cut: 'bold', size: 8.5, leading: 11.5, colour: COLOUR.ink, tabular: true },
  heading: { cut: 'wide', size: 9, leading: 12.5, colour: COLOUR.ink },
  body: { cut: 'regular', size: 9.5, leading: 14, colour: COLOUR.ink },
  property: { cut: 'regular', size: 8.5, leading: 12, colour: COLOUR.grey },
  value: { cut: 'regular', size: 9, leading: 12, colour: COLOUR.ink, tabular: true },
  small: { cut: 'regular', size: 8, leading: 11.5, colour: COLOUR.grey },
  legend: { cut: 'regular', size: 7.5, leading: 10.2, colour: COLOUR.ink, tabular: true },
  marker: { cut: 'bold', size: 6.5, leading: 9, colour: COLOUR.paper, tabular: true },
  box: { cut: 'bold', size: 8.5, leading: 11, colour: COLOUR.ink },
  boxDetail: { cut: 'regular', size: 7.5, leading: 10, colour: COLOUR.grey, tabular: true },
  number: { cut: 'wide', size: 16, leading: 20, colour: COLOUR.ink },
  dimension: { cut: 'regular', size: 7.5, leading: 9, colour: COLOUR.ink, tabular: true },
} as const satisfies Record<string, TextStyle>;
