/** Groups in the order of their first items. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): [key: number, items: Item[]][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
