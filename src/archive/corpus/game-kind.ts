/** Classifies the game in a recording: the archive is about melee games between people. */
import type { Game, GamePlayer } from '../../game/game.ts';
import { competitors } from '../../game/identity.ts';
import { findObject } from '../../game/objects/table.ts';
import { KIND_WORDS } from './ingest-words.ts';

/** Shortest game accepted automatically, in minutes of game time. */
const SHORTEST_MINUTES = 5;
const MINUTE_MS = 60_000;

/** `melee` is the kind of game that the archive is about. */
export type GameKind = 'melee' | 'alone' | 'computers' | 'one-side' | 'custom' | 'short';

/** The kind of a game, and a phrase that describes this kind; the first fault found counts. */
export function gameKind(game: Game): { kind: GameKind; phrase: string } {
  const players = competitors(game);
  const people = players.filter(({ kind }) => kind === 'human');
  const computers = players.length - people.length;
  const teams = new Set(players.map(({ team }) => team)).size;
  if (computers > 0) return { kind: 'computers', phrase: KIND_WORDS.computers(computers) };
  if (people.length < 2) return { kind: 'alone', phrase: KIND_WORDS.alone };
  if (teams < 2) return { kind: 'one-side', phrase: KIND_WORDS.oneSide };
  if (game.clockMs < SHORTEST_MINUTES * MINUTE_MS)
    return { kind: 'short', phrase: KIND_WORDS.short(SHORTEST_MINUTES) };
  if (new Set(people.filter(playsMelee).map(({ team }) => team)).size < 2)
    return { kind: 'custom', phrase: KIND_WORDS.custom };
  return { kind: 'melee', phrase: KIND_WORDS.melee(sidesOf(people)) };
}

/** Whether a player orders a unit and a building of their race. */
const playsMelee = ({ race, events }: GamePlayer): boolean => {
  const kinds = new Set(
    events.flatMap((event) => {
      const object = 'id' in event ? findObject(event.id) : undefined;
      return object && object.race === race ? object.kind : [];
    }),
  );
  return race !== null && kinds.has('building') && kinds.has('unit');
};

/** Formats sides: "2v2", "1v1v1". */
const sidesOf = (people: readonly GamePlayer[]): string =>
  [...Map.groupBy(people, ({ team }) => team).values()].map(({ length }) => length).join('v');
