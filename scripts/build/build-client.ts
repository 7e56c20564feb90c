/** Style sheet, font and scripts, under hashed names: React is one file and each island another, so that a new island changes no other. */
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import type { IslandName } from '../../shared/islands/island-id.ts';
import { islands } from '../../shared/islands/island-registry.ts';

type ClientAssets = Pick<SiteAssets, 'styleSheet' | 'font' | 'script' | 'islandModules'>;

const STYLES = 'shared/styles/main.css';
const SCRIPT = 'client/main.ts';
const REACT = 'client/react.ts';
const FONT = 'archivo-common';

const ISLAND_NAMES = Object.keys(islands) as IslandName[];
const entryOf = (island: IslandName) => `island:${island}`;

export function clientBuildOptions(root: string, publicDir: string): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: root,
    entryPoints: [SCRIPT, ...ISLAND_NAMES.map((name) => ({ in: entryOf(name), out: name })), STYLES],
    outdir: join(publicDir, 'assets'),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    // Widely available since 2023: popovers, cascade layers, nesting, :has, container queries.
    target: ['chrome120', 'firefox121', 'safari17.2'],
    minify: true,
    legalComments: 'none',
    // Browsers then compile all functions while the file arrives, off the main thread.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    // Removes the code for React's developer tools.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    loader: { '.woff2': 'file' },
    plugins: [islandEntries(root), sharedReact],
    metafile: true,
  };
}

interface ClientBuild extends ClientAssets {
  /** Paths of all modules in the scripts. */
  readonly modules: readonly string[];
}

/** @throws esbuild's BuildFailure, also when an island uses what client/react.ts does not export */
export async function buildClient(root: string, publicDir: string): Promise<ClientBuild> {
  const options = clientBuildOptions(root, publicDir);
  // React itself is imported by the address of its file: esbuild cannot see there what is missing.
  const { metafile } = await build({ ...options, plugins: [islandEntries(root), reactAsSource(root)], write: false });
  const styles = await build(options);
  // Browsers skip what they cannot read, and the page is broken without a word.
  const problems = styles.warnings.map(({ text, location }) => `${location?.file}, line ${location?.line}: ${text}`);
  if (problems.length > 0) throw new ContentError(problems);
  return {
    ...readClientAssets(styles.metafile),
    modules: Object.keys(metafile.inputs),
  };
}

function reactAsSource(root: string): Plugin {
  return {
    name: 'react-as-source',
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ importer }) =>
        importer.startsWith(join(root, 'node_modules')) || importer === join(root, REACT)
          ? undefined
          : { path: join(root, REACT) },
      );
    },
  };
}

/** Makes the client module of an island from its name. */
function islandEntries(root: string): Plugin {
  return {
    name: 'island-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.replace('island:', ''), namespace: 'island' }));
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
        resolveDir: root,
        loader: 'ts',
        contents: `import { ${name} } from './shared/islands/${name}.tsx';
import { hydrateIsland } from './client/hydrate-island.ts';
hydrateIsland('${name}', ${name});`,
      }));
    },
  };
}

/** Builds React first, so that islands can import it by the name of its file. */
const sharedReact: Plugin = {
  name: 'shared-react',
  async setup({ initialOptions, onResolve }) {
    const { metafile } = await build({ ...initialOptions, metafile: true, entryPoints: [REACT], plugins: [] });
    const path = `./${basename(outputOf(metafile, REACT))}`;
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path, external: true }));
  },
};

/** @throws when an expected output is missing */
export function readClientAssets(metafile: Metafile): ClientAssets {
  const { outputs } = metafile;
  const font = Object.keys(outputs).find((file) => basename(file).startsWith(`${FONT}-`));
  if (font === undefined) throw new Error('The client build has no font');
  const modulesOf = (name: IslandName) => {
    const file = outputOf(metafile, entryOf(name));
    // A module that is imported twice is listed twice.
    const imports = new Set(outputs[file]?.imports.map(({ path }) => path));
    return [name, [file, ...imports].map(toAddress)];
  };
  return {
    styleSheet: toAddress(outputOf(metafile, STYLES)),
    font: toAddress(font),
    script: toAddress(outputOf(metafile, SCRIPT)),
    islandModules: Object.fromEntries(ISLAND_NAMES.map(modulesOf)),
  };
}

function outputOf({ outputs }: Metafile, entry: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (found === undefined) throw new Error(`The client build has no output for ${entry}`);
  return found[0];
}

const toAddress = (file: string) => `/assets/${basename(file)}`;
