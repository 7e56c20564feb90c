/**
 * The script of pages with islands. It is small and arrives early, even on a bad network: it answers first choices, and
 * when the device has nothing better to do, it fetches what brings the islands to life, React above all: for a filter at
 * once, for a clock when it is seen.
 * One file without imports, because every import would be a further request before the first answer.
 */
/** Not every browser tells when it is idle. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

for (const island of document.querySelectorAll<HTMLElement>('[data-modules]')) {
  showChosenGroup(island);
  island.addEventListener('change', () => {
    if (isWaiting(island)) showChosenGroup(island);
  });
  const bringToLife = () => whenIdle(() => importModules(island).catch(() => doWithoutModules(island)));
  if (island.querySelector('select')) bringToLife();
  else whenSeen(island, bringToLife);
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

function whenSeen(element: Element, work: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    work();
  }).observe(element);
}

/** All at once: what one of them imports is already on its way then. */
function importModules({ dataset: { modules = '' } }: HTMLElement): Promise<unknown> {
  return Promise.all(modules.split(' ').map((address) => import(address)));
}

/**
 * Something of React did not arrive. The server can do all of it as well: a choice becomes an address to go to, also
 * one that was made before, and a clock that would never run gives way to the date.
 */
function doWithoutModules(island: HTMLElement): void {
  if (!isWaiting(island)) return;
  for (const clock of island.querySelectorAll<HTMLElement>('[data-fallback]')) {
    clock.textContent = clock.dataset.fallback ?? '';
  }
  const selects = [...island.querySelectorAll('select')];
  if (!selects[0]) return;
  const goToChoice = () => {
    const chosen = selects.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    const query = String(new URLSearchParams(chosen));
    if (query !== location.search.slice(1)) location.href = query ? `?${query}` : location.pathname;
  };
  island.addEventListener('change', goToChoice);
  goToChoice();
}
