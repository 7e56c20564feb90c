/** What lies above a brand's name, in units. */
export const FIELD = { width: 640, height: 214 } as const;
