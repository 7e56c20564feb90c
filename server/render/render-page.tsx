/** Page → HTML: React Router renders the matched route inside the document. The same input gives the same bytes. */
import { Writable } from 'node:stream';
import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { SiteContext } from '../../shared/components/site-context.ts';
import { type IslandName, identifierPrefix } from '../../shared/islands/island-id.ts';
import { islands } from '../../shared/islands/island-registry.ts';
import type { Page, PageRequest, PageView } from '../../shared/site/page.ts';
import { Document, type RenderSettings } from './Document.tsx';

interface PageInput extends PageRequest {
  readonly page: Page;
  readonly address: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly content: Buffer;
}

/** @throws what a component throws */
export function renderPage({ page, address, ...request }: PageInput, settings: RenderSettings): Promise<RenderedPage> {
  const view = page.view(request);
  if (view.status !== 200) return renderErrorPage(view, settings);
  return renderDocument(page.path, { view, address, hasIslands: page.islands.length > 0, settings });
}

export function renderErrorPage(view: PageView, settings: RenderSettings): Promise<RenderedPage> {
  return renderDocument('*', { view, address: undefined, hasIslands: false, settings });
}

function renderDocument(path: string, props: ComponentProps<typeof Document>): Promise<RenderedPage> {
  const { pictures, documents, islandModules } = props.settings.assets;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    // A PassThrough instead would slow down every later answer of the process (docs/measurements.md).
    const html = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ status: props.view.status, content: Buffer.concat(chunks) });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <SiteContext value={{ pictures, documents, islandModules, renderIsland }}>
        <StaticRouter location={props.address ?? '/error'}>
          <Routes>
            <Route element={<Document {...props} />}>
              <Route path={path} element={props.view.body} />
            </Route>
          </Routes>
        </StaticRouter>
      </SiteContext>,
      {
        // The document holds no Suspense, so the shell is the whole document.
        onShellReady: () => pipe(html),
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
