/** Environment → configuration. Every variable has a default, so that the site starts with none set. */
import * as v from 'valibot';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MAX_PORT = 65_535;
const MAX_DRAIN_SECONDS = 60;

const number = (form: RegExp, problem: string, max: number) =>
  v.pipe(v.string(), v.regex(form, problem), v.transform(Number), v.maxValue(max, `is above ${max}`));
const port = number(/^[1-9]\d{0,4}$/, 'is not a port number', MAX_PORT);
const origin = v.check(isOrigin, 'is not an origin such as https://www.example.com, without path or trailing slash');
const seconds = number(/^\d+(\.\d+)?$/, 'is not a number of seconds', MAX_DRAIN_SECONDS);

const yesOrNo = v.optional(v.picklist(['true', 'false'], 'is neither true nor false'), 'false');

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is not a host name or address')), '0.0.0.0'),
  ORIGIN: v.optional(v.pipe(v.string(), origin)),
  HSTS_SUBDOMAINS: yesOrNo,
  NOINDEX: yesOrNo,
  // Longer than the interval at which a proxy asks /readyz.
  DRAIN_SECONDS: v.optional(seconds, '3'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`), 'info'),
  METRICS_PORT: v.optional(port),
});

/** Every problem of the environment in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError naming all wrong variables */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  // An empty variable counts as not set: compose files and shells leave them behind.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues } = v.safeParse(environmentSchema, given);
  const problems = success
    ? findContradictions(output)
    : issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  if (!success || problems.length > 0) {
    const lines = problems.map(([name, problem]) => `  - ${name}=${given[name]} ${problem}`);
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  return {
    port: output.PORT,
    host: output.HOST,
    /** Public origin, without a trailing slash. */
    origin: output.ORIGIN ?? `http://localhost:${output.PORT}`,
    /** Whether HSTS covers every host below the origin's as well. */
    hstsSubdomains: output.HSTS_SUBDOMAINS === 'true',
    /** Whether search engines are told to leave the site out, as a staging site. */
    isHidden: output.NOINDEX === 'true',
    logLevel: output.LOG_LEVEL,
    /** How long to go on answering after SIGTERM, until the proxy has noticed. */
    drainMs: output.DRAIN_SECONDS * 1000,
    /** Undefined: no metrics are taken. */
    metricsPort: output.METRICS_PORT,
  };
}

function isOrigin(value: string): boolean {
  return (
    URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol) && new URL(value).origin === value
  );
}

/** Variables that are valid by themselves and not together. */
function findContradictions({ PORT, METRICS_PORT, ORIGIN, HSTS_SUBDOMAINS }: v.InferOutput<typeof environmentSchema>) {
  const isUseless = HSTS_SUBDOMAINS === 'true' && !ORIGIN?.startsWith('https:');
  return [
    ...(METRICS_PORT === PORT ? [['METRICS_PORT', 'is the port of the site; choose another'] as const] : []),
    ...(isUseless ? [['HSTS_SUBDOMAINS', 'is of no use without an https ORIGIN'] as const] : []),
  ];
}
