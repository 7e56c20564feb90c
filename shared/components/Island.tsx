import type { IslandName } from '../islands/island.ts';
import type { IslandProps } from '../islands/islands.ts';
import { useSite } from './site-context.ts';

interface IslandFrameProps<Name extends IslandName> {
  readonly name: Name;
  /** Plain JSON: it travels to the browser in a data attribute. */
  readonly props: IslandProps<Name>;
  /** What is delivered will not change any more: the browser fetches nothing for it. */
  readonly isAtRest?: boolean;
}

/** A leaf of the page that the browser takes over. Its page must declare it. */
export function Island<Name extends IslandName>({ name, props, isAtRest = false }: IslandFrameProps<Name>) {
  const { islandModules, renderIsland } = useSite();
  return (
    <div
      data-island={name}
      data-modules={isAtRest ? undefined : islandModules[name].join(' ')}
      data-props={isAtRest ? undefined : JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the island's separate tree
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props) }}
    />
  );
}
