import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogOutput, type LogOutput } from './log-output.ts';

let folder: string;
let descriptor: number;
let output: LogOutput;
const written = () => readFileSync(join(folder, 'log'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  descriptor = openSync(join(folder, 'log'), 'a');
  output = createLogOutput(descriptor);
});
afterEach(() => {
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

it('writes lines together, in their order, after a moment', async () => {
  output.write('a\n');
  output.write('b\n');
  expect(written()).toBe('');
  await expect.poll(written).toBe('a\nb\n');
  output.write('c\n');
  await expect.poll(written).toBe('a\nb\nc\n');
});

it('keeps every line and every character over many blocks', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `${index} Zürich ${'–'.repeat(index % 60)}\n`);
  for (const [index, line] of lines.entries()) {
    output.write(line);
    if (index % 700 === 0) await wait(1);
  }
  await output.flush();
  expect(written()).toBe(lines.join(''));
});

it('gives up lines instead of memory while nothing is written, and says how many', async () => {
  const line = `${'x'.repeat(999)}\n`;
  // In one turn of the event loop nothing can be written.
  for (let count = 0; count < 6000; count += 1) output.write(line);
  await output.flush();
  const [last, ...whole] = written().trimEnd().split('\n').reverse();
  expect(JSON.parse(last ?? '')).toMatchObject({ level: 40, msg: `lines of the log lost: ${6000 - whole.length}` });
  expect(whole.length).toBeGreaterThan(3000);
  expect(new Set(whole)).toEqual(new Set([line.trimEnd()]));
});

it('lets the process go on when nobody takes the log any more', async () => {
  const closed = openSync(join(folder, 'closed'), 'a');
  const broken = createLogOutput(closed);
  closeSync(closed);
  broken.write('nobody\n');
  await broken.flush();
});
