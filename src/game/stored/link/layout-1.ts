/** The layout of a packed game in form 1. Frozen: readers rely on the order of fields and list values. */
import { LIMITS } from '../../decode/limits.ts';
import type { Game1 } from '../game-1.ts';
import { gameEvent } from './events-1.ts';
import { UnreadableLink } from './failure.ts';
import {
  bool,
  int,
  list,
  MAX_MS,
  nullable,
  objectIdField,
  oneOf,
  pair,
  record,
  text,
  time,
  uint,
  type Field,
  type Fields,
} from './field.ts';

type Player = Game1['players'][number];

const ACTION_KINDS = ['order', 'select', 'hotkey', 'item', 'queue', 'menu', 'escape'] as const;

/**
 * Limits for events. They are above those of the recording reader, which only stops after the command block
 * that exceeds its limits.
 */
export const MAX_EVENTS = 4 * LIMITS.events;
const MAX_MINUTES = Math.ceil(MAX_MS / 60_000);

/** Counts of the action kinds that occurred; a missing kind is different from zero. */
const actionKinds: Field<Player['actionKinds']> = {
  write: (sink, counts) => ACTION_KINDS.forEach((kind) => sink.uint('count', (counts[kind] ?? -1) + 1)),
  read: (source) =>
    Object.fromEntries(
      ACTION_KINDS.map((kind) => [kind, source.uint('count') - 1] as const).filter(([, count]) => count >= 0),
    ),
};

/** A number of 1 or more: a decoder version or a lobby slot. */
const ordinal: Field<number> = {
  write: uint().write,
  read: (source) => {
    const number = source.uint('head');
    if (number === 0) throw new UnreadableLink();
    return number;
  },
};

/** The fields of a player in form 1, in the order in which they are written. */
export const playerFields1: Fields<Player> = {
  slot: ordinal,
  name: nullable(text),
  kind: oneOf(['human', 'computer', 'observer']),
  team: int(),
  color: int(),
  raceChoice: oneOf(['H', 'O', 'E', 'U', 'R']),
  race: nullable(oneOf(['H', 'O', 'E', 'U'])),
  handicap: int(),
  actions: list(int('count'), MAX_MINUTES),
  actionKinds,
  units: list(list(pair(time('unit'), objectIdField('form')), MAX_EVENTS, 'form'), MAX_EVENTS),
  events: list(gameEvent, MAX_EVENTS),
};

/** A whole game, field by field. */
export const gameFields1: Fields<Game1> = {
  decoder: ordinal,
  patch: nullable(text),
  build: int(),
  expansion: bool,
  map: record<Game1['map']>({ path: text, checksum: text }),
  randomSeed: uint(),
  lengthMs: uint(),
  clockMs: time('unit'),
  pausedMs: uint(),
  complete: bool,
  incomplete: nullable(oneOf(['truncated', 'checksum', 'lost-sync', 'short'])),
  undecodable: uint(),
  post202: bool,
  leaves: list(
    record<Game1['leaves'][number]>({ ms: time('unit'), slot: ordinal, reason: int(), result: int() }),
    LIMITS.leaves + 1,
  ),
  players: list(record(playerFields1), LIMITS.slots),
};

/** A game with its id if that comes from the file name; otherwise the id is empty. */
export const shared1 = record<{ game: Game1; name: string }>({ game: record(gameFields1), name: text });
