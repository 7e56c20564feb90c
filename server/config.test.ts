import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('needs no variable at all', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      origin: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
      metricsPort: undefined,
    });
  });

  it('takes empty variables as not set', () => {
    expect(parseConfig({ PORT: '', ORIGIN: '' }).port).toBe(3000);
  });

  it.each([
    ['1', 1],
    ['0', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['ORIGIN', 'example.com'],
    ['ORIGIN', 'https://example.com/'],
    ['ORIGIN', 'ftp://example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'cafe'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
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
