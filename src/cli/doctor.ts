/** `npm run doctor`: lists what an operator should fix before publishing the archive. Doesn't change anything. */
import './failure.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfAdded, timeText } from '../archive/corpus/added-times.ts';
import { futureDates } from '../archive/corpus/clock.ts';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { findLeftNames } from '../archive/corpus/left-names.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { readPlayers } from '../archive/corpus/players.ts';
import { problemLevel } from '../archive/corpus/problem.ts';
import { unlistedNames } from '../archive/corpus/unlisted.ts';
import { archiveOf } from '../archive/count/archive.ts';
import { faultsOfErrata } from '../archive/count/errata.ts';
import { poorDates } from '../archive/count/poor-dates.ts';
import { unknownsOf } from '../game/derive/unknowns.ts';
import { placeholderWarning } from '../host/settings.ts';
import { readOptions } from './arguments.ts';
import { DOCTOR_WORDS } from './words.ts';

const USAGE = `Usage: npm run doctor -- [--dist FOLDER]

Looks for names of unlisted people in the build, missing games, ids and patches that no table has, errata that no page
shows, placeholder settings, and dates that the evidence can narrow. The exit code is 1 if visitors would see an error.

  --dist FOLDER  the build to check, by default dist; without a build, names are not checked
`;

/** A sentence, and whether it is a visible fault or only a possible improvement. */
interface Finding {
  isFault: boolean;
  sentence: string;
}

process.exitCode = main();

/** Exit code: 0 if nothing is wrong, 1 for faults, 2 for invalid arguments or an unreadable corpus. */
function main(): number {
  const values = readOptions(USAGE, { dist: { type: 'string', default: 'dist' } });
  const findings = examineArchive(corpusRoot(), values.dist);
  for (const { isFault, sentence } of findings)
    console.log(`${isFault ? 'wrong' : 'better'}: ${logLine(sentence)}`);
  const faults = findings.filter(({ isFault }) => isFault).length;
  console.log(`${faults} wrong, ${findings.length - faults} could be better`);
  return faults > 0 ? 1 : 0;
}

function examineArchive(root: string, dist: string): Finding[] {
  const inputs = readInputs(buildIds());
  const archive = archiveOf({ ...inputs, exceptions: [], builds: [], generatedAt: '1970-01-01T00:00:00Z' });
  const { games, problems } = readCorpus(root);
  const left = existsSync(dist) ? findLeftNames(dist, unlistedNames(readPlayers(root))) : [];
  const placeholder = placeholderWarning();
  const unknown = games.flatMap(({ file, game }) => {
    const unknowns = unknownsOf(game);
    return unknowns ? [[file, unknowns.text] as const] : [];
  });
  const withoutOrders = games.filter((game) => inputs.ordersOf(game) === null);
  return [
    ...left.map(({ file, person, times }) =>
      fault(DOCTOR_WORDS.unlistedName(join(dist, file), person, times)),
    ),
    ...[...problems, ...problemsOfAdded(inputs.added, games)].map((problem) => ({
      isFault: problemLevel(problem) !== 'note',
      sentence: `${problem.file}: ${problem.code}: ${problem.sentence}`,
    })),
    ...futureDates(timeText(new Date()), inputs).map(fault),
    ...unknown.map(([file, text]) => better(`${file} has what no table knows: ${text}`)),
    ...withoutOrders.map(({ file }) => better(`${file} has no orders file next to it, so its map is empty.`)),
    ...archive.games.flatMap((game) => faultsOfErrata(archive, game)).map(fault),
    ...(placeholder === null ? [] : [fault(placeholder)]),
    ...poorDates(archive, inputs.publicDays).map(better),
  ];
}

function fault(sentence: string): Finding {
  return { isFault: true, sentence };
}

function better(sentence: string): Finding {
  return { isFault: false, sentence };
}

/** Ids of the builds described on the site. */
function buildIds(): string[] {
  return readdirSync(new URL('../content/builds', import.meta.url)).map((name) => name.replace(/\.mdx$/, ''));
}
