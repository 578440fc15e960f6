/** Whatever dates and lengths a file states: it is read, shown, kept, saved, brought back and shared without an error. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { openDB } from 'idb';
import { beforeAll, expect, test } from 'vitest';
import { cardTexts } from '../../../src/app/drop/card/layout.ts';
import { dateByFile } from '../../../src/app/library/dates.ts';
import { factsOf, isFacts, libraryGames, toPlayedGames } from '../../../src/app/library/history/games.ts';
import { historyCsv, historyLines } from '../../../src/app/library/history/files.ts';
import { libraryRows } from '../../../src/app/library/GamesList.tsx';
import { columnsOfVisitor } from '../../../src/app/library/visitor-columns.tsx';
import { daysSection } from '../../../src/app/library/history/results.ts';
import { trendSteps } from '../../../src/app/library/history/Trends.tsx';
import { isWholeGame } from '../../../src/app/drop/input/packed-files.ts';
import { fromList, refusal, type Picks } from '../../../src/app/drop/input/picked-files.ts';
import { VisitGames } from '../../../src/app/library/store/visit.ts';
import { librarySize } from '../../../src/app/library/store/library.ts';
import {
  createLibrary,
  DATABASE,
  deleteGames,
  getContents,
  listGames,
  putGames,
} from '../../../src/app/library/store/games.ts';
import { buildOrderMarkdown, toCsv } from '../../../src/app/drop/save/documents.ts';
import { libraryFile } from '../../../src/app/drop/save/library-file.ts';
import { unfold } from '../../../src/app/drop/save/unfold-library.ts';
import type { EndedEntry, Entry } from '../../../src/app/drop/session/entry.ts';
import { take } from '../../../src/app/drop/session/take-files.ts';
import { rowsOf } from '../../../src/app/drop/session/state.ts';
import { sortRows } from '../../../src/app/tables/columns.ts';
import { GamesTable } from '../../../src/app/tables/GamesTable.tsx';
import { archivePartOf, openDropped } from '../../../src/app/drop/worker/archive.ts';
import { MapsAtHand, deriveDropped, type DatedGame } from '../../../src/app/drop/worker/derive-game.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { replayId } from '../../../src/game/identity.ts';
import { packBeginning } from '../../../src/game/stored/link/first-minutes.ts';
import { packGame, unpackGame } from '../../../src/game/stored/link/pack.ts';
import { unpackWhole } from '../../../src/game/stored/whole/whole.ts';
import type { NamedBytes } from '../../../src/game/unpack/unpacked.ts';
import { gameReport } from '../../../src/view/game/game.ts';
import { GameReport } from '../../../src/view/html/GameReport.tsx';
import { edgeFile, edgeLibrary, edgeText, edgeTime } from '../../support/generators/edge-files.ts';
import { runsOf } from '../../support/generators/runs.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { savedText } from '../../support/saved-text.ts';

const NONE = Promise.resolve(null);
const MAPS = new MapsAtHand({ places: NONE, ground: NONE });

beforeAll(() => createLibrary());

interface Read {
  entries: EndedEntry[];
  games: DatedGame[];
}

/** Reads picked files as the page and its worker do. */
async function read(picks: Picks): Promise<Read> {
  const { entries } = take(picks, { entries: [], view: { kind: 'start' }, lastId: 0 });
  const ended: EndedEntry[] = [];
  const games: DatedGame[] = [];
  const end = (entry: Entry, outcome: EndedEntry['outcome']) => ended.push({ ...entry, outcome });
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const { file, path, inside, key } = entry;
    if (entry.outcome) {
      end(entry, entry.outcome);
      continue;
    }
    const load = async (): Promise<NamedBytes> => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
    const shared = entry.packed
      ? await unpacked(file)
      : await decoded(inside ? await archivePartOf(inside, load) : await load(), !inside);
    if ('parts' in shared) {
      const files = shared.parts.map(({ at, ...part }) => ({
        file,
        ...part,
        inside: { archive: key, at, of: 1 },
      }));
      waiting.push(
        ...take({ files, leftOut: 0 }, { entries: ended, view: { kind: 'start' }, lastId: ended.length })
          .fresh,
      );
    } else if (!shared.ok) end(entry, shared);
    else {
      const { first, rest } = deriveDropped(shared.value, MAPS);
      games.push(shared.value);
      end(entry, { ok: true, value: { ...first, ...(await rest(true)) } });
    }
  }
  return { entries: ended.map((entry, id) => ({ ...entry, id })), games };
}

const unpacked = async (file: File) => (isWholeGame(file) ? unpackWhole : unpackGame)(await file.text());

async function decoded(part: NamedBytes | null, isFile: boolean) {
  const opened = isFile ? openDropped(part!) : ({ ok: true, value: part! } as const);
  if ('parts' in opened || !opened.ok) return opened;
  const { path, bytes, modified } = opened.value;
  const game = decode(bytes, true);
  if (!game.ok) return game;
  return {
    ok: true,
    value: { game: game.value, replayId: replayId(game.value, path), modified, path },
  } as const;
}

/** Shows entries as list and report, with the picture and the link of each game. */
async function show({ entries, games }: Read): Promise<void> {
  const rows = rowsOf(entries);
  for (const by of ['players', 'map', 'length', 'result']) sortRows(rows, { by, descending: true });
  toCsv(rows);
  const nothing = () => undefined;
  renderToString(
    h(GamesTable, {
      rows,
      sorting: { by: null, descending: false },
      sort: nothing,
      open: nothing,
      caption: '',
    }),
  );
  for (const { outcome, ...entry } of entries) {
    if (!outcome.ok) {
      expect(outcome.failure).toEqual({
        code: expect.stringMatching(/^[a-z-]+$/),
        sentence: expect.stringMatching(/\.$/),
      });
      continue;
    }
    const { analysis } = outcome.value;
    const dated = dateByFile(entry, outcome.value, analysis);
    renderToString(
      h(GameReport, { game: analysis, sections: gameReport(analysis, { ...(dated && { dated }) }) }),
    );
    cardTexts(analysis, 'Farseer', false, (text, size) => text.length * size);
    buildOrderMarkdown(analysis);
  }
  for (const game of games) {
    const link = await unpackGame(await packGame(game));
    expect(link.ok).toBe(true);
    expect((await unpackGame((await packBeginning(game, 2000)).packed)).ok).toBe(true);
  }
}

/** Shows the library with its history, saves it, and reads the saved file. */
async function showAndSave(me: readonly string[]): Promise<{ kept: string[]; back: Read }> {
  const { games, unread } = (await listGames())!;
  expect(unread).toBe(0);
  const contents = (await getContents())!;
  const facts = contents.flatMap(({ fingerprint }) => HISTORY.get(fingerprint) ?? []);
  expect(facts.every(isFacts)).toBe(true);
  const listed = libraryGames(games, { me, words: [] }, facts);
  const mine = toPlayedGames(listed);
  const rows = libraryRows(listed);
  const columns = columnsOfVisitor(
    () => Promise.resolve(),
    () => Promise.resolve(true),
    null,
  );
  for (const by of Object.keys(columns)) sortRows(rows, { by, descending: false }, columns);
  const nothing = () => undefined;
  const table = {
    rows,
    columns,
    sorting: { by: null, descending: false },
    sort: nothing,
    open: nothing,
  };
  renderToString(h(GamesTable<(typeof listed)[number], string>, { ...table, remove: nothing, caption: '' }));
  expect(librarySize({ games })).toMatch(/^\d+ games?, \d[\d.]* (bytes|kB|MB|GB) packed$/);
  historyCsv(mine);
  historyLines(mine);
  daysSection(mine);
  trendSteps(mine);
  const text = await savedText(libraryFile(games, contents, { me, words: [] }));
  const unfolded = await unfold(fromList([new File([text], 'farseer-games.json')]));
  expect(unfolded.invalid).toBe(0);
  expect(unfolded.picks.files.map((pick) => refusal(pick))).toEqual(contents.map(() => null));
  return { kept: games.map(({ fingerprint }) => fingerprint), back: await read(unfolded.picks) };
}

const HISTORY = new Map<string, ReturnType<typeof factsOf>>();

const fingerprintsOf = ({ entries }: Read) =>
  entries.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.analysis.fingerprint] : []));

/** Keeps games, and proves that they come back from a saved file. */
async function keepAndBringBack(dropped: Read): Promise<void> {
  await deleteGames();
  const keeping = new VisitGames(putGames);
  await keeping.store(keeping.fresh(dropped.entries));
  HISTORY.clear();
  for (const { outcome } of dropped.entries)
    if (outcome.ok) {
      const { analysis, decoder, onMap } = outcome.value;
      HISTORY.set(analysis.fingerprint, factsOf(analysis, decoder, onMap?.chronicle));
    }
  const me = [...HISTORY.values()].flatMap(({ players }) => players.slice(0, 1).map(({ handle }) => handle));
  const { kept, back } = await showAndSave(me);
  expect(new Set(kept)).toEqual(new Set(fingerprintsOf(dropped)));
  expect(new Set(fingerprintsOf(back))).toEqual(new Set(kept));
  await show(back);
}

test('of any file', async () => {
  await fc.assert(
    fc.asyncProperty(edgeFile, async (file) => {
      const dropped = await read(fromList([file]));
      await show(dropped);
      await keepAndBringBack(dropped);
    }),
    runsOf(120),
  );
});

test('of any saved library', async () => {
  const { games } = await read(fromList([anyGame()]));
  const packed = await packGame(games[0]!);
  await fc.assert(
    fc.asyncProperty(edgeLibrary(packed, null), async (text) => {
      const { picks } = await unfold(fromList([new File([text], 'games.json')]));
      const dropped = await read(picks);
      await show(dropped);
      await keepAndBringBack(dropped);
    }),
    runsOf(40),
  );
});

test('of any entry of the library', async () => {
  const dropped = await read(fromList([anyGame()]));
  await keepAndBringBack(dropped);
  const [game] = (await listGames())!.games;
  const any = fc.oneof(edgeTime, edgeText(), fc.constantFrom(null, undefined, [], {}));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        added: any,
        modified: any,
        name: edgeText(),
        size: fc.constantFrom(0, 1, 2 ** 53 - 1),
        decidedMs: fc.oneof(fc.constant(null), edgeTime.filter(Number.isFinite)),
      }),
      async ({ decidedMs, ...change }) => {
        const database = await openDB(DATABASE);
        await database.put('games', { ...game, ...change, facts: { ...game!.facts, decidedMs } });
        database.close();
        const { kept, back } = await showAndSave([]);
        expect(fingerprintsOf(back)).toEqual(kept);
      },
    ),
    runsOf(40),
  );
});

const anyGame = (): File => new File([new Uint8Array(writeRecording(duel()))], 'a.w3g');
