/** What is bundled into the release: a bill of materials for scanners, and the licences whose texts must go with copies. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SBOM_FILE = 'sbom.json';
/** Served, because browsers get copies of packages too. */
const LICENCES_FILE = 'public/third-party-licences.txt';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of the licence, as the package brings it. */
  readonly text: string;
}

/** The last package on a path: "node_modules/@scope/name". */
const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

/** @param modules paths of all modules that were bundled, relative to the root */
export async function describePackages(root: string, dist: string, modules: readonly string[]): Promise<void> {
  const folders = new Set(modules.flatMap((module) => FOLDER.exec(module)?.[0] ?? []));
  const packages = await Promise.all([...folders].sort().map((folder) => readPackage(join(root, folder))));
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    components: packages.map(({ text: _, license, ...component }) => ({
      type: 'library',
      ...component,
      purl: `pkg:npm/${component.name.replace('@', '%40')}@${component.version}`,
      licenses: [{ expression: license }],
    })),
  };
  await writeFile(join(dist, SBOM_FILE), JSON.stringify(sbom));
  const notices = packages.map((one) => `${one.name} ${one.version} (${one.license})\n\n${one.text.trim()}\n`);
  await writeFile(join(dist, LICENCES_FILE), notices.join(`\n${'-'.repeat(80)}\n\n`));
}

async function readPackage(folder: string): Promise<Package> {
  const { name, version, license = 'NOASSERTION' } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => LICENCE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { name, version, license, text: texts.join('\n') };
}
