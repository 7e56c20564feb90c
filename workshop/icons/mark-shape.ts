/**
 * The site's mark: a disc cut in two by the finish line, its halves a step apart, as a body that a line camera has caught.
 * Drawn on a field of 16 units so that every straight edge falls on a whole pixel of the smallest icon.
 */
export const MARK = {
  field: 16,
  /** The halves reach under the line, so that no seam shows between them and it. */
  left: 'M7 5a5 5 0 0 0 0 10h1V5z',
  right: 'M9 1a5 5 0 0 1 0 10H8V1z',
  line: { x: 7, y: 0, width: 2, height: 16 },
} as const;

export const INK = '#14161a';
export const INK_ON_DARK = '#f1f1ee';
export const PAPER = '#ffffff';
export const RED = '#d8232a';
export const RED_ON_DARK = '#ff5a52';
