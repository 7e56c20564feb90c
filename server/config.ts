/** Environment → configuration. Everything has a default, so that the site starts with no variable set. */
import { isIP } from 'node:net';
import * as v from 'valibot';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Express's trust proxy: number of hops, or addresses and subnets. */
  readonly trustProxy: number | readonly string[] | false;
  readonly logLevel: LogLevel;
  /** Undefined: no metrics are taken. */
  readonly metricsPort: number | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const IPV4_BITS = 32;
const IPV6_BITS = 128;

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

const trustProxy = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => (/^\d+$/.test(value) ? Number(value) <= MAX_HOPS : value.split(',').every(isAddress)),
    `is neither a number of hops up to ${MAX_HOPS} nor a list of addresses or subnets`,
  ),
  v.transform((value) =>
    /^\d+$/.test(value) ? Number(value) || (false as const) : value.split(',').map((a) => a.trim()),
  ),
);

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is not a host name or address')), '0.0.0.0'),
  ORIGIN: v.optional(origin),
  TRUST_PROXY: v.optional(trustProxy, '0'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`), 'info'),
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
  const { PORT, HOST, ORIGIN, TRUST_PROXY, LOG_LEVEL, METRICS_PORT } = result.output;
  return Object.freeze({
    port: PORT,
    host: HOST,
    origin: ORIGIN ?? `http://localhost:${PORT}`,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    metricsPort: METRICS_PORT,
  });
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
}

/** An address, a subnet, or one of Express's names for them. */
function isAddress(value: string): boolean {
  const entry = value.trim();
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = isIP(address) === 4 ? IPV4_BITS : IPV6_BITS;
  const isSubnet = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isSubnet && rest.length === 0;
}
