/** The engines that the site is tried in, and where they are on this machine. */
import { existsSync } from 'node:fs';
import { findBrowser } from '../support/find-browser.ts';
import type { Launch } from './engine.ts';
import { launchChromium } from './launch-chromium.ts';
import { launchFirefox } from './launch-firefox.ts';
import { launchWebKitGtk, launchWpe } from './launch-webkit.ts';

export interface Engine {
  readonly executable: string | undefined;
  readonly launch: Launch;
  /** Debian's packages of it. */
  readonly packages: readonly string[];
  /** CI fails without it. */
  readonly isRequired?: boolean;
  /** Too old for popovers: gets the plain page. */
  readonly isPlain?: boolean;
  /** Its driver has a finger. */
  readonly hasTouch?: boolean;
}

const find = (...files: string[]) => files.find((file) => existsSync(file));

/** Unpacked by install-engines.ts. */
export const OLD_CHROMIUM = 'node_modules/.cache/chromium-109';

export const ENGINES = {
  chromium: {
    executable: findBrowser(),
    launch: launchChromium,
    packages: ['chromium-headless-shell'],
    isRequired: true,
    hasTouch: true,
  },
  firefox: {
    executable: find('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    launch: launchFirefox,
    packages: ['firefox-esr'],
    isRequired: true,
    hasTouch: true,
  },
  /** As Safari 26. */
  webkit: {
    executable: find('/usr/bin/WebKitWebDriver'),
    launch: launchWebKitGtk,
    packages: ['webkit2gtk-driver', 'xvfb'],
    isRequired: true,
  },
  chromium109: {
    executable: find(OLD_CHROMIUM),
    launch: launchChromium,
    packages: [],
    isPlain: true,
    hasTouch: true,
  },
  /** WPE 2.38, as Safari 16. */
  wpe: {
    executable: find('/usr/bin/WPEWebDriver'),
    launch: launchWpe,
    packages: ['wpewebkit-driver', 'cog'],
    isPlain: true,
  },
} as const satisfies Record<string, Engine>;
