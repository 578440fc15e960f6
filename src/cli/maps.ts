/** `npm run maps`: adds map files to the archive, learns which games were played on them, and checks both. */
import './failure.ts';
import { relative } from 'node:path';
import { exitMisused, readArguments } from './arguments.ts';
import { auditMaps } from '../archive/audit/maps.ts';
import { LEVEL_HEADS, levelRows, MAP_HEADS, mapRows, mapTopic } from '../archive/audit/map-rows.ts';
import { archiveOf } from '../archive/count/archive.ts';
import { truthOf } from '../archive/count/truth.ts';
import { alone } from '../archive/corpus/disk/lock.ts';
import { findMapFiles, ingestMaps, type IngestedMap } from '../archive/corpus/ingest-maps.ts';
import { findRecordings } from '../archive/corpus/ingest.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import {
  evidenceOfGames,
  filesOfGames,
  learnDigests,
  type GameOnDigest,
} from '../archive/corpus/learn-maps.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { readMapDigests, writeMapDigests } from '../archive/corpus/map-digests.ts';
import { readMaps } from '../archive/corpus/maps.ts';

const USAGE = `Usage: npm run maps -- FILE|FOLDER…
       npm run maps -- --learn [RECORDING|FOLDER…]
       npm run maps -- --check [RECORDING|FOLDER…]

Reads map files (.w3x, .w3m) and writes facts to replays/maps/, one file for each layout: starts, mines, camps, shops,
trees and outlines of the ground. Keeps no part of a map file.

  --learn   learns the layout and the creature tags of map files from the archive's games and from replays, and saves
            them by map file digest in replays/maps/digests.json
  --check   shows how well the map files explain the targets of orders in these games
`;
const OUTCOMES = ['new', 'version', 'unchanged', 'refused'] as const;
/** Width of the labels before the numbers. */
const COLUMN = 68;
/** Width of the first cell of a table's row, and of the others. */
const FIRST_CELL = 26;
const CELL = 14;

process.exitCode = await main();

/** Exit code: 0 if every file was accepted, 1 if one was refused, 2 for invalid arguments or an invalid corpus. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    learn: { type: 'boolean' },
    check: { type: 'boolean' },
  });
  if (values.learn) return alone(corpusRoot(), () => learn(positionals));
  if (values.check) return check(positionals);
  if (positionals.length === 0) return exitMisused(USAGE);
  const paths = findMapFiles(positionals);
  if (paths.length === 0) return exitMisused('These folders contain no map files (.w3x, .w3m).\n');
  const root = corpusRoot();
  return report(await alone(root, () => ingestMaps(paths, root)));
}

function learn(paths: readonly string[]): number {
  const root = corpusRoot();
  const known = readMapDigests(root);
  const { games, refused } = evidence(root, paths);
  const digests = learnDigests(known, games, readMaps(root));
  writeMapDigests(root, digests);
  const learned = [...digests.values()].filter(({ layout }) => layout !== undefined);
  console.log(`${games.length} games; ${learned.length} of ${digests.size} digests have a layout`);
  return refused > 0 ? 1 : 0;
}

/** The evidence of the archive's games and of the recordings; prints why a file yields no game. */
function evidence(root: string, paths: readonly string[]): { games: GameOnDigest[]; refused: number } {
  let refused = 0;
  const games = evidenceOfGames(root, findRecordings(paths, root), (path, { code, sentence }) => {
    refused++;
    console.error(logLine(`${relative('', path)}: ${code}: ${sentence}`));
  });
  return { games, refused };
}

function check(paths: readonly string[]): number {
  const root = corpusRoot();
  const { games, refused } = evidence(root, paths);
  const mapAudit = auditMaps(filesOfGames(games, readMapDigests(root), readMaps(root)));
  for (const { what, value } of mapTopic(mapAudit).rows) console.log(what.padEnd(COLUMN) + value);
  printTable([MAP_HEADS, ...mapRows(mapAudit)]);
  const archive = archiveOf({
    ...readInputs([]),
    builds: [],
    exceptions: [],
    generatedAt: new Date(0).toISOString(),
  });
  const { levels } = truthOf(archive);
  console.log(`\nHeroes in the archive: ${levels.heroes}, levels proven too early: ${levels.broken}`);
  printTable([LEVEL_HEADS, ...levelRows(levels)]);
  return refused > 0 ? 1 : 0;
}

function printTable(rows: readonly string[][]): void {
  console.log();
  for (const [first = '', ...cells] of rows)
    console.log(first.padEnd(FIRST_CELL) + cells.map((cell) => cell.padStart(CELL)).join(''));
}

/** Prints every refused map, then the totals by outcome. */
function report(maps: readonly IngestedMap[]): number {
  const refused = maps.filter(({ outcome }) => outcome === 'refused');
  for (const { path, code, sentence } of refused)
    console.error(logLine(`${relative('', path)}: ${code ?? ''}: ${sentence ?? ''}`));
  const counts = OUTCOMES.map((name) => [maps.filter(({ outcome }) => outcome === name).length, name]);
  console.log(counts.map((count) => count.join(' ')).join(', '));
  return refused.length > 0 ? 1 : 0;
}
