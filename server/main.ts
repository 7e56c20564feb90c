/** The process. Everything else is imported inside, so that content that cannot be shown is a message and no stack. */
try {
  const { start } = await import('./start.ts');
  await start(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
