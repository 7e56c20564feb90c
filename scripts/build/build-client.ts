/** Style sheet, font and islands, under hashed names. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { ISLAND_NAMES, type IslandName } from '../../shared/islands/island-names.ts';
import { cutWebFonts } from '../fonts.ts';

type ClientAssets = Pick<SiteAssets, 'styleSheet' | 'font' | 'script' | 'islandModules'>;

const STYLES = 'shared/styles/main.css';
const SCRIPT = 'client/main.ts';
/** One module an island; what they share, React above all, becomes files of its own. */
const moduleOf = (island: IslandName) => `client/${island}.ts`;
const FONT = 'archivo-common';

/** Asks browsers to compile everything while it arrives, off the main thread, and not when it is first called. */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';

/** Widely available since 2023: popovers, cascade layers, nesting, :has, container queries. */
const BROWSERS = ['chrome120', 'firefox121', 'safari17.2'];

export async function clientBuildOptions(root: string, publicDir: string): Promise<BuildOptions & { metafile: true }> {
  const fontDir = join(publicDir, '..', 'fonts');
  await mkdir(fontDir, { recursive: true });
  const fonts = Object.entries(await cutWebFonts());
  await Promise.all(fonts.map(([name, font]) => writeFile(join(fontDir, name), font)));
  return {
    absWorkingDir: root,
    entryPoints: [SCRIPT, ...ISLAND_NAMES.map(moduleOf), STYLES],
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
    banner: { js: COMPILE_EARLY },
    // Visitors have no developer tools for React that would want to be told.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    loader: { '.woff2': 'file' },
    plugins: [cutFonts(fontDir)],
    metafile: true,
  };
}

export async function buildClient(root: string, publicDir: string): Promise<ClientAssets> {
  const { metafile } = await build(await clientBuildOptions(root, publicDir));
  return readClientAssets(metafile);
}

/** url('font:archivo-common.woff2') in a style sheet stands for the font cut for the web. */
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
  const font = files.find(([file]) => basename(file).startsWith(`${FONT}-`));
  if (font === undefined) throw new Error('The client build has no font');
  const modulesOf = (name: IslandName) => {
    const [file] = entry(moduleOf(name));
    return [file, ...importsOf(outputs, file)].map(toAddress);
  };
  const islandModules = Object.fromEntries(ISLAND_NAMES.map((name) => [name, modulesOf(name)])) as Record<
    IslandName,
    string[]
  >;
  return {
    styleSheet: toAddress(entry(STYLES)[0]),
    font: toAddress(font[0]),
    script: toAddress(entry(SCRIPT)[0]),
    islandModules,
  };
}

/** Everything a module imports, and what that imports. */
function importsOf(outputs: Metafile['outputs'], file: string): string[] {
  const modules = new Set<string>();
  const pending = staticImports(outputs, file);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (modules.has(next)) continue;
    modules.add(next);
    pending.push(...staticImports(outputs, next));
  }
  return [...modules];
}

function staticImports(outputs: Metafile['outputs'], file: string): string[] {
  const imports = outputs[file]?.imports ?? [];
  return imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
}

function toAddress(file: string): string {
  return `/assets/${basename(file)}`;
}
