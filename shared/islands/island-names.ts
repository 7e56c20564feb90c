/** The parts that move. The name is the contract between the page, the delivered HTML and the browser. */
export const ISLAND_NAMES = ['CareersFilter', 'DocumentFilter', 'DistributorFilter', 'EventCountdown'] as const;

export type IslandName = (typeof ISLAND_NAMES)[number];

/**
 * Prefix for the ids React makes inside an island. Server and browser must use the same one,
 * or React finds other ids than it expects when it hydrates.
 */
export function identifierPrefix(name: IslandName): string {
  return `${name}-`;
}
