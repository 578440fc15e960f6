/** The package's command: reads replays, and prints reports, JSON, build orders or CSV. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { UNTOLD } from '../../../map/story/story-of-game.ts';
import { csvLines } from '../../release/formats/csv.ts';
import { games } from '../../release/tables/games.ts';
import { players } from '../../release/tables/players.ts';
import { analyze, parse, type ParsedReplay } from '../index.ts';
import { onMap } from '../map.ts';
import { pathsIn, recordingsIn, STDIN } from './files.ts';
import { buildOrders, report } from './report.ts';
import { safe, styleIf, type Look } from './text.ts';

const USAGE = `Usage: w3g-reader [OPTION] FILE|FOLDER|- ...

Reads Warcraft III replays (.w3g, .nwg; also in ZIP, tar or gzip archives) and
prints a report of each game. In folders, also nested ones, it reads all replays
and archives. - is standard input.

  --json         one line of JSON per game: {"file", "summary", "analysis"}
  --summary      one line of JSON per game: {"file", "summary"}
  --build-order  whole build orders as text
  --csv          a table with a row for each player of each game
  --no-colour    no colours, as with NO_COLOR=1
  --help, --version

For a file without a game, standard error gets one line "file: code: sentence".
With --json and --summary, the line {"file", "error"} is in the output instead.

Exit code: 0 if every file gave a game, 1 if one didn't, 2 for a wrong call.
`;

/** What the command prints of a game. */
type Format = 'report' | 'json' | 'summary' | 'build-order' | 'csv';

/** Columns where the output is no terminal. */
const DEFAULT_WIDTH = 80;
/** Fewer columns make nothing readable. */
const LEAST_WIDTH = 40;
/** From this number of files on, a terminal shows the progress. */
const MANY = 10;

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early. Anything else, such as a full disk, means that output is missing.
  if (code === 'EPIPE') process.exit();
  console.error(message);
  process.exit(1);
});
/** Runs the command; gives its exit code. */
async function main(): Promise<number> {
  const call = readCall();
  if (typeof call === 'number') return call;
  const { format, paths, look } = call;
  const files = paths.flatMap(pathsIn);
  if (format === 'csv') await print(csvHead());
  const isText = format === 'report' || format === 'build-order';
  const isJson = format === 'json' || format === 'summary';
  let games = 0;
  let failures = 0;
  for (const [index, path] of files.entries()) {
    showProgress(index, files.length);
    for await (const source of recordingsIn(path)) {
      const file = source.path;
      const result =
        'bytes' in source ? parse(source.bytes, { fileName: file }) : { ok: false as const, ...source };
      if (result.ok) {
        if (isText && games > 0) await print(`\n${'─'.repeat(look.width)}\n\n`);
        // Of several games, one must see which file each is from.
        const isOneOfMany = files.length > 1 || file !== path;
        if (isText && isOneOfMany) await print(`${styleIf(look, 'dim', safe(file))}\n`);
        await print(printReplay(format, file, result, look));
        games++;
        continue;
      }
      failures++;
      const { code, sentence } = result;
      if (isJson) await print(`${JSON.stringify({ file, error: { code, sentence } })}\n`);
      else complain(`${safe(file)}: ${code}: ${safe(sentence)}`);
    }
  }
  hideProgress();
  if (files.length === 0) complain('There is no replay in these folders.');
  return failures > 0 || files.length === 0 ? 1 : 0;
}

function printReplay(format: Format, file: string, { game, summary }: ParsedReplay, look: Look): string {
  if (format === 'summary') return `${JSON.stringify({ file, summary })}\n`;
  const analysis = analyze(game, { fileName: file });
  switch (format) {
    case 'json':
      return `${JSON.stringify({ file, summary, analysis })}\n`;
    case 'csv':
      return csvRows(file, analysis);
    case 'build-order':
      return buildOrders(analysis, look);
    case 'report':
      return report(analysis, onMap(game), look);
  }
}

async function print(text: string): Promise<void> {
  hideProgress();
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function complain(text: string): void {
  hideProgress();
  console.error(text);
}

let isProgressShown = false;

/** Shows on a terminal which of many files is being read. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY || total < MANY) return;
  isProgressShown = true;
  process.stderr.write(`\r${done + 1} of ${total}`);
}

/** Empties the line of the progress, for what is printed next. */
function hideProgress(): void {
  if (isProgressShown) process.stderr.write('\r\x1b[K');
  isProgressShown = false;
}

/** The call, or an exit code if there is nothing to read. */
function readCall(): { format: Format; paths: string[]; look: Look } | number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        summary: { type: 'boolean' },
        'build-order': { type: 'boolean' },
        csv: { type: 'boolean' },
        'no-colour': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
    if (values.help || values.version) {
      process.stdout.write(values.help ? USAGE : `${process.env.W3G_READER_VERSION}\n`);
      return 0;
    }
    const formats = (['json', 'summary', 'build-order', 'csv'] as const).filter((name) => values[name]);
    const isOneInput = positionals.filter((path) => path === STDIN).length < 2;
    if (positionals.length > 0 && formats.length < 2 && isOneInput) {
      const { columns = Number(process.env.COLUMNS) || DEFAULT_WIDTH } = process.stdout;
      // Which also knows NO_COLOR and terminals without colours.
      const colours = process.stdout.isTTY && process.stdout.hasColors() && !values['no-colour'];
      const look = { width: Math.max(LEAST_WIDTH, columns), colours };
      return { format: formats[0] ?? 'report', paths: positionals, look };
    }
  } catch (error) {
    console.error((error as Error).message);
  }
  process.stderr.write(USAGE);
  return 2;
}

/** Columns of the game in each row. */
const OF_GAME = ['map', 'patch', 'played_from', 'played_to', 'sides', 'matchup', 'decided_ms', 'complete'];
/** Columns that only an archive can fill. */
const EMPTY = ['player_id', 'opponent_id'];

const gameColumns = OF_GAME.map((name) => games.columns.findIndex((column) => column.name === name));
const playerColumns = players.columns.flatMap(({ name }, index) => (EMPTY.includes(name) ? [] : [index]));

/** The line with the names of the columns. */
const csvHead = (): string =>
  csvLines([['file', ...OF_GAME, ...playerColumns.map((index) => players.columns[index]!.name)]]);

/** The lines of a game. */
function csvRows(file: string, analysis: GameAnalysis): string {
  const source = {
    game: { replayId: analysis.replayId, analysis, event: null, series: null, added: null },
    chronicleOf: () => UNTOLD,
    people: new Map<string, string>(),
    map: null,
  };
  const [game] = games.rowsOf(source);
  return csvLines(
    players
      .rowsOf(source)
      .map((row) => [
        file,
        ...gameColumns.map((index) => game![index]!),
        ...playerColumns.map((index) => row[index]!),
      ]),
  );
}

process.exitCode = await main();
