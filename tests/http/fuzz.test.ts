/** Thousands of requests that mean no good, from a seed. FUZZ_SEED=words npx vitest run tests/http/fuzz.test.ts */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '../../shared/resources/resources.ts';
import { type AnswerRules, createAnswerRules } from '../support/answer-rules.ts';
import { DIST, NOW } from '../support/create-test-app.ts';
import { createDice } from '../support/dice.ts';
import { hostileRequest } from '../support/hostile-requests.ts';
import { exchange, parseResponses } from '../support/raw-http.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';
import { shrink } from '../support/shrink.ts';

const SEED = process.env.FUZZ_SEED ?? 'swiss timing';
const REQUESTS = 3000;
const CONNECTIONS = 64;
/** Ways of failing to look for before stopping. */
const MAX_FINDINGS = 3;
const SHRINK_MS = 10_000;
const TEST_MS = 60_000;

let site: ServedSite;
let port: number;
let problemOf: AnswerRules;
const printed: string[] = [];
const print = (...words: unknown[]) => void printed.push(words.join(' '));
beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(print);
  process.on('warning', print);
  site = await serveSite(NOW);
  port = Number(new URL(site.origin).port);
  const bodies = resources.map(async ({ path }) => (await fetch(site.origin + path)).arrayBuffer());
  problemOf = createAnswerRules(
    join(DIST, 'public'),
    (await Promise.all(bodies)).map((body) => Buffer.from(body)),
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  process.off('warning', print);
  await site.stop();
});

async function findProblem(request: string): Promise<string | undefined> {
  return problemOf(await exchange(port, Buffer.from(request, 'latin1')), request);
}

interface Finding {
  readonly request: string;
  readonly problem: string;
}

/** One request for each way of failing. */
async function findProblems(requests: readonly string[]): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  const queue = requests.values();
  const client = async () => {
    for (const request of queue) {
      const problem = await findProblem(request);
      if (problem !== undefined) findings.set(kindOf(problem), { request, problem });
      if (findings.size === MAX_FINDINGS) return;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return [...findings.values()];
}

function kindOf(problem: string): string {
  return problem.split(':')[0] ?? problem;
}

/** The least of a request that still fails in the same way: lines first, then bytes. */
async function minimal({ request, problem }: Finding): Promise<string> {
  const fails = async (parts: readonly string[]) =>
    kindOf((await findProblem(parts.join(''))) ?? '') === kindOf(problem);
  const deadlineMs = Date.now() + SHRINK_MS;
  const lines = await shrink(request.split(/(?<=\n)/), fails, deadlineMs);
  return (await shrink([...lines.join('')], fails, deadlineMs)).join('');
}

describe('hostile requests', () => {
  it(
    'are answered with a page, a public file or an error of the client, or the connection closes',
    async () => {
      const requests = Array.from({ length: REQUESTS }, (_, i) => hostileRequest(createDice(`${SEED}/${i}`)));
      const reports: string[] = [];
      for (const finding of await findProblems(requests)) {
        const request = JSON.stringify(await minimal(finding));
        const number = requests.indexOf(finding.request);
        reports.push(`${finding.problem}\nFUZZ_SEED="${SEED}", request ${number}, at its least:\n${request}`);
      }
      expect(reports.join('\n\n')).toBe('');
    },
    TEST_MS,
  );

  it('print nothing: what is logged is one line of JSON', () => {
    expect(printed.slice(0, 3)).toEqual([]);
  });

  it('leave the site as quick as before', async () => {
    const startedMs = performance.now();
    const response = await fetch(site.origin);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>');
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});

describe('the end of a request', () => {
  const INNER = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const NEXT = 'GET /nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  it('is where its length says, so that a body is not taken for a request', async () => {
    const first = `GET /Service HTTP/1.1\r\nHost: a\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`;
    expect(await statusesOf(first + NEXT)).toEqual([301, 404]);
  });

  it('is where its last chunk says', async () => {
    const chunk = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;
    const first = `GET /Service HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
    expect(await statusesOf(first + NEXT)).toEqual([301, 404]);
  });

  it.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length and an unknown coding', 'Content-Length: 5\r\nTransfer-Encoding: xchunked'],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5'],
  ])('told in two ways, by %s, is refused', async (_, headers) => {
    const statuses = await statusesOf(`POST /Sales HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n${INNER}`);
    expect(statuses).toEqual([400]);
  });

  it('is not mixed up with an interim answer, when requests wait for one another', async () => {
    const expecting = 'GET /Sales HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n ';
    const statuses = await statusesOf(`GET /nope HTTP/1.1\r\nHost: a\r\n\r\n${expecting}${NEXT}`);
    expect(statuses.filter((status) => status !== 100).slice(0, 2)).toEqual([404, 200]);
  });

  async function statusesOf(request: string): Promise<number[]> {
    const { received } = await exchange(port, Buffer.from(request, 'latin1'));
    return parseResponses(received, { mayBeHead: false, mayBeCut: false }).map(({ status }) => status);
  }
});
