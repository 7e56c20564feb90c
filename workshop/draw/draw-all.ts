/** Makes products in parallel, a worker a core, and compares each with the file that is there. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Product } from '../kit/product.ts';
import { type Outcome, settle } from './settle.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKER = new URL('./worker.ts', import.meta.url);
/** Few files are faster made here than by workers that first have to start. */
const WORTH_A_WORKER = 8;

export interface DrawReport {
  /** Files whose bytes differ from what was made. */
  readonly changed: readonly string[];
}

export async function drawAll(products: readonly Product[], { mayWrite }: { mayWrite: boolean }): Promise<DrawReport> {
  const queue = [...products];
  const outcomes = new Map<string, Outcome>();
  const workers = products.length < WORTH_A_WORKER ? [] : Array.from({ length: availableParallelism() }, startWorker);
  const makers = workers.length === 0 ? [(product: Product) => product.make()] : workers.map(({ make }) => make);
  try {
    await Promise.all(
      makers.map(async (make) => {
        for (let product = queue.shift(); product !== undefined; product = queue.shift()) {
          const bytes = Buffer.from(await make(product));
          outcomes.set(product.file, await settle(join(ROOT, product.file), bytes, mayWrite));
        }
      }),
    );
  } finally {
    await Promise.all(workers.map(({ stop }) => stop()));
  }
  const withOutcome = (outcome: Outcome) =>
    products.map(({ file }) => file).filter((file) => outcomes.get(file) === outcome);
  return { changed: withOutcome('changed') };
}

interface RunningWorker {
  readonly make: (product: Product) => Promise<Uint8Array>;
  readonly stop: () => Promise<unknown>;
}

/** Answers one request at a time. */
function startWorker(): RunningWorker {
  const worker = new Worker(WORKER);
  return {
    make: ({ id }) =>
      new Promise((resolve, reject) => {
        const settled = () => worker.off('message', answer).off('error', fail);
        const answer = (bytes: Uint8Array) => {
          settled();
          resolve(bytes);
        };
        const fail = (error: Error) => {
          settled();
          reject(new Error(`${id} cannot be drawn`, { cause: error }));
        };
        worker.on('message', answer).on('error', fail);
        worker.postMessage(id);
      }),
    stop: () => worker.terminate(),
  };
}
