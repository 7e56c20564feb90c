/** Installs the engines that are missing, as far as this machine lets us: Debian's packages, and an old Chromium of npm. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ENGINE_PROGRAMS, type EngineProgram, OLD_CHROMIUM } from './engine-programs.ts';

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

// It is built for one kind of machine.
if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(OLD_CHROMIUM)) {
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'));
  await mkdir(dirname(OLD_CHROMIUM), { recursive: true });
  await writeFile(OLD_CHROMIUM, await promisify(brotliDecompress)(await readFile(packed)), { mode: 0o755 });
}
