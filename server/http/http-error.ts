/** An answer that is no page, as an error: the error handler turns it into one. */
export interface HttpError extends Error {
  readonly status: number;
}

export function httpError(status: number): HttpError {
  return Object.assign(new Error(`HTTP ${status}`), { status });
}
