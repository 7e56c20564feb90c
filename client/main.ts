/**
 * The script of pages with islands. It is small and arrives early, even on a bad network: it answers first choices, and
 * once the first view is painted it fetches what brings the islands to life, React above all.
 * One file without imports, because every import would be a further request before the first answer.
 */
for (const island of document.querySelectorAll<HTMLElement>('[data-modules]')) {
  showChosenGroup(island);
  island.addEventListener('change', () => {
    if (isWaiting(island)) showChosenGroup(island);
  });
  afterNextPaint(() => importModules(island));
}

/** An island keeps its props until React has them. */
function isWaiting(island: HTMLElement): boolean {
  return 'props' in island.dataset;
}

/**
 * Hides what the first select of a list does not name; React takes the choice over, and with it count, order and
 * address. A group that is not there is for React to bring.
 */
function showChosenGroup(island: HTMLElement): void {
  const chosen = island.querySelector('select')?.value;
  const groups = [...island.querySelectorAll<HTMLElement>('[data-group]')];
  if (chosen && !groups.some(({ dataset }) => dataset.group === chosen)) return;
  for (const group of groups) group.hidden = Boolean(chosen) && group.dataset.group !== chosen;
}

function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** All at once: what one of them imports is already on its way then. */
function importModules({ dataset: { modules = '' } }: HTMLElement): void {
  for (const address of modules.split(' ')) void import(address);
}
