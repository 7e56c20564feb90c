/** Style sheet, font and islands, under hashed names. */
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import type { IslandName } from '../../shared/islands/island.ts';
import { islands } from '../../shared/islands/islands.ts';

export type ClientAssets = Pick<SiteAssets, 'styleSheet' | 'font' | 'script' | 'islandModules'>;

const STYLES = 'shared/styles/main.css';
const SCRIPT = 'client/main.ts';
const FONT = 'archivo-common';

/** Every island is an entry of its own; what they share, React above all, becomes files of its own. */
const ISLAND_NAMES = Object.keys(islands) as IslandName[];
const ISLAND_ENTRY = 'island:';
const entryOf = (island: IslandName) => `${ISLAND_ENTRY}${island}`;

/** Asks browsers to compile everything while it arrives, off the main thread, and not when it is first called. */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';

/** Widely available since 2023: popovers, cascade layers, nesting, :has, container queries. */
const BROWSERS = ['chrome120', 'firefox121', 'safari17.2'];

export function clientBuildOptions(root: string, publicDir: string): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: root,
    entryPoints: [SCRIPT, ...ISLAND_NAMES.map((name) => ({ in: entryOf(name), out: name })), STYLES],
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
    plugins: [islandEntries(root)],
    metafile: true,
  };
}

export async function buildClient(root: string, publicDir: string): Promise<ClientAssets> {
  const { metafile } = await build(clientBuildOptions(root, publicDir));
  return readClientAssets(metafile);
}

/** The module of an island follows from its name: it takes the component over in the delivered page. */
function islandEntries(root: string): Plugin {
  return {
    name: 'island-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${ISLAND_ENTRY}`) }, ({ path }) => ({ path, namespace: 'island' }));
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => {
        const name = path.slice(ISLAND_ENTRY.length);
        return {
          resolveDir: root,
          loader: 'ts',
          contents: `import { ${name} } from './shared/islands/${name}.tsx';
import { hydrateIsland } from './client/hydrate-island.ts';
hydrateIsland('${name}', ${name});`,
        };
      });
    },
  };
}

/** @throws when an expected output is missing */
export function readClientAssets({ outputs }: Metafile): ClientAssets {
  const files = Object.entries(outputs);
  const entry = (source: string) => {
    const found = files.find(([, { entryPoint }]) => entryPoint === source || entryPoint === `island:${source}`);
    if (found === undefined) throw new Error(`The client build has no output for ${source}`);
    return found;
  };
  const font = files.find(([file]) => basename(file).startsWith(`${FONT}-`));
  if (font === undefined) throw new Error('The client build has no font');
  const modulesOf = (name: IslandName) => {
    const [file] = entry(entryOf(name));
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
