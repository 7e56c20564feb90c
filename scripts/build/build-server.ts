/** The server as built JavaScript: one file with every package in it, because hundreds of files take long to load. */
import { build } from 'esbuild';

export async function buildServer(root: string, outdir: string): Promise<void> {
  await build({
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
    sourcemap: 'linked',
    legalComments: 'none',
  });
}
