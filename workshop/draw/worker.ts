/** Takes ids, answers with the bytes of their files. */
import { parentPort } from 'node:worker_threads';
import { products } from '../products.ts';

const byId = new Map(products.map((product) => [product.id, product]));

parentPort?.on('message', async (id: string) => {
  const product = byId.get(id);
  if (product === undefined) throw new Error(`There is no product "${id}"`);
  const made = await product.make();
  // A copy of its own: what libraries return can share its memory.
  parentPort?.postMessage(new Uint8Array(Buffer.from(made)));
});
