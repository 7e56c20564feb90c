import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sampleApp, sampleSite } from '../support/sample-site.tsx';

const app = await sampleApp();

describe('a resource', () => {
  it.each([
    ['/sample.txt', undefined],
    ['/data/sample.json', undefined],
    ['/data/sample.csv', 'attachment; filename="sample.csv"'],
  ])('%s has its type, is kept for an hour, and is saved where people save it', async (path, disposition) => {
    const { status, headers } = await request(app).get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-disposition']).toBe(disposition);
  });

  it.each(['/Sample.txt', '/sample.txt/', '/data/', '/data/sample'])('has one address: %s is none', async (path) => {
    expect((await request(app).get(path)).status).toBe(404);
  });

  it('is told the origin of the configuration, never that of the request, and whether the site is hidden', async () => {
    const seen: unknown[] = [];
    const resources = sampleSite.resources.map((resource) => ({
      ...resource,
      make: (context: object) => {
        seen.push(context);
        return '';
      },
    }));
    const hidden = await sampleApp({ site: { ...sampleSite, resources }, isHidden: true });
    await request(hidden).get('/sample.txt').set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(seen).toEqual([{ origin: 'https://site.example', isHidden: true, documents: {} }]);
  });
});

describe('the rules of prefetching', () => {
  it('are named by every page, and leave out files that cost more than they save', async () => {
    const address = JSON.parse((await request(app).get('/Plain')).headers['speculation-rules'] ?? '');
    const { type, body } = await request(app).get(address).responseType('blob');
    expect(type).toBe('application/speculationrules+json');
    const [rule] = JSON.parse(body.toString()).prefetch;
    expect(rule.eagerness).toBe('moderate');
    const [all, ...others] = rule.where.and;
    expect(all).toEqual({ href_matches: '/*' });
    expect(others).toEqual(sampleSite.unprefetched.map((folder) => ({ not: { href_matches: folder } })));
  });
});
