import type { Server } from 'node:net';

/** What keeps the site from starting, in a message that names the variable and what to do. */
class StartError extends Error {
  override readonly name = 'StartError';
}

interface Place {
  /** The variable that holds the port. */
  readonly variable: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
}

/** @throws StartError when the port is taken or not allowed, or the host is none of this machine */
export function listen(server: Server, { variable, port, host }: Place): Promise<void> {
  const noAddress = `HOST=${host} is no address of this machine. Leave it out to listen on all.`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `${variable}=${port} is taken. Try another: ${variable}=${port + 1} npm start`,
    EACCES: `${variable}=${port} is not allowed for this user. Choose one from 1024 on.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = messages[error.code ?? ''];
      reject(message === undefined ? error : new StartError(message));
    });
    server.listen(port, host, resolve);
  });
}
