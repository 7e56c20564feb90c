/** Headers that tell browsers what this site never does. The same on pages, errors, files and documents. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { HeaderList } from './stored-response.ts';

const YEAR_SECONDS = 31_536_000;

/** Features the site has no use for, so that nothing embedded could ever ask for them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers as a list. helmet decides them once; no request changes them.
 * @param origin public origin; HSTS is sent when it is https
 * @param options hstsSubdomains: only where every host below the origin's answers by https
 */
export function securityHeaders(origin: string, { hstsSubdomains = false } = {}): HeaderList {
  const list: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => list.push(name, value),
    removeHeader: () => {},
  };
  helmet(policy(origin.startsWith('https:'), hstsSubdomains))(
    {} as IncomingMessage,
    recorder as unknown as ServerResponse,
    () => {},
  );
  list.push('Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '));
  return list;
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

function policy(isSecure: boolean, includeSubDomains: boolean): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 2 * YEAR_SECONDS, includeSubDomains } : false,
    xContentTypeOptions: true,
    xDnsPrefetchControl: { allow: false },
    xDownloadOptions: false,
    xFrameOptions: { action: 'deny' },
    xPermittedCrossDomainPolicies: true,
    xPoweredBy: true,
    xXssProtection: true,
  };
}
