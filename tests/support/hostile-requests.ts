/** Whole requests for the fuzz test: some valid, most not. One character is one byte. */
import { METHODS } from 'node:http';
import type { Dice } from './dice.ts';
import { hostileTarget, realTarget } from './hostile-targets.ts';

const EVERY_METHOD = ['GET', ...METHODS, 'PRI', 'FOO', 'get', 'G\0T', 'GET/', 'M\xdcLL', 'X'.repeat(9000)] as const;
const VERSIONS = [
  ...['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/3', 'HTTP/9.9', 'HTTP/11.1', 'http/1.1'],
  ...['HTTX/1.1', 'HTTP', 'HTTP/', 'HTTP/1.', 'HTTP/-1.1', 'ICE/1.0', 'RTSP/1.0', '', 'HTTP/1.1 x', 'HTTP/1.1\0'],
] as const;
const LINE_ENDS = ['\n', '\r', '\r\r\n', '\n\r', '\0\r\n', ' \r\n'] as const;
const HEADERS = [
  ...[
    'Host: evil.example',
    'Host:',
    'Host: a b',
    'host: \xff',
    'Host: a\r\nHost: b',
    ' Host: folded',
    'X-Forwarded-Host: e',
  ],
  ...[
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-For: \xff,,1',
    'X-Http-Method-Override: DELETE',
    'X-Original-Url: /',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: br;q=a',
    'Accept-Encoding: *;q=0',
    'Accept-Encoding: ,;;q=,',
    'Accept-Encoding:',
  ],
  ...['Accept-Encoding: gzip;q=1e9, identity;q=0', 'If-None-Match: *', 'If-None-Match: "', 'If-None-Match: W/"a", ,,'],
  ...[
    'If-Modified-Since: never',
    'If-Match: "x"',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'If-Range: "x"',
  ],
  ...[
    'Range: bytes=0-0',
    'Range: bytes=-0',
    'Range: bytes=99999999999999999999-',
    'Range: bytes=5-2',
    'Range: lines=1-2',
  ],
  ...[
    `Range: bytes=${'0-1,'.repeat(500)}0-1`,
    'Range: bytes=0-,1-',
    'Range: bytes=',
    'Range: \0',
    'Expect: 100-continue',
  ],
  ...[
    'Expect: miracles',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nHTTP2-Settings: AAA',
    'TE: trailers',
  ],
  ...['Connection: close, keep-alive', 'Connection: \0', 'Connection: host', 'Keep-Alive: timeout=-1', 'Trailer: Host'],
  ...[
    'No colon',
    ': no name',
    'Bad name: a',
    'Bad\0: a',
    'X: a\0b',
    'X: a\rb',
    'X:\xff\xfe',
    'X: \x7f',
    '\tX: a',
    'X : a',
  ],
  ...[
    '__proto__: a',
    'constructor: a',
    'Content-Type: \xe4',
    'Cookie: a=\xff; ;;=',
    'Authorization: Basic %%%',
    'Via: 1.1',
  ],
] as const;
const LENGTHS = [
  ...[
    '0',
    '5',
    '-1',
    '+5',
    '0x10',
    '1e3',
    '5, 5',
    '5, 6',
    '99999999999999999999',
    ' ',
    '5\0',
    '5\r\nContent-Length: 6',
  ],
] as const;
const CODINGS = [
  ...['chunked', ' chunked', 'Chunked', 'xchunked', 'chunked\0', 'chunked, identity', 'identity', 'gzip, chunked', ','],
  ...['chunked\r\nTransfer-Encoding: identity', 'identity\r\nTransfer-Encoding: chunked', '\tchunked', '\x0bchunked'],
] as const;
const CHUNKS = [
  ...[
    '0\r\n\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
    '5\r\nhel',
    'zz\r\n',
    '-1\r\n',
    '0x5\r\nhello\r\n',
    'FFFFFFFFFFFFFFFFF\r\n',
    '5\nhello',
  ],
  ...[
    `5;${'a=b;'.repeat(5000)}\r\nhello\r\n0\r\n\r\n`,
    '0\r\nHost: evil.example\r\n\r\n',
    '5\r\nhelloX\r\n0\r\n\r\n',
    '5 \r\n',
  ],
] as const;

/** A request, or something sent in its place. */
export function hostileRequest(dice: Dice): string {
  const make = dice.pick([
    ...([
      byTarget,
      byTarget,
      byTarget,
      byTarget,
      byMethod,
      byLine,
      byHeaders,
      byHeaders,
      byLoad,
      byBody,
      byBody,
    ] as const),
    ...([pipelined, mutated, mutated, garbage, cutOff] as const),
  ]);
  return make(dice);
}

function request(dice: Dice, parts: { readonly line?: string; readonly headers?: string[]; readonly body?: string }) {
  const { line = `GET ${realTarget(dice)} HTTP/1.1`, headers = [], body = '' } = parts;
  const close = dice.chance(0.9) ? ['Connection: close'] : [];
  return `${[line, 'Host: site.example', ...headers, ...close].join('\r\n')}\r\n\r\n${body}`;
}

function byTarget(dice: Dice): string {
  const headers = dice.chance(0.3) ? [dice.pick(HEADERS)] : [];
  return request(dice, { line: `${dice.pick(['GET', 'GET', 'HEAD'])} ${hostileTarget(dice)} HTTP/1.1`, headers });
}

function byMethod(dice: Dice): string {
  const target = dice.chance(0.5) ? realTarget(dice) : hostileTarget(dice);
  return request(dice, { line: `${dice.pick(EVERY_METHOD)} ${target} HTTP/1.1` });
}

function byLine(dice: Dice): string {
  const space = () => (dice.chance(0.8) ? ' ' : dice.pick(['', '  ', '\t', '\xa0', '\0', '\x0b']));
  const target = dice.chance(0.5) ? realTarget(dice) : hostileTarget(dice);
  const line = `${dice.pick(EVERY_METHOD)}${space()}${target}${space()}${dice.pick(VERSIONS)}`;
  return request(dice, { line: dice.chance(0.2) ? `\r\n\r\n${line}` : line }).replaceAll('\r\n', () =>
    dice.chance(0.9) ? '\r\n' : dice.pick(LINE_ENDS),
  );
}

function byHeaders(dice: Dice): string {
  return request(dice, { headers: dice.times(1 + dice.below(6), () => dice.pick(HEADERS)) });
}

/** Few headers that are huge, or many. */
function byLoad(dice: Dice): string {
  const size = dice.pick([1000, 8000, 15_500, 16_384, 65_536]);
  const headers = dice.chance(0.5)
    ? [`${dice.pick(['X', 'Accept-Encoding', 'If-None-Match', 'Range', 'Cookie', 'Host'])}: ${'a,'.repeat(size / 2)}`]
    : dice.times(dice.pick([99, 500, 1999, 2001, 5000]), () =>
        dice.pick(['a: b', 'a:', 'Host: x', 'If-None-Match: "a"']),
      );
  return request(dice, { headers });
}

/** Where one request ends and the next begins, told in two ways. */
function byBody(dice: Dice): string {
  const headers = [];
  if (dice.chance(0.7)) headers.push(`Content-Length: ${dice.pick(LENGTHS)}`);
  if (dice.chance(0.7)) headers.push(`Transfer-Encoding: ${dice.pick(CODINGS)}`);
  if (dice.chance(0.2)) headers.push(dice.pick(HEADERS));
  const body = dice.pick(['hello', dice.pick(CHUNKS), dice.pick(CHUNKS), dice.bytes(50), byTarget(dice)]);
  const method = dice.pick(['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  return request(dice, { line: `${method} ${realTarget(dice)} HTTP/1.1`, headers, body });
}

function pipelined(dice: Dice): string {
  const valid = () => {
    const header = dice.chance(0.3) ? `${dice.pick(HEADERS)}\r\n` : '';
    return `${dice.pick(['GET', 'GET', 'HEAD'])} ${realTarget(dice)} HTTP/1.1\r\nHost: a\r\n${header}\r\n`;
  };
  const last = dice.pick([byTarget, byBody, byLine, garbage])(dice);
  return `${dice.times(1 + dice.below(8), valid).join('')}${last}`;
}

/** A valid request with some bytes exchanged, dropped or doubled. */
function mutated(dice: Dice): string {
  let text = dice.chance(0.5) ? request(dice, {}) : byBody(dice);
  for (let count = 1 + dice.below(4); count > 0; count -= 1) {
    const at = dice.below(text.length);
    const length = dice.below(4);
    text = text.slice(0, at) + dice.pick(['', dice.bytes(1), text.slice(at, at + 9)]) + text.slice(at + length);
  }
  return text;
}

function garbage(dice: Dice): string {
  const tls = `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${dice.bytes(60)}`;
  const http2 = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0';
  const length = dice.pick([1, 10, 100, 1000, 20_000]);
  return dice.pick([
    dice.bytes(length),
    dice.bytes(length),
    tls,
    http2,
    '\r\n'.repeat(length),
    '\0'.repeat(length),
    '',
  ]);
}

function cutOff(dice: Dice): string {
  const whole = dice.pick([byTarget, byHeaders, byBody])(dice);
  return whole.slice(0, dice.below(whole.length));
}
