/** The list of packages used to make a build, in CycloneDX, so that others can check them for known faults. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GENERATED_AT, SITE_NAME } from '../../site.ts';

/** The parts of npm's CycloneDX document that differ between runs. */
interface Bom {
  serialNumber?: string;
  metadata: { timestamp: string; component: { name: string } };
}

/** The list as JSON, the same for each build of a commit. Rejects if npm fails. */
export const sbomText = async (): Promise<string> =>
  steadySbom(await npmSbom(), SITE_NAME.toLowerCase(), GENERATED_AT);

/**
 * Runs npm on the lock file. Includes development packages even if NODE_ENV omits them, because npm 11 would
 * otherwise drop preact too.
 */
async function npmSbom(): Promise<string> {
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
