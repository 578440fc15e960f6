/**
 * `npm run lighthouse`: runs Lighthouse with its mobile preset over five pages of the finished build, served as a
 * host would. Prints a table and fails below the thresholds. Performance depends on the machine and its load, so the
 * median of several runs counts; the other categories must pass every time.
 *
 * npm downloads Lighthouse on this command, in the version from package.json, so that other commands don't need its
 * 170 MB.
 */
import { execFile } from 'node:child_process';
import { parseArgs } from 'node:util';
import { median } from '../bench/statistics.ts';
import { startCaddy } from '../all/hosts/servers/caddy.ts';
import { startNginx } from '../all/hosts/servers/nginx.ts';
import { startPreview } from '../all/hosts/servers/preview.ts';
import { findBrowser } from '../support/find-browser.ts';
import { findProgram } from '../support/find-program.ts';
import type { Running } from '../all/hosts/servers/running.ts';
import { PAGE_TYPES } from '../support/page-types.ts';

/** Without a browser here, Lighthouse looks for a Chrome by itself. */
const BROWSER = findBrowser();
const RUNS = 3;
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: String(RUNS) } },
});
const oneOf = (folder: string): string =>
  PAGE_TYPES.find((page) => page.startsWith(folder) && page !== folder)!;
const paths =
  positionals.length > 0
    ? positionals
    : ['/', '/replays/', oneOf('/replays/'), oneOf('/events/'), oneOf('/players/')];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** On a busy machine a browser can miss the start of its recording. */
const ATTEMPTS = 3;

/** Measures once. Throws with Lighthouse's message if it fails repeatedly. */
async function measure(url: string): Promise<Report> {
  let words = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { stdout, stderr, ok } = await lighthouse(url);
    if (ok) return JSON.parse(stdout) as Report;
    words = stderr.trim();
  }
  throw new Error(`${url}: ${words}`);
}

function lighthouse(url: string): Promise<{ ok: boolean; stdout: string; stderr: string }> {
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const options = [url, '--quiet', '--output=json', categories, `--chrome-flags=${FLAGS.join(' ')}`];
  const env = { ...process.env, ...(BROWSER !== undefined && { CHROME_PATH: BROWSER }) };
  return new Promise((resolve) => {
    execFile('lighthouse', options, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ ok: error === null, stdout, stderr: stderr || (error?.message ?? '') }),
    );
  });
}

/** Failed audits of a report, without performance, because those audits are only hints. */
const wanting = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((category) => category !== 'performance')
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

/**
 * Starts a host that compresses texts, as real ones do. The preview doesn't, so a page is four times as large there.
 */
function startHost(): Promise<Running> {
  if (findProgram('caddy')) return startCaddy();
  if (findProgram('nginx')) return startNginx();
  console.warn(
    'Neither caddy nor nginx is installed: the preview stands in, which compresses nothing, and pages score less.',
  );
  return startPreview();
}

const server = await startHost();
let failed = false;
try {
  for (const path of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < Number(values.runs); run++) reports.push(await measure(server.address + path));
    const scores = CATEGORIES.map((category) => {
      const all = reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100));
      const counts = category === 'performance' ? median(all) : Math.min(...all);
      if (counts < LEAST[category]) failed = true;
      return `${category} ${counts} (${all.join(', ')})`;
    });
    console.log(`${decodeURIComponent(path)}\n  ${scores.join(', ')}`);
    for (const words of new Set(reports.flatMap(wanting))) console.log(`  ${words}`);
  }
} finally {
  await server.stop();
}
console.log(
  failed
    ? `Below the thresholds: ${CATEGORIES.map((category) => `${category} ${LEAST[category]}`).join(', ')}`
    : 'All pages reach the thresholds.',
);
process.exitCode = failed ? 1 : 0;
