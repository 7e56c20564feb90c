import { executionAsyncResource } from 'node:async_hooks';

/** Never read: they only have to stay. */
const kept: object[] = [];

/**
 * Keeps one of the objects that process.nextTick() makes. V8 compiles nextTick, which every request calls several times,
 * for the one shape of object that it has seen. When everything is collected while none of them waits, the shape is
 * forgotten, the next one gets another, and nextTick stays on its slow path until the process ends: a third fewer
 * requests a second.
 * @returns the object, once it is kept
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      kept.push(tick);
      resolve(tick);
    });
  });
}
