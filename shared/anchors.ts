/** Anchor of a year in a milestone list: stable, so that people can link to it. */
export const anchors = {
  year: (year: number) => `y${year}`,
} as const;
