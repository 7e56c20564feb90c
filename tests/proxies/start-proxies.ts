/** Starts nginx and Caddy with the files of `deploy/`, which get the addresses of a test in place of their examples. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/start-process.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const NAME = 'www.example.com';

export interface RunningProxy {
  readonly port: number;
  readonly isTls: boolean;
  /** What a visitor sends as `Host`. */
  readonly name: string;
  readonly log: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Whether all of these programs are installed. */
export function areInstalled(...programs: string[]): boolean {
  return programs.every((program) => spawnSync(program, ['version']).error === undefined);
}

function run(program: string, args: string[], folder: string, environment: Record<string, string> = {}) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...environment } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
  return { printed: () => printed, stop };
}

export async function startNginx(replicas: readonly number[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ports = {
    '80': await freePort(),
    '[::]:80': await freePort(),
    '443': await freePort(),
    '[::]:443': await freePort(),
  };
  const certificate = ['-keyout', `${folder}/site.key`, '-out', `${folder}/site.pem`, '-subj', `/CN=${NAME}`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '1', ...curve, ...certificate], { stdio: 'ignore' });
  let site = (await readFile(join(DEPLOY, 'nginx.conf'), 'utf8')).replaceAll(
    /listen (80|443|\[::\]:80|\[::\]:443)(?=[ ;])/g,
    (_, place: keyof typeof ports) => `listen 127.0.0.1:${ports[place]}`,
  );
  const own = {
    '10.0.0.11:3000': `127.0.0.1:${replicas[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${replicas[1]}`,
    '/var/log/nginx/': `${folder}/`,
    '/etc/nginx/site.': `${folder}/site.`,
    '/etc/nginx/site;': `${DEPLOY};`,
  };
  for (const [example, value] of Object.entries(own)) {
    if (!site.includes(example)) throw new Error(`deploy/nginx.conf does not contain ${example}`);
    site = site.replaceAll(example, value);
  }
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // The user of nginx may not read the folder of a test.
  const main = `user root; daemon off; pid ${folder}/pid; events {} http { ${temporary.join(' ')} include site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const { stop } = run('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], folder);
  const log = () => readFile(join(folder, 'site.log'), 'utf8');
  return { port: ports['443'], isTls: true, name: NAME, log, stop };
}

export async function startCaddy(replicas: readonly number[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const { printed, stop } = run(
    'caddy',
    ['run', '--config', join(DEPLOY, 'Caddyfile'), '--adapter', 'caddyfile'],
    folder,
    {
      ADMIN_ADDRESS: `127.0.0.1:${await freePort()}`,
      SITE_ADDRESS: `:${port}`,
      OTHER_NAMES: `http://example.com:${port}`,
      UNKNOWN_NAMES: `http://unknown.example:${port}`,
      ORIGIN: `https://${NAME}`,
      REPLICAS: replicas.map((replica) => `127.0.0.1:${replica}`).join(' '),
      PAGES: DEPLOY,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  );
  return { port, isTls: false, name: NAME, log: async () => printed(), stop };
}
