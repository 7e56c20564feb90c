/** Icons and the web manifest, from the site's mark. */
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../shared/content/site.ts';
import type { Product } from '../kit/product.ts';
import { faviconSvg, iconSvg } from './site-icon.ts';

const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
] as const;

export const iconProducts: readonly Product[] = [
  iconProduct('favicon.svg', () => faviconSvg()),
  iconProduct('site.webmanifest', () => JSON.stringify(manifest())),
  ...ICONS.map(({ file, size, maskable }) =>
    iconProduct(file, () => new Resvg(iconSvg(size, { maskable })).render().asPng()),
  ),
];

function iconProduct(file: string, make: () => Uint8Array | string): Product {
  return { id: `icons/${file}`, file: `public/${file}`, make: async () => make() };
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
