/** Page → HTML bytes. Pure but for React: the same input gives the same bytes, in every process. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { SiteContext } from '../../shared/components/site-context.ts';
import type { Choices } from '../../shared/filters.ts';
import { type IslandName, identifierPrefix } from '../../shared/islands/island.ts';
import { islands } from '../../shared/islands/islands.ts';
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

export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
}

/** @throws whatever a component throws; nothing has been sent by then */
export async function renderPage(input: PageInput, settings: RenderSettings): Promise<RenderedPage> {
  const { page, params, choices, now } = input;
  const view = page.view({ params, choices, now });
  const isFound = view.status === 200;
  const path = isFound ? addressOf(page, params) : undefined;
  const html = await renderDocument(view, path, isFound && page.islands.length > 0, settings);
  return { status: view.status, html };
}

/** A page without an address of its own: not found, failed. */
export async function renderErrorPage(view: PageView, settings: RenderSettings): Promise<RenderedPage> {
  return { status: view.status, html: await renderDocument(view, undefined, false, settings) };
}

function addressOf(page: Page, params: PageInput['params']): string {
  return page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

function renderDocument(
  view: PageView,
  path: string | undefined,
  hasIslands: boolean,
  { origin, assets, developmentScript }: RenderSettings,
): Promise<Buffer> {
  const { pictures, documents, islandModules } = assets;
  return renderToBuffer(
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
  );
}

function renderIsland(name: IslandName, props: object): string {
  const island = islands[name] as ComponentType<object>;
  return renderToString(createElement(island, props), { identifierPrefix: identifierPrefix(name) });
}

function renderToBuffer(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady() {
        collectStream(pipe).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
