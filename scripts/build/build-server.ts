/** The server as built JavaScript: our code and React in one file, the other packages beside it. */
import { build } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };

export async function buildServer(root: string, outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir,
    bundle: true,
    // Less to read and to keep; names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    // React is bundled in its production form, so that no environment variable decides which one runs.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: Object.keys(packageJson.dependencies),
    // CommonJS packages in the bundle ask for Node's modules through require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    sourcemap: 'linked',
    legalComments: 'none',
  });
}
