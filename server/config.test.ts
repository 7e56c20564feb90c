import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('needs no variable at all', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      origin: 'http://localhost:3000',
      hasOrigin: false,
      hstsSubdomains: false,
      assetsDir: undefined,
      drainMs: 3000,
      logLevel: 'info',
      metricsPort: undefined,
    });
  });

  it('takes empty variables as not set', () => {
    expect(parseConfig({ PORT: '', ORIGIN: '' }).port).toBe(3000);
  });

  it('knows whether the public address was given', () => {
    expect(parseConfig({ ORIGIN: 'https://www.example.com' }).hasOrigin).toBe(true);
  });

  it('promises https for other hosts only when told so', () => {
    expect(parseConfig({ HSTS_SUBDOMAINS: 'true' }).hstsSubdomains).toBe(true);
    expect(parseConfig({ HSTS_SUBDOMAINS: 'false' }).hstsSubdomains).toBe(false);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['ORIGIN', 'example.com'],
    ['ORIGIN', 'https://example.com/'],
    ['ORIGIN', 'ftp://example.com'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['ASSETS_DIR', 'assets'],
    ['DRAIN_SECONDS', 'long'],
    ['DRAIN_SECONDS', '61'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'on'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name}=${value}`));
  });

  it('names all wrong variables in one error', () => {
    try {
      parseConfig({ PORT: 'x', ORIGIN: 'y', LOG_LEVEL: 'z' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect(String(error)).toMatch(/PORT=x[\s\S]*ORIGIN=y[\s\S]*LOG_LEVEL=z/);
    }
  });
});
