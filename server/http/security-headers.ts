/** Headers that tell browsers what this site never does. The same on pages, errors, files and documents. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';

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

/** @param origin public origin; HSTS is sent when it is https */
export function securityHeaders(origin: string): RequestHandler[] {
  const isSecure = origin.startsWith('https:');
  return [
    helmet({
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
      strictTransportSecurity: isSecure ? { maxAge: 2 * YEAR_SECONDS, includeSubDomains: true } : false,
      xContentTypeOptions: true,
      xDnsPrefetchControl: { allow: false },
      xDownloadOptions: false,
      xFrameOptions: { action: 'deny' },
      xPermittedCrossDomainPolicies: true,
      xPoweredBy: true,
      xXssProtection: true,
    }),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '));
      next();
    },
  ];
}
