/** What may stand after the method of a request that means no good, or that nobody thought about. */
import { resources } from '../../shared/resources/resources.ts';
import { addresses } from './addresses.ts';
import type { Dice } from './dice.ts';

const FILES = ['/favicon.svg', '/site.webmanifest', ...resources.map(({ path }) => path)] as const;
const REAL = ['/', '/healthz', ...FILES, ...addresses, ...addresses] as const;
const FOLDERS = ['', '/assets', '/images', '/images/strip', '/flags', '/documents', '/social', '/Sports'] as const;
const SECRETS = [
  ...['etc/passwd', 'package.json', 'manifest.json', 'server/main.js', 'dist/manifest.json', '.git/config', '.env'],
  ...['proc/self/environ', 'public/favicon.svg', 'Windows/win.ini'],
] as const;
/** "../" as servers, proxies and file systems have been talked into reading it. */
const STEPS_UP = [
  ...['../', '..\\', '%2e%2e/', '%2e%2e%2f', '..%2f', '..%5c', '%2E%2E%5C', '%252e%252e%252f', '..%252f', '..%255c'],
  ...['..%c0%af', '%c0%ae%c0%ae/', '%c0%ae%c0%ae%c0%af', '..%e0%80%af', '%f0%80%80%ae.%2f', '..%ef%bc%8f', '....//'],
  ...['.../', '..;/', '..%00/', '%u002e%u002e/', '..\xc0\xaf', '\xc0\xae\xc0\xae/', './../', '.%2e/', '//../', '%2e/'],
] as const;
const ESCAPES = [
  ...['%', '%%', '%2', '%zz', '%00', '%0d%0aSet-Cookie:%20a=b', '%0a', '%7f', '%ff', '%c3%28', '%ed%a0%80', '%f5%80'],
  ...['%25', '%2525', '%e2%80%ae', '%ef%bf%bf', '%u0041', '\0', '\t', '\x7f', '\xff', '%5c', '%2f', '%3f', '%23', '+'],
] as const;
/** Names that stand on every object, and what a redirect might take for another host. */
const ODD = [
  ...['/constructor', '/toString', '/__proto__', '/hasOwnProperty/x', '/__proto__/constructor', '/.', '/..', '/...'],
  ...['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example', '///'],
  ...['/.//evil.example', '//evil.example/Sales', '//Service', '/Service//evil.example', '/service?//evil.example'],
  ...[
    '/service#//evil.example',
    '/@evil.example',
    '/;/Sales',
    '/Sales;a=b',
    '/Sales?',
    '/Sales??',
    '/Sales&',
    '/con.txt',
  ],
  ...[
    '?',
    '',
    'Sales',
    '*',
    '**',
    '/*',
    '/{*path}',
    '/:jobId',
    '/Company/CareersDetails/:jobId',
    '/assets',
    '/assets/',
  ],
  ...['/favicon.svg/', '/favicon.svg/x', '/favicon.svg%00.txt', '/favicon.svg.br', '/assets/.', '/images/strip'],
] as const;
const HOSTS = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1',
  '[::1]',
  '[::1',
  'a@evil.example',
  '',
  ':0',
  '\xff',
] as const;
const SCHEMES = ['http://', 'https://', 'HTTP://', 'file://', 'javascript:', 'http:', 'http:///', '://'] as const;
const FILTER_NAMES = ['country', 'area', 'category', 'sort', 'country%00', '__proto__', ''] as const;
const LONGEST = 65_536;

export function hostileTarget(dice: Dice): string {
  const make = dice.pick([traversal, traversal, escaped, escaped, long, otherForm, query, query, respelled, respelled]);
  return dice.chance(0.15) ? dice.pick(ODD) : make(dice);
}

export function realTarget(dice: Dice): string {
  return dice.pick(REAL);
}

function traversal(dice: Dice): string {
  const step = dice.pick(STEPS_UP);
  const steps = dice.times(1 + dice.below(8), () => (dice.chance(0.8) ? step : dice.pick(STEPS_UP))).join('');
  return `${dice.pick(FOLDERS)}/${steps}${dice.pick(SECRETS)}${dice.chance(0.1) ? dice.pick(ESCAPES) : ''}`;
}

function escaped(dice: Dice): string {
  const real = realTarget(dice);
  const at = dice.below(real.length + 1);
  const inserted = dice.times(1 + dice.below(3), () => dice.pick(ESCAPES)).join('');
  return `${dice.chance(0.9) ? '/' : ''}${real.slice(1, at)}${inserted}${real.slice(at)}`;
}

function long(dice: Dice): string {
  const unit = dice.pick(['a', '/', '%41', '../', '%2e%2e/', '?', '&a=b', '%', '\xe4', '//', '/a', '%c3%a4', '.']);
  const length = dice.pick([255, 1024, 4096, 8000, 15_000, 16_384, 32_768, LONGEST]);
  return `${dice.pick(['/', '/Sales?country=', '/assets/', realTarget(dice)])}${unit.repeat(length / unit.length)}`;
}

function otherForm(dice: Dice): string {
  const target = `${dice.pick(SCHEMES)}${dice.pick(HOSTS)}${dice.chance(0.7) ? realTarget(dice) : ''}`;
  return dice.chance(0.2) ? `${dice.pick(HOSTS)}:443` : target;
}

function query(dice: Dice): string {
  const value = () =>
    dice.pick(['can', 'sui', 'swiss', ...ESCAPES, '//evil.example', 'x'.repeat(3000), '%E4', 'a&a=b']);
  const pairs = dice.times(dice.below(5), () => `${dice.pick(FILTER_NAMES)}${dice.pick(['=', '', '=='])}${value()}`);
  const real = dice.pick(['/Sales', '/Company/Careers', '/Downloads/Documentation', '/service', '/COMPANY', '/sales']);
  return `${real}?${pairs.join(dice.pick(['&', ';', '&&', '?']))}`;
}

/** Right words, wrong spelling: where redirects come from. */
function respelled(dice: Dice): string {
  return [...realTarget(dice)]
    .map((character) => {
      if (dice.chance(0.9)) return character;
      const code = character.charCodeAt(0).toString(16);
      return dice.pick([character.toUpperCase(), character.toLowerCase(), `%${code}`, `%25${code}`, `${character}/`]);
    })
    .join('');
}
