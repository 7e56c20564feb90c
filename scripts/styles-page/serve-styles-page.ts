/** Answers /_styles while developing: the page of styles in the real document, under the pages' own headers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import { createElement } from 'react';
import { securityHeaders, setHeaders } from '../../server/http/security-headers.ts';
import { collectHtml, type RenderSettings, renderErrorPage } from '../../server/render/render-page.tsx';
import { StylesPage } from './StylesPage.tsx';
import { readTokens, specimenStyles } from './tokens.ts';

const TOKENS = join(import.meta.dirname, '../../shared/styles/tokens.css');
const STYLE_SHEET = '/development/specimens.css';

export function serveStylesPage(settings: RenderSettings): Router {
  const router = Router();
  const tokens = async () => readTokens(await readFile(TOKENS, 'utf8'));
  router.get(STYLE_SHEET, async (_req, res) => {
    res.type('text/css').send(specimenStyles(await tokens()));
  });
  router.get('/_styles', setHeaders(securityHeaders(settings.origin)), async (_req, res) => {
    const view = {
      status: 200,
      name: 'Styles',
      description: 'Tokens and components of the site.',
      body: createElement(StylesPage, { tokens: await tokens(), styleSheet: STYLE_SHEET }),
    };
    res.type('text/html').send(await collectHtml(await renderErrorPage(view, settings)));
  });
  return router;
}
