/** What a packed game consists of. Written against the type of `Game`: a new field does not compile without a place. */
import type { Game, GamePlayer } from '../replay/game.ts';
import { LIMITS } from '../replay/decode/limits.ts';
import { RACES } from '../replay/summary.ts';
import { ACTION_KINDS, INCOMPLETE_REASONS, type IncompleteReason } from '../replay/vocabulary.ts';
import { gameEvent } from './events.ts';
import { Unreadable } from './failure.ts';
import {
  bool,
  int,
  list,
  MOST_MS,
  nullable,
  objectId,
  oneOf,
  pair,
  record,
  text,
  time,
  uint,
  type Field,
} from './field.ts';

/** The reader of recordings ends a game with the block of commands that goes beyond its limits. */
const MOST_EVENTS = 4 * LIMITS.events;
const MOST_MINUTES = Math.ceil(MOST_MS / 60_000);

/** Counts of those kinds that occurred; a kind that is not there is not zero. */
const actionKinds: Field<GamePlayer['actionKinds']> = {
  write: (sink, counts) => ACTION_KINDS.forEach((kind) => sink.uint('count', (counts[kind] ?? -1) + 1)),
  read: (source) =>
    Object.fromEntries(
      ACTION_KINDS.map((kind) => [kind, source.uint('count') - 1] as const).filter(([, count]) => count >= 0),
    ),
};

/** A number from 1 on: a version, a place in the lobby. */
const ordinal: Field<number> = {
  write: uint().write,
  read: (source) => {
    const number = source.uint('head');
    if (number === 0) throw new Unreadable();
    return number;
  },
};

const player = record<GamePlayer>({
  slot: ordinal,
  name: nullable(text),
  kind: oneOf(['human', 'computer', 'observer']),
  team: int(),
  color: int(),
  raceChoice: oneOf([...RACES, 'R']),
  race: nullable(oneOf(RACES)),
  handicap: int(),
  actions: list(int('count'), MOST_MINUTES),
  actionKinds,
  units: list(list(pair(time('unit'), objectId('form')), MOST_EVENTS, 'form'), MOST_EVENTS),
  events: list(gameEvent, MOST_EVENTS),
});

/** A whole game, field by field. */
export const game = record<Game>({
  decoder: ordinal,
  patch: nullable(text),
  build: int(),
  expansion: bool,
  map: record<Game['map']>({ path: text, checksum: text }),
  randomSeed: uint(),
  lengthMs: uint(),
  clockMs: time('unit'),
  pausedMs: uint(),
  complete: bool,
  incomplete: nullable(oneOf(Object.keys(INCOMPLETE_REASONS) as IncompleteReason[])),
  undecodable: uint(),
  post202: bool,
  leaves: list(
    record<Game['leaves'][number]>({ ms: time('unit'), slot: ordinal, reason: int(), result: int() }),
    LIMITS.leaves + 1,
  ),
  players: list(player, LIMITS.slots),
});
