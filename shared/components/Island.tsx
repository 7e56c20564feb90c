import type { IslandName } from '../islands/island-id.ts';
import type { IslandProps } from '../islands/island-registry.ts';
import { useSite } from './site-context.ts';

interface IslandFrameProps<Name extends IslandName> {
  readonly name: Name;
  /** Plain JSON: it travels to the browser in a data attribute. */
  readonly props: IslandProps<Name>;
  /** A local date-time. Once it has passed by the visitor's clock, the browser fetches nothing for the island. */
  readonly staticFrom?: string | undefined;
}

/** A leaf of the page that the browser hydrates. Its page must declare it. */
export function Island<Name extends IslandName>({ name, props, staticFrom }: IslandFrameProps<Name>) {
  const { islandModules, renderIsland } = useSite();
  return (
    <div
      data-island={name}
      data-modules={islandModules[name].join(' ')}
      data-props={JSON.stringify(props)}
      data-static-from={staticFrom}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the island's separate tree
      dangerouslySetInnerHTML={{ __html: renderIsland(name, props) }}
    />
  );
}
