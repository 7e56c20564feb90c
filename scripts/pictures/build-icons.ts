/** Icons and the web manifest, from the site's mark. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../shared/content/site.ts';
import { faviconSvg, iconSvg } from './marks/site-icon.ts';

const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
] as const;

/** @param publicDir the folder that is served as the site's root */
export async function buildIcons(publicDir: string): Promise<void> {
  const png = (svg: string) => new Resvg(svg).render().asPng();
  await Promise.all([
    writeFile(join(publicDir, 'favicon.svg'), faviconSvg()),
    writeFile(join(publicDir, 'site.webmanifest'), JSON.stringify(manifest())),
    ...ICONS.map(({ file, size, maskable }) => writeFile(join(publicDir, file), png(iconSvg(size, { maskable })))),
  ]);
}

function manifest() {
  return {
    name: site.brand,
    short_name: site.brand,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: ICONS.filter(({ file }) => file.startsWith('icon')).map(({ file, size, maskable }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
}
