/** Page → HTML. Pure but for React: the same input gives the same bytes, in every process. */
import type { Writable } from 'node:stream';
import { type ComponentType, createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { SiteContext } from '../../shared/components/site-context.ts';
import type { Choices } from '../../shared/filters.ts';
import { type IslandName, identifierPrefix } from '../../shared/islands/island-id.ts';
import { islands } from '../../shared/islands/island-registry.ts';
import type { Page, PageView } from '../../shared/pages/page.ts';
import { collectStream } from './collect-stream.ts';
import { Document } from './Document.tsx';
import type { SiteAssets } from './site-assets.ts';

export interface RenderSettings {
  readonly origin: string;
  readonly assets: SiteAssets;
  readonly developmentScript?: string | undefined;
}

export interface PageInput {
  readonly page: Page;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly choices: Choices;
  readonly now: Date;
}

/** A page whose HTML is ready to flow. */
export interface RenderedPage {
  readonly status: number;
  readonly pipe: (destination: NodeJS.WritableStream) => unknown;
}

/** @throws whatever a component throws; nothing has been sent by then */
export function renderPage({ page, params, choices, now }: PageInput, settings: RenderSettings): Promise<RenderedPage> {
  const view = page.view({ params, choices, now });
  const isFound = view.status === 200;
  const path = isFound ? addressOf(page, params) : undefined;
  return renderDocument(view, path, isFound && page.islands.length > 0, settings);
}

/** A page without an address of its own: not found, failed. */
export function renderErrorPage(view: PageView, settings: RenderSettings): Promise<RenderedPage> {
  return renderDocument(view, undefined, false, settings);
}

/** The whole HTML of a page. */
export function collectHtml({ pipe }: Pick<RenderedPage, 'pipe'>): Promise<Buffer> {
  return collectStream((destination: Writable) => pipe(destination));
}

function addressOf(page: Page, params: PageInput['params']): string {
  return page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

function renderDocument(
  view: PageView,
  path: string | undefined,
  hasIslands: boolean,
  { origin, assets, developmentScript }: RenderSettings,
): Promise<RenderedPage> {
  const { pictures, documents, islandModules } = assets;
  return new Promise((resolve, reject) => {
    // Nothing in a document waits: once its shell is ready, all of it is.
    const { pipe } = renderToPipeableStream(
      <SiteContext value={{ pictures, documents, islandModules, renderIsland }}>
        <Document
          view={view}
          path={path}
          origin={origin}
          hasIslands={hasIslands}
          assets={assets}
          developmentScript={developmentScript}
        />
      </SiteContext>,
      {
        onShellReady: () => resolve({ status: view.status, pipe }),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

function renderIsland(name: IslandName, props: object): string {
  const island = islands[name] as ComponentType<object>;
  return renderToString(createElement(island, props), { identifierPrefix: identifierPrefix(name) });
}
