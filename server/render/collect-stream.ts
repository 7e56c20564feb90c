import { Writable } from 'node:stream';

/** Collects what is piped into a stream. */
export function collectStream(pipe: (destination: Writable) => unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        // React reuses its buffers: what is kept must be a copy.
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    destination.on('finish', () => resolve(Buffer.concat(chunks)));
    destination.on('error', reject);
    pipe(destination);
  });
}
