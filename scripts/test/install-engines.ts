/** Installs the engines that are missing, as far as this machine lets us: Debian's packages, and an old Chromium of npm. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ENGINE_PROGRAMS, type EngineProgram, OLD_CHROMIUM } from './engine-programs.ts';

const OLD_CHROMIUM_PACKAGE = '@sparticuz/chromium@109.0.6';

const missing = Object.values<EngineProgram>(ENGINE_PROGRAMS).flatMap(({ executable, packages }) =>
  executable ? [] : packages,
);
if (missing.length > 0) {
  for (const root of ['', 'sudo -n ']) {
    // One by one: not every release has them all.
    const installs = missing.map((name) => `${root}apt-get install -y --no-install-recommends ${name}`);
    const command = `${root}apt-get update && { ${installs.join('; ')}; }`;
    console.log(`Missing: ${missing.join(', ')}. Trying: ${command}`);
    if (spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0) break;
  }
}

// It is built for one kind of machine, and too large for every install of the project.
if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(OLD_CHROMIUM)) {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--omit=optional', '--ignore-scripts', OLD_CHROMIUM_PACKAGE],
    { stdio: 'inherit' },
  );
  const packed = await readFile(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  await mkdir(dirname(OLD_CHROMIUM), { recursive: true });
  await writeFile(OLD_CHROMIUM, await promisify(brotliDecompress)(packed), { mode: 0o755 });
  await rm(folder, { recursive: true });
}
