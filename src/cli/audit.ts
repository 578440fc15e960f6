/** `npm run audit`: shows how well the reader reads a set of recordings, and what is odd about them. */
import './failure.ts';
import { relative } from 'node:path';
import { findAudited, readAudited } from '../archive/corpus/audit-inputs.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { audit, type Audit, type AuditInput } from '../archive/audit/audit.ts';
import { oddities } from '../archive/audit/oddities.ts';
import { oraclesInShort } from '../archive/audit/oracle-audit.ts';
import { auditTopics, MEDIAN_RACES, medianRows } from '../archive/audit/rows.ts';
import { exitMisused, readArguments } from './arguments.ts';
import { AUDIT_WORDS } from './words.ts';

const USAGE = `Usage: npm run --silent audit -- [--json | --oracles] FILE|FOLDER…

Reads replays (.w3g, .nwg) and records (.game.json), and checks them against themselves and against the rules of the
game. Prints a table, then the unexplained findings by file.

  --json      prints the same as JSON
  --oracles   prints broken rules of the game, in the form of src/archive/audit/recordings.json
`;
/** Width of the labels before the numbers. */
const COLUMN = 66;
/** Maximum number of unknown objects in the table; custom maps have hundreds. */
const NAMED_UNKNOWN = 20;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());
process.exitCode = await main();

/** Exit code: 0 if every file was read, 1 if a file yielded no game, 2 for invalid arguments. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    json: { type: 'boolean' },
    oracles: { type: 'boolean' },
  });
  if (positionals.length === 0) return exitMisused(USAGE);
  const files = findAudited(positionals, corpusRoot());
  if (files.length === 0) return exitMisused('These folders contain no replays or records.\n');
  const inputs = (await readAudited(files, corpusRoot())).map((input) => ({
    ...input,
    file: relative('', input.file),
  }));
  for (const input of inputs)
    if ('failure' in input) console.error(`${input.file}: ${input.failure}: ${input.sentence ?? ''}`);
  const findings = audit(inputs satisfies AuditInput[]);
  if (values.oracles) console.log(JSON.stringify(oraclesInShort(findings), null, 2));
  else console.log(values.json ? JSON.stringify(findings, null, 2) : table(findings));
  return inputs.some((input) => 'failure' in input) ? 1 : 0;
}

function table(findings: Audit): string {
  const lines = auditTopics(findings).flatMap(({ topic, rows }) => [
    topic,
    ...rows.map(({ what, value }) => line(what, value)),
    '',
  ]);
  lines.push('Median order times in 1v1 games');
  lines.push(line('', ...MEDIAN_RACES));
  for (const { order, cells } of medianRows(findings)) lines.push(line(order, ...cells));
  const { unknown } = findings.objects;
  if (unknown.length > 0) lines.push('', 'Unknown objects and their orders');
  for (const { id, orders, files } of unknown.slice(0, NAMED_UNKNOWN))
    lines.push(line(`${id} in ${files.length === 1 ? 'one file' : `${files.length} files`}`, String(orders)));
  if (unknown.length > NAMED_UNKNOWN) lines.push(`  and ${unknown.length - NAMED_UNKNOWN} more, see --json`);
  const odd = oddities(findings);
  lines.push('', odd.length === 0 ? 'Nothing odd in any file.' : AUDIT_WORDS.odd);
  for (const { file, notes } of odd) lines.push(`  ${file}`, ...notes.map((note) => `    ${note}`));
  return lines.join('\n');
}

function line(what: string, ...cells: string[]): string {
  return `  ${what.padEnd(COLUMN)}${cells.map((cell) => cell.padEnd(17)).join('')}`.trimEnd();
}
