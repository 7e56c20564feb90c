/** What search engines and previews show of a description. */
export const DESCRIPTION_LENGTH = { min: 110, max: 160 } as const;

/** Ends after the last whole word for which there is room. */
export function fitDescription(text: string): string {
  const { max } = DESCRIPTION_LENGTH;
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.replace(/(.)\s+\S*$/, '$1').replace(/[.,:;–/]+$/, '')}…`;
}
