/**
 * Lines → a file descriptor, such as standard output. Lines wait in two blocks that are used over and over: a destination
 * of pino makes a new buffer for every write, and every 8 MB of them V8 collects the whole heap beside the requests.
 */
import { write as writeTo } from 'node:fs';
import { promisify } from 'node:util';

/** Lines are written together, because each write wakes another thread … */
const BLOCK_BYTES = 65_536;
/** … or after this time. */
const MAX_WAIT_MS = 250;
/** Full blocks that wait while nobody reads the log; the lines after them are lost, before the process is. */
const MAX_WAITING_BLOCKS = 64;
/** A pipe that is full takes more after a moment. */
const RETRY_MS = 20;

export interface LogOutput {
  /** @param line with its end; lost when the log is not read for long, and a later line says how many were */
  readonly write: (line: string) => void;
  /** Resolves when what waits is with the system, or cannot be written. */
  readonly flush: () => Promise<void>;
}

interface Block {
  readonly bytes: Buffer;
  used: number;
}

export function createLogOutput(descriptor: number): LogOutput {
  let filling = emptyBlock();
  let spare: Block | undefined;
  const full: Block[] = [];
  let writing: Promise<void> | undefined;
  let isTimed = false;
  let lost = 0;

  function write(line: string): void {
    // In UTF-8 a character takes three bytes at most.
    const most = line.length * 3;
    if (most > BLOCK_BYTES - filling.used) {
      if (full.length >= MAX_WAITING_BLOCKS || most > BLOCK_BYTES) {
        lost += 1;
        return;
      }
      handOver();
    }
    filling.used += filling.bytes.write(line, filling.used);
    if (isTimed) return;
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      handOver();
    }, MAX_WAIT_MS).unref();
  }

  function handOver(): void {
    if (filling.used === 0) return;
    full.push(filling);
    filling = spare ?? emptyBlock();
    spare = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  }

  async function writeAll(): Promise<void> {
    for (let block = full.shift(); block !== undefined; block = full.shift()) {
      await writeBlock(descriptor, block);
      block.used = 0;
      spare = block;
    }
    if (lost > 0) {
      const line = `{"level":40,"time":${Date.now()},"msg":"lines of the log lost: ${lost}"}\n`;
      lost = 0;
      write(line);
    }
  }

  async function flush(): Promise<void> {
    do {
      handOver();
      await writing;
    } while (filling.used > 0);
  }
  return { write, flush };
}

function emptyBlock(): Block {
  return { bytes: Buffer.allocUnsafeSlow(BLOCK_BYTES), used: 0 };
}

const writeSome = promisify(writeTo);

async function writeBlock(descriptor: number, { bytes, used }: Block): Promise<void> {
  let done = 0;
  while (done < used) {
    try {
      done += (await writeSome(descriptor, bytes, done, used - done, null)).bytesWritten;
    } catch (error) {
      // Whoever read the log has gone: there is nowhere to say so.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
