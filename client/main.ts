/** The script of pages with islands: imports the modules that hydrate them. Without React, for pages with nothing to hydrate. */
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { modules = '', staticFrom } = island.dataset;
  // A date-time without a zone is read in the visitor's own.
  if (staticFrom !== undefined && Date.now() >= Date.parse(staticFrom)) continue;
  island.addEventListener('change', () => askServer(island));
  // In parallel: the browser would discover React only in the island's module.
  Promise.all(modules.split(' ').map((address) => import(address))).catch((error: unknown) => {
    askServer(island);
    throw error;
  });
}

/** Until an island is hydrated, and when a module fails to load, a new choice leads to the address of that choice. */
function askServer(island: HTMLElement): void {
  const select = island.querySelector('select');
  const [option] = select?.selectedOptions ?? [];
  const isHydrated = island.dataset.props === undefined;
  if (isHydrated || select == null || option === undefined || option.defaultSelected) return;
  const address = new URL(location.href);
  if (option.index === 0) address.searchParams.delete(select.name);
  else address.searchParams.set(select.name, option.value);
  location.href = address.href;
}
