/**
 * The script of pages with islands: fetches what hydrates them. Small, because it is all that arrives where there is
 * nothing to hydrate.
 */
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { modules = '', staticFrom } = island.dataset;
  // Without a zone: it is read in the visitor's own.
  if (staticFrom !== undefined && Date.now() >= Date.parse(staticFrom)) continue;
  island.addEventListener('change', () => askServer(island));
  // All at once, so that none waits until another names it.
  Promise.all(modules.split(' ').map((address) => import(address))).catch((error: unknown) => {
    askServer(island);
    throw error;
  });
}

/** Until an island is hydrated, and when a module does not arrive, a new choice leads to the page of that choice. */
function askServer(island: HTMLElement): void {
  const select = island.querySelector('select');
  const [option] = select?.selectedOptions ?? [];
  const isHydrated = island.dataset.props === undefined;
  if (isHydrated || select == null || option === undefined || option.defaultSelected) return;
  location.href = option.index === 0 ? location.pathname : `?${new URLSearchParams({ [select.name]: option.value })}`;
}
