/** Reads the index file. Needs neither DOM nor Node, and file content never makes it throw. */
import { wholly } from '../steps.ts';
import { success, type Result } from '../../../game/result.ts';
import type { IndexedGame } from '../../../game/facts/games.ts';
import type { IndexedPlayer } from '../../../game/facts/players.ts';
import type { Cell } from '../../../game/facts/fact.ts';
import { INDEXED_GAME, INDEXED_PLAYER, type Indexed } from '../../../game/facts/indexed.ts';
import { composedId } from '../../../game/id-text.ts';
import { matchup, sides } from '../../../game/derive/race.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex, Named, ListedKind } from './game.ts';
import { INDEX_VERSION } from './document.ts';
import { DamagedIndex, damaged, indexFailure, type IndexFailureCode } from './failure.ts';
import { readListOf, number, readOneOf, orNull, placeIn, readRecord, readText, type Read } from './shape.ts';

/** Number of games assembled per step, after which the page may react. */
const GAMES_AT_ONCE = 200;

/** Decodes a parsed index file. */
export const decodeIndex = (document: unknown): Result<BrowserIndex, IndexFailureCode> =>
  wholly(decodeSteps(document));

/** Decodes a parsed index file in small steps, so that the page stays responsive. */
export function* decodeSteps(
  document: unknown,
): Generator<undefined, Result<BrowserIndex, IndexFailureCode>, undefined> {
  try {
    return success(yield* read(document));
  } catch (error) {
    if (!(error instanceof DamagedIndex)) throw error;
    return indexFailure(error.code);
  }
}

const OBJECT_KINDS: readonly ListedKind[] = ['hero', 'building', 'unit'];

function* read(document: unknown): Generator<undefined, BrowserIndex, undefined> {
  const file = readRecord(document, 'not-an-index');
  if (typeof file['version'] !== 'number') throw new DamagedIndex('not-an-index');
  if (file['version'] !== INDEX_VERSION) throw new DamagedIndex('other-version');
  const directory = {
    events: readListOf(named)(file['events']),
    maps: readListOf(named)(file['maps']),
    people: readListOf(named)(file['people']),
    objects: readListOf((row) => ({ ...named(row), kind: readOneOf(OBJECT_KINDS)(readRecord(row)['kind']) }))(
      file['objects'],
    ),
  };
  const players = yield* readPlayers(file, directory);
  const column = columnsOf(file['game']);
  const [event, map] = [
    column('event', orNull(placeIn(directory.events))),
    column('map', orNull(placeIn(directory.maps))),
  ];
  const [from, to] = [column('from', orNull(readText)), column('to', orNull(readText))];
  const facts = readFacts(INDEXED_GAME, column) as IndexedGame[];
  const [fights, even] = [column('fights', orNull(number)), column('even', orNull(number))];
  const strip = column('strip', orNull(readText));
  const id = column('id', (value) => (typeof value === 'string' ? value : number(value)));
  let next = 0;
  const games: BrowsedGame[] = [];
  for (const [at, count] of column('players', number).entries()) {
    if (at % GAMES_AT_ONCE === 0) yield;
    const ofGame = players.slice(next, (next += count));
    const key = id[at]!;
    games.push({
      replayId: typeof key === 'string' ? key : composedId(key, ofGame, map[at]?.name ?? ''),
      event: event[at]?.key ?? null,
      map: map[at]?.key ?? null,
      ...facts[at]!,
      played: { ...(from[at] && { from: from[at] }), ...(to[at] && { to: to[at] }) },
      sides: sides(ofGame),
      matchup: matchup(ofGame),
      fought: fights[at] === null ? null : { fights: fights[at]!, even: even[at]!, strip: strip[at] ?? '' },
      players: ofGame,
    });
  }
  if (next !== players.length) throw damaged();
  return { ...directory, games };
}

function* readPlayers(
  file: Record<string, unknown>,
  { people, objects }: Pick<BrowserIndex, 'people' | 'objects'>,
): Generator<undefined, BrowsedPlayer[], undefined> {
  const names = readListOf((row) => {
    const { name, person, kind } = readRecord(row);
    return {
      name: readText(name),
      person: orNull(placeIn(people))(person)?.key ?? null,
      kind: readOneOf(['human', 'computer'] as const)(kind),
    };
  })(file['names']);
  const column = columnsOf(file['player']);
  const ids = readListOf(placeIn(objects.map(({ key }) => key)));
  const facts = readFacts(INDEXED_PLAYER, column) as IndexedPlayer[];
  yield;
  const [heroes, steps] = [column('heroes', ids), column('steps', ids)];
  yield;
  return column('name', placeIn(names)).map((player, at) => ({
    ...player,
    ...facts[at]!,
    heroes: heroes[at]!,
    steps: steps[at]!,
  }));
}

/** Reads columns of facts as the values of each row. */
function readFacts(facts: Indexed, column: ReturnType<typeof columnsOf>) {
  const rows: Record<string, Cell>[] = [];
  for (const [key, fact] of Object.entries(facts))
    column(key, cellOf(fact)).forEach((value, at) => ((rows[at] ??= {})[key] = value));
  return rows;
}

/** Reads a value of a fact. */
function cellOf({ type, unit, values, optional }: Indexed[string]): Read<Cell> {
  const read: Read<Cell> =
    unit === 'ms'
      ? (value) => number(value) * 1000
      : values
        ? readOneOf<Cell>(values)
        : type === 'integer'
          ? number
          : readText;
  return optional ? orNull(read) : read;
}

const named: Read<Named> = (row) => {
  const { key, name } = readRecord(row);
  return { key: readText(key), name: readText(name) };
};

/** Reads related columns, which must have the same length. */
function columnsOf(value: unknown): <T>(name: string, read: Read<T>) => T[] {
  const columns = readRecord(value);
  let length: number | undefined;
  return (name, read) => {
    const column = readListOf(read)(columns[name]);
    length ??= column.length;
    if (column.length !== length) throw damaged();
    return column;
  };
}
