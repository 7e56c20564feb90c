/** Headers that tell browsers what this site never does. The same on pages, errors, files and documents. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { HeaderList } from './stored-response.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Features the site has no use for, so that nothing embedded could ever ask for them. */
const UNUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/**
 * The headers as a list: helmet decides them once, because no request changes them.
 * @param origin public origin; HSTS is sent when it is https
 * @param includeSubDomains only where every host below the origin's answers by https
 */
export function securityHeaders(origin: string, includeSubDomains = false): HeaderList {
  const isSecure = origin.startsWith('https:');
  const options: HelmetOptions = {
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
  };
  const list: string[] = [];
  const recorder = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => {} };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return [...list, 'Permissions-Policy', UNUSED_FEATURES.replaceAll(/\S+/g, '$&=(),').replace(/,$/, '')];
}

/** @param styles CSP sources of the style blocks that drawings hold */
export function drawingPolicy(styles: readonly string[]): string {
  return `default-src 'none'; style-src ${styles.map((hash) => `'${hash}'`).join(' ')}; frame-ancestors 'none'`;
}

/** Puts a list of headers on every response that comes this far. */
export function setHeaders(list: HeaderList): RequestHandler {
  return (_req, res, next) => {
    for (let index = 0; index < list.length; index += 2) res.setHeader(list[index] ?? '', list[index + 1] ?? '');
    next();
  };
}
