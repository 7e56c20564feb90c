/** Security headers by what a response is: each kind has those that do something for it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { PublishedFile } from '../render/site-assets.ts';
import type { HeaderList } from './stored-response.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Browser features that the site does not use. */
const UNUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/**
 * A viewer of the browser wraps it in a page, whose styles a policy for pages would refuse: WebKit then shows a box of
 * 300 × 150 px. Viewers ask for parts only where they are offered.
 */
const PDF: HeaderList = ['Content-Security-Policy', "frame-ancestors 'none'", 'Accept-Ranges', 'bytes'];

const FOR_ALL = ['X-Content-Type-Options', 'Strict-Transport-Security', 'X-Robots-Tag'];
/** The policy of pages: what they load is of this site, and the rest is refused. */
const OWN = ['script-src', 'style-src', 'img-src', 'font-src', 'manifest-src', 'connect-src'];
const REFUSED = ['default-src', 'base-uri', 'frame-ancestors', 'form-action'];

export type ResponseHeaders = ReturnType<typeof responseHeaders>;

export interface HeaderOptions {
  /** Only where every host below the origin's answers by https. */
  readonly hstsSubdomains?: boolean;
  /** Whether search engines are told to leave the site out. */
  readonly isHidden?: boolean;
}

/** @param origin public origin; HSTS is sent when it is https */
export function responseHeaders(origin: string, { hstsSubdomains = false, isHidden = false }: HeaderOptions) {
  const hidden = isHidden ? ['X-Robots-Tag', 'noindex'] : [];
  const ofHelmet = [...headersOfHelmet(origin.startsWith('https:'), hstsSubdomains), ...hidden];
  const pick = (...names: string[]) =>
    ofHelmet.filter((_, index) => names.includes(ofHelmet[index - (index % 2)] ?? ''));
  /** No response is taken for another type, or fetched without TLS. */
  const all: HeaderList = pick(...FOR_ALL);
  /** Other sites show these: cards of links, icons, the logo of search results. */
  const shared: HeaderList = ['Cross-Origin-Resource-Policy', 'cross-origin'];
  return {
    all,
    /** A page runs scripts, can be framed and is opened by other windows. */
    page: [...ofHelmet, 'Permissions-Policy', UNUSED_FEATURES.replaceAll(/\S+/g, '$&=(),').replace(/,$/, '')],
    /** Read by programs of this site alone. */
    file: pick(...FOR_ALL, 'Cross-Origin-Resource-Policy'),
    /** Read by programs of any site, scripts in its pages included. */
    openData: [...all, ...shared, 'Access-Control-Allow-Origin', '*'],
    ofFile({ type, kind, styles }: PublishedFile): HeaderList {
      if (type === 'application/pdf') return [...all, ...PDF];
      const forOthers = kind === 'card' || kind === 'icon' ? shared : [];
      if (styles !== undefined) return [...all, 'Content-Security-Policy', drawingPolicy(styles), ...forOthers];
      // Pictures keep nothing secret, and a page has dozens.
      return type.startsWith('image/') || kind === 'icon' ? [...all, ...forOthers] : this.file;
    },
  };
}

export function setHeaders(res: ServerResponse, list: HeaderList): void {
  for (let index = 0; index < list.length; index += 2) res.setHeader(list[index] ?? '', list[index + 1] ?? '');
}

/** A drawing that is opened by itself is a document: it may have its own style blocks, and no script. */
function drawingPolicy(styles: readonly string[]): string {
  const hashes = styles.map((hash) => `'${hash}'`).join(' ');
  return hashes === '' ? "default-src 'none'" : `default-src 'none'; style-src ${hashes}`;
}

/** As a list, made once, because no request changes them. */
function headersOfHelmet(isSecure: boolean, includeSubDomains: boolean): HeaderList {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries([
        ...REFUSED.map((name) => [name, ["'none'"]]),
        ...OWN.map((name) => [name, ["'self'"]]),
      ]),
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: TWO_YEARS_SECONDS, includeSubDomains } : false,
    xDownloadOptions: false,
    xFrameOptions: { action: 'deny' },
  });
  const list: string[] = [];
  const recorder = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => {} };
  setHelmetHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return list;
}
