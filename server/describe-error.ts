/** Errors whose message says everything that operators and editors need. */
const SELF_EXPLANATORY = new Set(['ConfigError', 'ContentError', 'StartError']);

/** A line of esbuild's message about a file that it cannot parse, such as broken JSON: path, line, column, text. */
const SYNTAX_PROBLEM = /^(?:.*\/)?((?:client|public|scripts|server|shared)\/.*):(\d+):\d+: ERROR: (.*)$/gm;

/** What to print of an error that ends a start or a build: the message alone where that is enough, else the stack as well. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (SELF_EXPLANATORY.has(error.name)) return error.message;
  const problems = [...error.message.matchAll(SYNTAX_PROBLEM)];
  return problems.length === 0
    ? error
    : problems.map(([, file, line, text]) => `${file}, line ${line}: ${text}`).join('\n');
}
