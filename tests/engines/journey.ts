import type { ServedSite } from '../support/serve-site.ts';
import type { Tab } from './engine.ts';
import type { Engine } from './engines.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DESK: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };

/** One engine, and how a test opens an address in it. */
export interface Journey {
  readonly engine: Engine;
  /** @param site the real site, where none is given */
  readonly visit: (address: string, size: Size, site?: ServedSite) => Promise<Tab>;
  /** By a visitor who reads in the dark. */
  readonly openDark: (address: string, size: Size) => Promise<Tab>;
}
