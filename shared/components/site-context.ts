import { createContext, useContext } from 'react';
import type { IslandName } from '../islands/island-names.ts';

/** A picture as the build drew it. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What the picture is, in a few words: its caption. */
  readonly title: string;
  /** What it shows, for people who do not see it. */
  readonly description: string;
}

/** What components need to know of the site around them; given once per render. */
export interface SiteContextValue {
  readonly pictures: Readonly<Record<string, PictureFile>>;
  /** Size in bytes of every file that content links to, by address. */
  readonly fileSizes: Readonly<Record<string, number>>;
  /** Per island: the module that brings it to life, and everything that module imports. */
  readonly islandModules: Readonly<Record<IslandName, readonly string[]>>;
  /** Renders an island in a React tree of its own, so that its ids equal those of the browser. */
  readonly renderIsland: (name: IslandName, props: object) => string;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** @throws when a component is rendered outside a page */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (value === undefined) throw new Error('SiteContext is missing: render through server/render/render-page.tsx');
  return value;
}
