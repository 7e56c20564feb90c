/** The engines that the site is tried in, and how each is driven. */
import { ENGINE_PROGRAMS, type EngineProgram } from '../../scripts/test/engine-programs.ts';
import type { Launch } from './engine.ts';
import { launchChromium } from './launch-chromium.ts';
import { launchFirefox } from './launch-firefox.ts';
import { launchWebKitGtk, launchWpe } from './launch-webkit.ts';

export interface Engine extends EngineProgram {
  readonly launch: Launch;
  /** CI fails without it. */
  readonly isRequired?: boolean;
  /** Too old for popovers: gets the plain page. */
  readonly isPlain?: boolean;
  /** Media types that it saves where others show them. */
  readonly saves?: RegExp;
  /** Its driver has a finger. */
  readonly hasTouch?: boolean;
}

export const ENGINES = {
  chromium: { ...ENGINE_PROGRAMS.chromium, launch: launchChromium, isRequired: true, hasTouch: true },
  firefox: {
    ...ENGINE_PROGRAMS.firefox,
    launch: launchFirefox,
    saves: /atom|manifest/,
    isRequired: true,
    hasTouch: true,
  },
  /** As Safari 26. */
  webkit: { ...ENGINE_PROGRAMS.webkit, launch: launchWebKitGtk, isRequired: true },
  /** Its headless form has no viewer of documents. */
  chromium109: { ...ENGINE_PROGRAMS.chromium109, launch: launchChromium, saves: /pdf/, isPlain: true, hasTouch: true },
  /** WPE 2.38, as Safari 16. */
  wpe: { ...ENGINE_PROGRAMS.wpe, launch: launchWpe, isPlain: true },
} as const satisfies Record<string, Engine>;
