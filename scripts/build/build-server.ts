/** The server as built JavaScript: one file with every package in it, because hundreds of files take long to load. */
import { build } from 'esbuild';

/** @returns the paths of all modules in it */
export async function buildServer(root: string, outdir: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    // React's production form, whatever NODE_ENV is at run time.
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages in the bundle require Node's modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    // Names remain, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}
