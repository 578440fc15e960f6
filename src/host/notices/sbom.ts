/** The packages that a build is made with, as CycloneDX: what npm says, without what differs from one run to the next. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp: string; component: { name: string } };
}

/** Asks npm, by the lock file; with those of development, also where NODE_ENV leaves them out: without, npm 11 forgets preact too. */
export async function npmSbom(): Promise<string> {
  const call = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--include=dev',
  ];
  const { stdout } = await promisify(execFile)('npm', call, { maxBuffer: 2 ** 26 });
  return stdout;
}

/** The same for the same lock file: the time is that of the build, the name that of the project and not of its folder. */
export function steadySbom(text: string, name: string, time: string): string {
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  bom.metadata.timestamp = time;
  bom.metadata.component.name = name;
  return `${JSON.stringify(bom)}\n`;
}
