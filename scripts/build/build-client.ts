/** Style sheet, font and islands, under hashed names. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { ISLAND_NAMES } from '../../shared/islands/island-names.ts';
import { cutWebFont } from '../fonts.ts';

type ClientAssets = Pick<SiteAssets, 'styleSheet' | 'font' | 'script' | 'islandModules'>;

const STYLES = 'shared/styles/main.css';
const SCRIPT = 'client/main.tsx';
const FONT = 'archivo-latin.woff2';

/** Widely available since 2023: popovers, cascade layers, nesting, :has, container queries. */
export const BROWSERS = ['chrome120', 'firefox121', 'safari17.2'];

export async function clientBuildOptions(root: string, publicDir: string): Promise<BuildOptions & { metafile: true }> {
  const fontDir = join(publicDir, '..', 'fonts');
  await mkdir(fontDir, { recursive: true });
  await writeFile(join(fontDir, FONT), await cutWebFont('latin'));
  await writeFile(join(fontDir, 'archivo-latin-ext.woff2'), await cutWebFont('latin-ext'));
  return {
    absWorkingDir: root,
    entryPoints: [SCRIPT, STYLES],
    outdir: join(publicDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: BROWSERS,
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    plugins: [cutFonts(fontDir)],
    metafile: true,
  };
}

export async function buildClient(root: string, publicDir: string): Promise<ClientAssets> {
  const { metafile } = await build(await clientBuildOptions(root, publicDir));
  return readClientAssets(metafile);
}

/** url('font:archivo-latin.woff2') in a style sheet stands for the font cut for the web. */
function cutFonts(fontDir: string): Plugin {
  return {
    name: 'cut-fonts',
    setup({ onResolve }) {
      onResolve({ filter: /^font:/ }, ({ path }) => ({ path: join(fontDir, path.slice('font:'.length)) }));
    },
  };
}

/** @throws when an expected output is missing */
export function readClientAssets({ outputs }: Metafile): ClientAssets {
  const files = Object.entries(outputs);
  const entry = (source: string) => {
    const found = files.find(([, output]) => output.entryPoint === source);
    if (found === undefined) throw new Error(`The client build has no output for ${source}`);
    return found;
  };
  const font = files.find(([file]) => basename(file).startsWith('archivo-latin-') && !file.includes('-ext-'));
  if (font === undefined) throw new Error('The client build has no font');
  const islandModules = ISLAND_NAMES.map((name) => {
    const [file] = entry(`shared/islands/${name}.tsx`);
    return [name, modulesOf(outputs, [entry(SCRIPT)[0], file]).map(toAddress)] as const;
  });
  return {
    styleSheet: toAddress(entry(STYLES)[0]),
    font: toAddress(font[0]),
    script: toAddress(entry(SCRIPT)[0]),
    islandModules: Object.fromEntries(islandModules),
  };
}

/** The given outputs and everything they import statically, without the entry itself. */
function modulesOf(outputs: Metafile['outputs'], [script, ...queue]: string[]): string[] {
  const modules = new Set<string>();
  const pending = [...queue, ...staticImports(outputs, script)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (modules.has(file)) continue;
    modules.add(file);
    pending.push(...staticImports(outputs, file));
  }
  return [...modules];
}

function staticImports(outputs: Metafile['outputs'], file: string | undefined): string[] {
  const imports = file === undefined ? [] : (outputs[file]?.imports ?? []);
  return imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
}

function toAddress(file: string): string {
  return `/assets/${basename(file)}`;
}
