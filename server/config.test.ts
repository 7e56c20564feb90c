import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('needs no variable, and takes empty ones as not set', () => {
    const defaults = {
      ...{ port: 3000, host: '0.0.0.0', origin: 'http://localhost:3000', isHidden: false, hstsSubdomains: false },
      ...{ assetsDir: undefined, drainMs: 3000, logLevel: 'info', metricsPort: undefined },
    };
    expect(parseConfig({})).toEqual(defaults);
    expect(parseConfig({ PORT: '', ORIGIN: '' })).toEqual(defaults);
  });

  it('reads what is set', () => {
    const config = parseConfig({ ORIGIN: 'https://www.example.com', HSTS_SUBDOMAINS: 'true' });
    expect(config).toMatchObject({ origin: 'https://www.example.com', hstsSubdomains: true });
    const staging = parseConfig({ ORIGIN: 'http://staging.example', NOINDEX: 'true', DRAIN_SECONDS: '12.25' });
    expect(staging).toMatchObject({ origin: 'http://staging.example', isHidden: true, drainMs: 12_250 });
  });

  it('refuses HSTS_SUBDOMAINS without https', () => {
    const parse = () => parseConfig({ ORIGIN: 'http://staging.example', HSTS_SUBDOMAINS: 'true' });
    expect(parse).toThrow('HSTS_SUBDOMAINS=true is of no use');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80x'],
    ['PORT', '0'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '3000'],
    ['NOINDEX', '1'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['HOST', 'a b'],
    ['ORIGIN', 'example.com'],
    ['ORIGIN', 'https://example.com/'],
    ['ORIGIN', 'ftp://example.com'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['DRAIN_SECONDS', '3 s'],
    ['DRAIN_SECONDS', '-3'],
    ['DRAIN_SECONDS', '61'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'on'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`  - ${name}=${value} is`);
  });

  it('names all wrong variables in one ConfigError', () => {
    const parse = () => parseConfig({ PORT: 'x', ORIGIN: 'y', LOG_LEVEL: 'z' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/\n {2}- PORT=x .*\n {2}- ORIGIN=y .*\n {2}- LOG_LEVEL=z is none of fatal, error, /);
  });
});
