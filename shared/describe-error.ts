/** Errors whose message is written for operators and editors, and says everything they need. */
const SELF_EXPLANATORY = new Set(['ConfigError', 'ContentError', 'PortTakenError']);

/** What to print of an error that ends a start or a build: where it happened and why as well, unless it needs no more. */
export function describeError(error: unknown): unknown {
  return error instanceof Error && SELF_EXPLANATORY.has(error.name) ? error.message : error;
}
