/** What the journeys ask of a browser, whichever protocol it speaks. */
export interface Tab {
  /** Resolves when the page and what it needs has loaded. */
  readonly go: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** With the pointer, in the middle of the element. */
  readonly click: (selector: string) => Promise<void>;
  /** With a finger. */
  readonly tap: (selector: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Runs a function, which sees nothing of what is around it, in the page. */
  readonly evaluate: <Result, Argument = undefined>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

export interface TabOptions {
  /** Origin of the site. */
  readonly origin: string;
  readonly width: number;
  readonly height: number;
}

export interface Browser {
  /** With a fresh visitor. */
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  readonly executable: string;
  readonly isDark?: boolean;
}

export type Launch = (options: LaunchOptions) => Promise<Browser>;
