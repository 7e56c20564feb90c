import { Server } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const PLACE = { variable: 'PORT', port: 80, host: 'nowhere' } as const;

/** What is said when the system refuses with this code. */
function refusal(code: string): Promise<Error> {
  const server = new Server();
  server.listen = () => {
    server.emit('error', Object.assign(new Error('refused'), { code }));
    return server;
  };
  return listen(server, PLACE).then(
    () => expect.unreachable(),
    (error) => error,
  );
}

it.each([
  ['EADDRINUSE', 'PORT=80 is taken. Try another: PORT=81 npm start'],
  ['EACCES', 'PORT=80 is not allowed for this user. Choose one from 1024 on.'],
  ['EADDRNOTAVAIL', 'HOST=nowhere is no address of this machine. Leave it out to listen on all.'],
  ['ENOTFOUND', 'HOST=nowhere is no address of this machine. Leave it out to listen on all.'],
])('says what to do about %s', async (code, message) => {
  expect(await refusal(code)).toMatchObject({ name: 'StartError', message });
});

it('passes any other error on', async () => {
  expect(await refusal('EMFILE')).toMatchObject({ name: 'Error', message: 'refused' });
});
