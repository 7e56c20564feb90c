import { createContext, useContext } from 'react';
import type { CataloguePicture } from '../content/catalogue.ts';
import type { Captions } from '../content/copy.ts';
import type { DocumentFile } from '../content/downloads/document-file.ts';
import type { IslandName } from '../islands/island-id.ts';

/** What components need to know of the site around them; given once per render. */
export interface SiteContextValue {
  readonly pictures: Readonly<Record<string, CataloguePicture>>;
  /** Every document, by address. */
  readonly documents: Readonly<Record<string, DocumentFile>>;
  /** Per island: the module that hydrates it, and what that module imports. */
  readonly islandModules: Readonly<Record<IslandName, readonly string[]>>;
  /** Renders an island in a React tree of its own, so that its ids equal those of the browser. */
  readonly renderIsland: (name: IslandName, props: object) => string;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Captions that the page words in its own way. */
export const CaptionsContext = createContext<Captions>({});

/** @throws when there is no picture of this id, naming it */
export function usePicture(id: string): CataloguePicture {
  const picture = useSite().pictures[id];
  if (picture === undefined) throw new Error(`There is no picture "${id}"`);
  return picture;
}

/** @throws when a component is rendered outside a page */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (value === undefined) throw new Error('SiteContext is missing: render through server/render/render-page.tsx');
  return value;
}
