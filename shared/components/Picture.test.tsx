import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';
import { SiteContext, type SiteContextValue } from './site-context.ts';

const scene = {
  ...{ path: '/images/a.svg', width: 16, height: 10, caption: 'A', alt: 'A.' },
  portrait: { path: '/images/a-portrait.svg', width: 4, height: 5 },
  wide: { path: '/images/a-wide.svg', width: 21, height: 9 },
};
const site = { pictures: { '/images/a.svg': scene } } as unknown as SiteContextValue;

it.each([
  ['in a column or a gallery', {}, ['a-portrait']],
  ['across the window', { place: 'window' }, ['a-portrait', 'a-wide']],
] as const)('a scene is offered in the formats that fit: %s', (_, props, variants) => {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Picture id="/images/a.svg" {...props} />
    </SiteContext>,
  );
  expect([...html.matchAll(/srcSet="\/images\/([^"]+)\.svg"/gi)].map(([, name]) => name)).toEqual([...variants]);
  expect(html).toContain('<img src="/images/a.svg" width="16" height="10"');
});

it('a scene in a list that has columns in every window is its portrait', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <Picture id="/images/a.svg" place="column" />
    </SiteContext>,
  );
  expect(html).toContain('<img src="/images/a-portrait.svg" width="4" height="5" alt="A."');
  expect(html.match(/srcSet="[^"]+"/g)).toEqual(['srcSet="/images/a-portrait.svg#dark"']);
});
