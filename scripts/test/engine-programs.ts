/** The engines that the site is tried in: where they are on this machine, and Debian's packages of them. */
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

export interface EngineProgram {
  readonly executable: string | undefined;
  readonly packages: readonly string[];
}

const find = (...files: string[]) => files.find((file) => existsSync(file));

/** Unpacked by install-engines.ts. */
export const OLD_CHROMIUM = 'node_modules/.cache/chromium-109';

export const ENGINE_PROGRAMS = {
  chromium: { executable: findBrowser(), packages: ['chromium-headless-shell'] },
  firefox: {
    executable: find('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    packages: ['firefox-esr'],
  },
  webkit: { executable: find('/usr/bin/WebKitWebDriver'), packages: ['webkit2gtk-driver', 'xvfb'] },
  chromium109: { executable: find(OLD_CHROMIUM), packages: [] },
  wpe: { executable: find('/usr/bin/WPEWebDriver'), packages: ['wpewebkit-driver', 'cog'] },
} as const satisfies Record<string, EngineProgram>;
