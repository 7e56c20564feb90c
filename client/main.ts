/**
 * The script of pages with islands: answers first choices, and fetches what brings the islands to life. React comes
 * only with that, so this much runs early even on a bad network.
 */
import { answerFirst } from './answer-first.ts';

for (const island of document.querySelectorAll<HTMLElement>('[data-module]')) {
  answerFirst(island);
  void import(island.dataset.module ?? '');
}
