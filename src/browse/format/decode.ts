/** Reads the index file. Free of DOM and Node; nothing a file contains makes it throw. */
import { composedId } from '../../replay/id-text.ts';
import { matchup, sides } from '../../replay/derive/race.ts';
import { RACES } from '../../replay/summary.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex, Named } from '../game.ts';
import { MOST_HEROES, MOST_STEPS } from '../signature.ts';
import { fromRanks } from './chain.ts';
import { fromDigits, orNull } from './digits.ts';
import { INDEX_VERSION, OBJECT_KINDS, OUTCOMES, PLAYER_KINDS } from './document.ts';
import { DamagedIndex, damaged, INDEX_FAILURES, type IndexFailure } from './failure.ts';
import { at, list, number, record, text } from './shape.ts';

export type DecodedIndex = { ok: true; value: BrowserIndex } | { ok: false; failure: IndexFailure };

/** The index of a parsed index file. */
export function decodeIndex(document: unknown): DecodedIndex {
  try {
    return { ok: true, value: read(document) };
  } catch (error) {
    if (!(error instanceof DamagedIndex)) throw error;
    return { ok: false, failure: { code: error.code, sentence: INDEX_FAILURES[error.code] } };
  }
}

function read(document: unknown): BrowserIndex {
  const file = record(document, 'not-an-index');
  if (typeof file['version'] !== 'number') throw new DamagedIndex('not-an-index');
  if (file['version'] !== INDEX_VERSION) throw new DamagedIndex('other-version');
  const directory = {
    events: named(file['events']),
    maps: named(file['maps']),
    people: named(file['people']),
    objects: list(file['objects']).map((row) => {
      const [key, name, kind] = list(row);
      return { key: text(key), name: text(name), kind: at(OBJECT_KINDS, number(kind)) };
    }),
  };
  const columns = record(file['game']);
  const column = (name: string) => fromDigits(columns[name], number(file['games']));
  const lineups = list(file['lineups']).map((teams) => list(teams).map(number));
  const lineup = column('lineup').map((place) => at(lineups, place));
  const count = lineup.reduce((sum, teams) => sum + teams.length, 0);
  const players = readPlayers(file, count, directory);
  const outcomes = list(file['outcomes']).map((own) => list(own).map((place) => at(OUTCOMES, number(place))));
  const outcome = column('outcome').map((place) => at(outcomes, place));
  const [seed, event, map, patch, seconds] = ['seed', 'event', 'map', 'patch', 'seconds'].map(column);
  const patches = list(file['patches']).map(text);
  const ids = record(file['ids']);
  let next = 0;
  const games = lineup.map((teams, place): BrowsedGame => {
    const results = outcome[place]!;
    if (results.length !== teams.length) throw damaged();
    const own = teams.map((team, index) => ({ ...players[next++]!, team, result: results[index]! }));
    const playedOn = keyed(directory.maps, map![place]!);
    const id = ids[place];
    return {
      replayId: id === undefined ? composedId(seed![place]!, own, playedOn?.name ?? '') : text(id),
      event: keyed(directory.events, event![place]!)?.key ?? null,
      map: playedOn?.key ?? null,
      patch: keyed(patches, patch![place]!),
      durationSec: seconds![place]!,
      sides: sides(own),
      matchup: matchup(own),
      players: own,
    };
  });
  return { ...directory, games };
}

type Unplaced = Omit<BrowsedPlayer, 'team' | 'result'>;

function readPlayers(
  file: Record<string, unknown>,
  count: number,
  { people, objects }: Pick<BrowserIndex, 'people' | 'objects'>,
): Unplaced[] {
  const columns = record(file['player']);
  const column = (name: string) => fromDigits(columns[name], count);
  const names = list(file['names']).map((row) => {
    const [name, person, kind] = list(row);
    return {
      name: text(name),
      person: keyed(people, number(person))?.key ?? null,
      kind: at(PLAYER_KINDS, number(kind)),
    };
  });
  const race = column('race');
  const ranks = list(columns['ranks']).map(number);
  const lists = (name: string, chain: unknown, which: number, longest: number) =>
    fromRanks(
      fromDigits(columns[name], at(ranks, which)),
      race,
      list(chain).map((own) => list(own).map(number)),
      { startCount: RACES.length + 1, longest },
    ).map((own) => own.map((place) => at(objects, place).key));
  const heroes = lists('heroes', file['heroChain'], 0, MOST_HEROES);
  const steps = lists('steps', file['stepChain'], 1, MOST_STEPS);
  const [heroSec, tier2Sec, tier3Sec, expansionSec] = ['heroSec', 'tier2Sec', 'tier3Sec', 'expansionSec'].map(
    (name) => column(name).map(orNull),
  );
  return column('name').map((name, place) => ({
    ...at(names, name),
    race: keyed(RACES, race[place]!),
    signature: {
      heroes: heroes[place]!,
      heroSec: heroSec![place]!,
      steps: steps[place]!,
      tier2Sec: tier2Sec![place]!,
      tier3Sec: tier3Sec![place]!,
      expansionSec: expansionSec![place]!,
    },
  }));
}

const named = (table: unknown): Named[] =>
  list(table).map((row) => {
    const [key, name] = list(row);
    return { key: text(key), name: text(name) };
  });

/** What a number that counts from 1 stands for; null for 0. */
const keyed = <T>(table: readonly T[], place: number): T | null =>
  place === 0 ? null : at(table, place - 1);
