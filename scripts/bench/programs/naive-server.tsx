/** What one would write first: Express and React's stream. Each request renders anew; nothing is compressed or kept. */
import express from 'express';
import { type ComponentType, createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Document } from '../../../server/render/Document.tsx';
import { readSiteAssets } from '../../../server/render/site-assets.ts';
import { SiteContext } from '../../../shared/components/site-context.ts';
import { type IslandName, identifierPrefix } from '../../../shared/islands/island-id.ts';
import { islands } from '../../../shared/islands/island-registry.ts';
import type { Page, PageRequest } from '../../../shared/pages/page.ts';
import { pages } from '../../../shared/pages/site-map.ts';

const [, , dist = ''] = process.argv;
const origin = `http://localhost:${process.env.PORT}`;
const assets = await readSiteAssets(dist);
const { pictures, documents, islandModules } = assets;
const site = { pictures, documents, islandModules, renderIsland };

const app = express();
for (const page of pages) {
  app.get(page.path, (req, res) => {
    const { pipe } = renderToPipeableStream(documentOf(page, req.path, req.params as PageRequest['params']), {
      onShellReady: () => pipe(res.type('html')),
    });
  });
}
app.listen(Number(process.env.PORT), process.env.HOST ?? '');

function documentOf(page: Page, path: string, params: PageRequest['params']) {
  const view = page.view({ params, choices: {}, now: new Date() });
  return (
    <SiteContext value={site}>
      <Document view={view} path={path} origin={origin} hasIslands={page.islands.length > 0} assets={assets} />
    </SiteContext>
  );
}

function renderIsland(name: IslandName, props: object): string {
  const island = islands[name] as ComponentType<object>;
  return renderToString(createElement(island, props), { identifierPrefix: identifierPrefix(name) });
}
