/** Environment → configuration. Everything has a default, so that the site starts with no variable set. */
import * as v from 'valibot';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Whether ORIGIN was given; without it absolute addresses name this machine. */
  readonly hasOrigin: boolean;
  /** Whether browsers are told to use https for every host below the origin's as well. */
  readonly hstsSubdomains: boolean;
  readonly logLevel: LogLevel;
  /** Directory that all replicas mount, for the hashed files of every release; undefined: each has only its own. */
  readonly assetsDir: string | undefined;
  /** How long to go on answering after the first sign of a shutdown, until the proxy has noticed. */
  readonly drainMs: number;
  /** Undefined: no metrics are taken. */
  readonly metricsPort: number | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_PORT = 65_535;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(MAX_PORT, `is above ${MAX_PORT}`),
);

const origin = v.pipe(
  v.string(),
  v.check(
    (value) => isOrigin(value),
    'is not an origin such as https://www.example.com, without path or trailing slash',
  ),
);

const MAX_DRAIN_SECONDS = 60;
const MS_PER_SECOND = 1000;

const drainSeconds = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'is not a number of seconds'),
  v.transform(Number),
  v.maxValue(MAX_DRAIN_SECONDS, `is above ${MAX_DRAIN_SECONDS}`),
);

const yesOrNo = v.pipe(
  v.picklist(['true', 'false'], 'is neither true nor false'),
  v.transform((value) => value === 'true'),
);

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is not a host name or address')), '0.0.0.0'),
  ORIGIN: v.optional(origin),
  HSTS_SUBDOMAINS: v.optional(yesOrNo, 'false'),
  // Longer than the interval at which a proxy looks at /readyz.
  DRAIN_SECONDS: v.optional(drainSeconds, '3'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`), 'info'),
  ASSETS_DIR: v.optional(v.pipe(v.string(), v.startsWith('/', 'is not an absolute path'))),
  METRICS_PORT: v.optional(port),
});

/** Every problem of the environment at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError naming all wrong variables */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set: compose files and shells leave them behind.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? '';
      return `  - ${name}=${given[name]} ${issue.message}`;
    });
    throw new ConfigError(`The configuration is not valid:\n${problems.join('\n')}`);
  }
  const { PORT, HOST, ORIGIN, HSTS_SUBDOMAINS, ASSETS_DIR, DRAIN_SECONDS, LOG_LEVEL, METRICS_PORT } = result.output;
  return Object.freeze({
    port: PORT,
    host: HOST,
    origin: ORIGIN ?? `http://localhost:${PORT}`,
    hasOrigin: ORIGIN !== undefined,
    hstsSubdomains: HSTS_SUBDOMAINS,
    assetsDir: ASSETS_DIR,
    drainMs: DRAIN_SECONDS * MS_PER_SECOND,
    logLevel: LOG_LEVEL,
    metricsPort: METRICS_PORT,
  });
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
}
