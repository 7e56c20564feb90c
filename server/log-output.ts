/** Log lines → standard output, many of them a write. */
import { pino } from 'pino';

const BLOCK_CHARACTERS = 8192;
const FLUSH_MS = 250;

/** Gathers lines, because pino's destination measures all that waits again with each of them (docs/measurements.md). */
export function createLogOutput() {
  // Without a length, flush would call back before everything is written.
  const output = pino.destination({ sync: false, minLength: 1 });
  let lines = '';
  const handOver = () => {
    output.write(lines);
    lines = '';
  };
  setInterval(handOver, FLUSH_MS).unref();
  const write = (line: string) => {
    lines += line;
    if (lines.length >= BLOCK_CHARACTERS) handOver();
  };
  const flush = (done?: (error?: Error) => void) => {
    handOver();
    output.flush(done);
  };
  return { write, flush };
}
