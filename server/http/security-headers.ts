/** Headers that tell browsers what this site never does. The same on pages, errors, files and documents. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { HeaderList } from './stored-response.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Browser features that the site does not use. */
const UNUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/**
 * helmet's headers as a list, made once, because no request changes them.
 * @param origin public origin; HSTS is sent when it is https
 * @param includeSubDomains only where every host below the origin's answers by https
 */
export function securityHeaders(origin: string, includeSubDomains = false): HeaderList {
  const isSecure = origin.startsWith('https:');
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...{ defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
        ...{ scriptSrc: ["'self'"], styleSrc: ["'self'"], imgSrc: ["'self'"], fontSrc: ["'self'"] },
        ...{ manifestSrc: ["'self'"], connectSrc: ["'self'"], formAction: ["'self'"] },
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: TWO_YEARS_SECONDS, includeSubDomains } : false,
    xDownloadOptions: false,
    xFrameOptions: { action: 'deny' },
  });
  const list: string[] = [];
  const recorder = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => {} };
  setHelmetHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return [...list, 'Permissions-Policy', UNUSED_FEATURES.replaceAll(/\S+/g, '$&=(),').replace(/,$/, '')];
}

/** @param styles CSP sources of the style blocks of one drawing */
export function drawingPolicy(styles: readonly string[]): string {
  const sources = styles.length > 0 ? styles.map((hash) => `'${hash}'`).join(' ') : "'none'";
  return `default-src 'none'; style-src ${sources}; frame-ancestors 'none'`;
}

export function setHeaders(res: ServerResponse, list: HeaderList): void {
  for (let index = 0; index < list.length; index += 2) res.setHeader(list[index] ?? '', list[index + 1] ?? '');
}
