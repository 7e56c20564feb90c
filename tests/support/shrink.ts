/**
 * Drops items from a failing list while it still fails: first halves, then ever smaller pieces.
 * @param fails whether what is left still fails; asked until the deadline at most
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (items: readonly T[]) => Promise<boolean>,
  deadlineMs: number,
): Promise<readonly T[]> {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let start = 0;
    while (start < kept.length && Date.now() < deadlineMs) {
      const candidate = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (await fails(candidate)) kept = candidate;
      else start += size;
    }
  }
  return kept;
}
