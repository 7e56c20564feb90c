import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect } from 'vitest';

/** Waits until an address is answered from the store, which is when it has a length. */
export async function untilStored(app: RequestListener, address: string): Promise<void> {
  const lengthOf = async () => (await request(app).head(address)).headers['content-length'];
  await expect.poll(lengthOf, { interval: 5, timeout: 10_000 }).toBeDefined();
}
