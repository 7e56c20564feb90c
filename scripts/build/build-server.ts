/** The server as built JavaScript: one file with every package in it, because hundreds of files take long to load. */
import { type BuildOptions, build } from 'esbuild';

/** What every program for Node is built with. */
export const nodeOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  // React is bundled in its production form, so that no environment variable decides which one runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages in the bundle ask for Node's modules through require.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
} satisfies BuildOptions;

export async function buildServer(root: string, outdir: string): Promise<void> {
  await build({
    ...nodeOptions,
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir,
    // Less to read and to keep; names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    legalComments: 'none',
  });
}
