/** Loaded into every measured process, so that it tells what it uses when its parent asks. */
export interface Usage {
  /** Since the start of the process, all threads. */
  readonly cpuMs: number;
  readonly rssMb: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 };
  process.send?.(usage);
});
// Nothing outlives a benchmark that failed.
process.on('disconnect', () => process.exit());
