/** The one figure of a document: a picture of the site, or a diagram drawn from the document's own data. */

export type SheetFigure =
  /** Address of a picture, such as /images/plan/Swimming.svg. */
  | { readonly drawing: string; readonly plate?: never; readonly diagram?: never }
  /** Name of a drawing in pictures/plates that the site itself does not show. */
  | { readonly plate: string; readonly drawing?: never; readonly diagram?: never }
  | { readonly diagram: SheetDiagram; readonly drawing?: never; readonly plate?: never };

export type SheetDiagram = ConnectionDiagram | NumberAnatomy | TimeScale;

/** What is connected with what, or what belongs to what: boxes in rows from top to bottom, lines between them. */
export interface ConnectionDiagram {
  /** Signals flow downwards, with arrowheads; a family has members. */
  readonly kind: 'flow' | 'family';
  readonly caption: string;
  readonly rows: readonly (readonly DiagramBox[])[];
  /** By names of boxes that stand in neighbouring rows, the upper one first. */
  readonly links: readonly DiagramLink[];
}

export interface DiagramBox {
  /** Once a diagram. */
  readonly name: string;
  readonly detail?: string;
  /** What the document is about. */
  readonly isSubject?: true;
}

export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  /** What runs on the line, or how; beside it. */
  readonly label?: string;
  /** Red: the one line that the document is about. */
  readonly isMain?: true;
}

/** Numbers taken apart: under each part, what it means. */
export interface NumberAnatomy {
  readonly kind: 'anatomy';
  readonly caption: string;
  readonly numbers: readonly {
    readonly label: string;
    /** Parts without a meaning are separators. */
    readonly parts: readonly { readonly text: string; readonly meaning?: string }[];
  }[];
}

/** Spans of time drawn to one scale, a row each, with names left of the red line. */
export interface TimeScale {
  readonly kind: 'time-scale';
  readonly caption: string;
  readonly unit: string;
  /** Where the axis ends, and from tick to tick. */
  readonly end: number;
  readonly tick: number;
  /** Under the axis. */
  readonly axis: string;
  readonly spans: readonly {
    readonly name: string;
    readonly from?: number;
    readonly until: number;
    /** Beside the bar. */
    readonly note?: string;
    readonly isMain?: true;
  }[];
}
