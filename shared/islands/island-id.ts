import type { islands } from './island-registry.ts';

export type IslandName = keyof typeof islands;

/**
 * Prefix for the ids React makes inside an island. Server and browser must use the same one,
 * or React finds other ids than it expects when it hydrates.
 */
export function identifierPrefix(name: IslandName): string {
  return `${name}-`;
}
