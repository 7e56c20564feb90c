/** Rules for pages as a whole: an address of their own, a name, a description. Part of the content check. */
import { pages, redirects } from '../../shared/pages/site-map.ts';

export interface PageHead {
  readonly address: string;
  readonly name: string;
  readonly description: string;
}

/** One for each address of the site map. */
export const pageHeads: readonly PageHead[] = pages.flatMap(({ addresses, name, description }) =>
  addresses.map((address) => ({ address, name, description })),
);

const ADDRESS = /^\/([A-Za-z0-9]+(\/[A-Za-z0-9]+)*)?$/;

export function findPageProblems(heads: readonly PageHead[]): string[] {
  const taken = new Set(redirects.map(({ path }) => path));
  return heads.flatMap((head) => {
    const { address } = head;
    const problems = [
      ...(ADDRESS.test(address)
        ? []
        : ['field slug: holds more than letters A to Z and digits; write it like PressArea']),
      ...(taken.has(address) ? ['field slug: another page or section has this address; choose another'] : []),
      ...(['name', 'description'] as const)
        .filter((field) => !head[field]?.trim())
        .map((field) => `field ${field}: is missing or empty; add it`),
    ];
    taken.add(address);
    return problems.map((problem) => `shared/content, page ${address}, ${problem}`);
  });
}
