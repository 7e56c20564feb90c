/** Files served as they are: hashed assets, pictures, flags, documents. Text files were compressed at build. */
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { cacheControl } from './freshness.ts';

/** First path segment → how long its files may be kept. */
const LIFETIMES: Readonly<Record<string, string>> = {
  assets: cacheControl.immutable,
  images: cacheControl.picture,
  flags: cacheControl.picture,
  social: cacheControl.picture,
  documents: cacheControl.document,
};

/**
 * @param publicDir folder whose content is the site's root
 * @param pictureStyles CSP sources of the style blocks that drawings hold
 */
export function staticFiles(publicDir: string, pictureStyles: readonly string[]): RequestHandler[] {
  const picturePolicy = `default-src 'none'; style-src ${pictureStyles.map((hash) => `'${hash}'`).join(' ')}; frame-ancestors 'none'`;
  const files = expressStaticGzip(publicDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: 'ignore',
      // The file's time would differ between two builds of the same release.
      lastModified: false,
      cacheControl: false,
      setHeaders(res, file) {
        const segment = file.slice(join(publicDir, '/').length).split(/[\\/]/)[0] ?? '';
        res.setHeader('Cache-Control', LIFETIMES[segment] ?? cacheControl.picture);
        if (/\.svg(\.br|\.gz)?$/.test(file)) res.setHeader('Content-Security-Policy', picturePolicy);
      },
    },
  });
  return [files, missingFile];
}

/** Under the folders of files a missing one is a plain 404, never a page. */
const missingFile: RequestHandler = (req, res, next) => {
  const segment = req.path.split('/')[1] ?? '';
  if (!Object.hasOwn(LIFETIMES, segment)) return next();
  res.status(404).set('Cache-Control', cacheControl.none).type('text/plain').send('Not found\n');
};
