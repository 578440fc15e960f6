/** The packages used for a build, as CycloneDX: npm's output without details that differ between runs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp: string; component: { name: string } };
}

/**
 * Runs npm on the lock file. Includes development packages even if NODE_ENV omits them, because npm 11 would
 * otherwise drop preact too.
 */
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

/**
 * Makes the result reproducible for a lock file: it gets the build's time, and the project's name instead of the
 * folder's name.
 */
export function steadySbom(text: string, name: string, time: string): string {
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  bom.metadata.timestamp = time;
  bom.metadata.component.name = name;
  return `${JSON.stringify(bom)}\n`;
}
