/** The servers that stand side by side, and the pages they are asked for. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Programs } from './build-programs.ts';
import { recordAnswer } from './record-answer.ts';
import { type ServerProgram, startServer } from './start-server.ts';

/** A page without script, a long one, and the longest with an island. */
export const PAGES = ['/', '/Sports/Swimming', '/Sales'] as const;

const SITE = 'this site';
/** What the others are compared with: the least that can answer at all. */
export const BARE = 'node:http, same bytes';

/** As the site is started: "node --option … file". */
const OPTIONS = packageJson.scripts.serve.split(' ').slice(1, -1);

/** @param dist folder of the build that is measured */
export async function benchServers(dist: string, programs: Programs): Promise<readonly ServerProgram[]> {
  const probe = programs.file('report-usage');
  const site: ServerProgram = { name: SITE, options: OPTIONS, file: join(dist, 'server/main.js'), args: [], probe };
  const answersFile = join(programs.folder, 'answers.json');
  const server = await startServer(site);
  const answers = await Promise.all(PAGES.map((path) => recordAnswer(server.origin, path)));
  await server.stop();
  await writeFile(answersFile, JSON.stringify(answers));
  return [
    site,
    { name: 'this site, no store', options: OPTIONS, file: programs.file('uncached-server'), args: [dist], probe },
    { name: BARE, options: [], file: programs.file('bare-server'), args: [answersFile], probe },
    { name: 'naive Express and React', options: [], file: programs.file('naive-server'), args: [dist], probe },
  ];
}
