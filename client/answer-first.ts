/**
 * Until React has taken a list over, a choice hides its other groups at once. React then takes over the choice as well,
 * and with it count, order and address.
 */
export function answerFirst(island: HTMLElement): void {
  showChosenGroup(island);
  island.addEventListener('change', () => {
    if (isWaiting(island)) showChosenGroup(island);
  });
}

/** An island keeps its props until React has them. */
function isWaiting(island: HTMLElement): boolean {
  return 'props' in island.dataset;
}

/** The first select of a list names its groups. A group that is not there is for React to bring. */
function showChosenGroup(island: HTMLElement): void {
  const chosen = island.querySelector('select')?.value;
  const groups = [...island.querySelectorAll<HTMLElement>('[data-group]')];
  if (chosen && !groups.some(({ dataset }) => dataset.group === chosen)) return;
  for (const group of groups) group.hidden = Boolean(chosen) && group.dataset.group !== chosen;
}
