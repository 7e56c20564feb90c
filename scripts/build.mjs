/** The entry of the build, in JavaScript: an older Node, or one without the packages of the build, then says what is missing. */
try {
  await import('tsx/esm/api');
  // What this Node could not read, the pinned one can.
  if (process.features.typescript === false || process.features.typescript === undefined) throw new Error('old');
} catch {
  console.error(
    'The packages of the build are not all there. Run "npm ci" with none of NODE_ENV=production, --omit=dev and --ignore-scripts.',
  );
  process.exit(1);
}
await import('./build.ts');
