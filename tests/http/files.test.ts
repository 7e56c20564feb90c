/** Files of another release, files that are gone, and files that break while they are sent. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../server/serve.ts';
import { FONT, SCRIPT, STYLE_SHEET, sampleApp } from '../support/sample-site.tsx';

const app = await sampleApp();
const ofOtherRelease = (address: string) => address.replace(/-[A-Z0-9]{8}\./, '-ZZZZZZZZ.');

describe('a hashed file of another release', () => {
  it.each([STYLE_SHEET, FONT, SCRIPT])(
    'is answered with the current one, which no cache keeps: %s',
    async (address) => {
      const ask = async (path: string) => request(app).get(path).responseType('blob');
      const [current, old] = [await ask(address), await ask(ofOtherRelease(address))];
      expect(old.status).toBe(200);
      expect(old.body.equals(current.body)).toBe(true);
      expect(old.headers['content-type']).toBe(current.headers['content-type']);
      expect(old.headers['cache-control']).toBe('no-store');
      expect(current.headers['cache-control']).toContain('immutable');
    },
  );

  it.each(['/assets/nothing-AAAAAAAA.js', '/assets/main.css', '/assets/main-aaaaaaaa.css', '/flags/sui-AAAAAAAA.svg'])(
    'is not found where this release has none of its name: %s',
    async (address) => {
      const { status, type } = await request(app).get(address);
      expect([status, type]).toEqual([404, 'text/plain']);
    },
  );
});

describe('a file', () => {
  const SIZE = 8_000_000;
  const variants = (name: string) => ({ identity: { name, size: SIZE, etag: '"x"' } });
  const files = {
    '/gone.pdf': { type: 'application/pdf', kind: 'document', variants: variants('gone.pdf') },
    '/large.pdf': { type: 'application/pdf', kind: 'document', variants: variants('large.pdf') },
    '/other.pdf': { type: 'application/pdf', kind: 'document', variants: variants('other.pdf') },
  } as const;
  let publicDir: string;
  beforeAll(async () => {
    publicDir = await mkdtemp(join(tmpdir(), 'files-'));
    await writeFile(join(publicDir, 'large.pdf'), Buffer.alloc(SIZE));
    await writeFile(join(publicDir, 'other.pdf'), 'of another release');
  });
  afterAll(() => rm(publicDir, { recursive: true }));

  function recorded() {
    const lines: Record<string, unknown>[] = [];
    return { lines, log: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }) };
  }

  it.each([
    ['/gone.pdf', /^ENOENT/],
    ['/other.pdf', /other\.pdf has 18 bytes, and had 8000000 when it was built/],
  ])('that is not what the build described is a 500 with an error in the log: %s', async (path, problem) => {
    const { lines, log } = recorded();
    const app = await sampleApp({ publicDir, files, log });
    for (const method of ['get', 'head'] as const) {
      const { status, headers } = await request(app)[method](path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        500,
        expect.stringContaining('html'),
        'no-store',
      ]);
    }
    await expect.poll(() => lines.filter(({ status }) => status === 500)).toHaveLength(2);
    const failed = lines.filter(({ msg }) => msg === 'request failed').map(({ err }) => (err as Error).message);
    expect(failed).toEqual([expect.stringMatching(problem), expect.stringMatching(problem)]);
  });

  /** Asks for the large file and stops reading after its first bytes. */
  async function openLarge(app: Awaited<ReturnType<typeof sampleApp>>) {
    const server = await serve({ listener: app, health: { isReady: true }, port: 0, host: '127.0.0.1' });
    const asked = get(`http://127.0.0.1:${server.port}/large.pdf`);
    const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    return { server, response };
  }

  it('whose client goes away is no error', async () => {
    const { lines, log } = recorded();
    const { server, response } = await openLarge(await sampleApp({ publicDir, files, log }));
    response.destroy();
    await expect.poll(() => lines.map(({ aborted }) => aborted)).toEqual([true]);
    await server.stop();
  });

  it('that breaks while it is sent ends the connection, and leaves an error in the log', async () => {
    const { lines, log } = recorded();
    const listener = await sampleApp({ publicDir, files, log });
    const { server, response } = await openLarge((req, res) => {
      // As when the disk fails.
      res.once('pipe', (source) => setTimeout(() => source.destroy(new Error('the disk has failed')), 300));
      listener(req, res);
    });
    await expect.poll(() => lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(1);
    const end = new Promise((resolve, reject) => response.resume().on('end', resolve).on('error', reject));
    await expect(end).rejects.toThrow('aborted');
    await server.stop();
  });
});
