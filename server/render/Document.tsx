/** The HTML document around the matched route: the only file that writes html, head and script. */
import { Outlet } from 'react-router-dom';
import { Breadcrumbs } from '../../shared/components/Breadcrumbs.tsx';
import { Pager } from '../../shared/components/Pager.tsx';
import { SocialTags } from '../../shared/components/SocialTags.tsx';
import { dateInWords, dateOf } from '../../shared/dates.ts';
import { breadcrumbList, toDataBlock } from '../../shared/json-ld.ts';
import type { PageView } from '../../shared/site/page.ts';
import type { Site } from '../../shared/site/site.ts';
import type { SiteAssets } from './site-assets.ts';

/** --paper of both colour schemes, for the browser's own frame. */
const PAPER = { light: '#ffffff', dark: '#111317' } as const;

export interface RenderSettings {
  readonly site: Site;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly assets: SiteAssets;
  /** On every page, in development. */
  readonly developmentScript?: string | undefined;
}

interface DocumentProps {
  readonly settings: RenderSettings;
  readonly view: PageView;
  /** Undefined for error pages. */
  readonly address: string | undefined;
  readonly hasIslands: boolean;
}

export function Document({ settings, view, address, hasIslands }: DocumentProps) {
  const { site, origin, assets, developmentScript } = settings;
  const { breadcrumbs, ...neighbours } = site.findPlace(address ?? '');
  const crumbs = [...breadcrumbs, { name: view.name, href: address, language: view.nameLanguage }];
  const isBelowHome = breadcrumbs.length > 0;
  const data = [...(view.structuredData?.(origin) ?? []), ...(isBelowHome ? [breadcrumbList(crumbs, origin)] : [])];
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${site.brand} - ${view.name}`}</title>
        <meta name="description" content={view.description} />
        {address === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${origin}${address}`} />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.styleSheet} />
        {hasIslands && <script type="module" src={assets.script} fetchPriority="low" />}
        {developmentScript && <script type="module" src={developmentScript} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {view.alternates?.map(({ href, type, title }) => (
          <link key={href} rel="alternate" type={type} title={title} href={`${origin}${href}`} />
        ))}
        {address !== undefined && (
          <SocialTags view={view} brand={site.brand} path={address} origin={origin} cards={assets.socialCards} />
        )}
        {data.map(toDataBlock).map((json) => (
          // JSON-LD. Browsers do not run it, so the Content-Security-Policy allows it.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text; what could end it is escaped
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
      </head>
      <body className={view.surface ? `surface-${view.surface}` : undefined}>
        <a className="skip-link no-print" href="#content">
          Skip to content
        </a>
        {site.header}
        <main id="content">
          {isBelowHome && <Breadcrumbs crumbs={crumbs} />}
          <Outlet />
          <Pager {...neighbours} />
        </main>
        {site.footer}
        {/* Links that open in a new tab refer to it by aria-describedby. */}
        <p id="new-tab" hidden>
          opens in a new tab
        </p>
        {address !== undefined && (
          <p className="sheet-source">
            {`${origin}${address}, as of `}
            <time dateTime={site.releaseDate}>{dateInWords(dateOf(site.releaseDate))}</time>
          </p>
        )}
      </body>
    </html>
  );
}
