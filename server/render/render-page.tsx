/** Page → HTML: React Router renders the matched route inside the document. The same input gives the same bytes. */
import { type ComponentType, createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { SiteContext } from '../../shared/components/site-context.ts';
import type { Choices } from '../../shared/filters.ts';
import { type IslandName, identifierPrefix } from '../../shared/islands/island-id.ts';
import { islands } from '../../shared/islands/island-registry.ts';
import type { Page, PageView } from '../../shared/pages/page.ts';
import { Document } from './Document.tsx';
import type { SiteAssets } from './site-assets.ts';

export interface RenderSettings {
  readonly origin: string;
  readonly assets: SiteAssets;
  readonly developmentScript?: string | undefined;
}

export interface PageInput {
  readonly page: Page;
  readonly address: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly choices: Choices;
  readonly now: Date;
}

export interface RenderedPage {
  readonly status: number;
  readonly pipe: (destination: NodeJS.WritableStream) => unknown;
}

/** @throws what a component throws; nothing has been sent by then */
export function renderPage(input: PageInput, settings: RenderSettings): Promise<RenderedPage> {
  const { page, address, params, choices, now } = input;
  const view = page.view({ params, choices, now });
  if (view.status !== 200) return renderErrorPage(view, settings);
  return renderDocument(view, page.path, address, page.islands.length > 0, settings);
}

export function renderErrorPage(view: PageView, settings: RenderSettings): Promise<RenderedPage> {
  return renderDocument(view, '*', undefined, false, settings);
}

function renderDocument(
  view: PageView,
  path: string,
  address: string | undefined,
  hasIslands: boolean,
  settings: RenderSettings,
): Promise<RenderedPage> {
  const { pictures, documents, islandModules } = settings.assets;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <SiteContext value={{ pictures, documents, islandModules, renderIsland }}>
        <StaticRouter location={address ?? '/error'}>
          <Routes>
            <Route element={<Document view={view} address={address} hasIslands={hasIslands} {...settings} />}>
              <Route path={path} element={view.body} />
            </Route>
          </Routes>
        </StaticRouter>
      </SiteContext>,
      {
        // The document holds no Suspense, so the shell is the whole document.
        onShellReady: () => resolve({ status: view.status, pipe }),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** In a React tree of its own, so that useId gives the ids of the browser. */
function renderIsland(name: IslandName, props: object): string {
  const island = islands[name] as ComponentType<object>;
  return renderToString(createElement(island, props), { identifierPrefix: identifierPrefix(name) });
}
