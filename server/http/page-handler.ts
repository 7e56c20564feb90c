/** HTTP → page → response: the one handler behind every address of the site map. */
import type { Request, RequestHandler, Response } from 'express';
import { pageNotFound } from '../../shared/pages/error-pages.tsx';
import { linkTo } from '../../shared/pages/site-map.ts';
import { matchPage } from '../render/match-page.ts';
import { type RenderSettings, renderErrorPage } from '../render/render-page.tsx';
import { sendAnswer } from './answer.ts';
import { cacheControl } from './freshness.ts';
import { type AnswerPage, answerOnce } from './page-answers.ts';

/** Answers the addresses of the site map, and passes on every other. */
export function pageHandler(answerPage: AnswerPage): RequestHandler {
  return async (req, res, next) => {
    const match = matchPage(req.path);
    if (match.kind === 'none') return next();
    res.locals.route = 'page';
    const search = searchOf(req);
    if (match.kind === 'redirect') return redirect(res, match.to, search);
    const { page, params } = match;
    sendAnswer(req, res, await answerPage({ page, params, path: req.path, search }));
  };
}

/** The end of the pipeline: neither a page nor a file. */
export function notFoundHandler(settings: RenderSettings): RequestHandler {
  return async (req, res) => {
    const match = matchPage(req.path);
    const suggestion = match.kind === 'none' && match.suggestion ? linkTo(match.suggestion) : undefined;
    sendAnswer(req, res, await answerOnce(await renderErrorPage(pageNotFound(suggestion), settings)));
  };
}

function redirect(res: Response, path: string, search: string): void {
  res.setHeader('Cache-Control', cacheControl.page);
  res.setHeader('Location', path + search);
  res.setHeader('Content-Length', 0);
  res.writeHead(301).end();
}

/** The query as received, with its question mark; empty without one. */
function searchOf(req: Request): string {
  const start = req.url.indexOf('?');
  return start === -1 ? '' : req.url.slice(start);
}
