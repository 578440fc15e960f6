/** Tells melee games, which the archive is about, from other games. */
import { contenders } from '../../game/contenders.ts';
import { counted } from '../../game/counted.ts';
import type { Game, GamePlayer } from '../../game/game.ts';
import { findObject } from '../../game/objects/table.ts';

/** Shortest game accepted automatically, in minutes of game time. */
const MIN_MINUTES = 5;
const MINUTE_MS = 60_000;

/** Kinds of games; each completes "This is …". */
export const KIND_WORDS = {
  alone: 'a game of one person',
  computers: (count: number): string => `a game with ${counted(count, 'computer player')}`,
  oneSide: 'a game with only one side',
  short: (minutes: number): string => `a game of less than ${minutes} minutes`,
  custom: 'not a melee game: fewer than two sides build and train as a race does',
  /** `sides` is "2v2" or "1v1v1". */
  melee: (sides: string): string => `a melee game, ${sides}`,
};

/** `melee` is the kind of game that the archive is about. */
type GameKind = 'melee' | 'alone' | 'computers' | 'one-side' | 'custom' | 'short';

/** The kind of a game, and a phrase that describes this kind; the first fault found counts. */
export function gameKind(game: Game): { kind: GameKind; phrase: string } {
  const players = contenders(game);
  const people = players.filter(({ kind }) => kind === 'human');
  const computers = players.length - people.length;
  const teams = new Set(players.map(({ team }) => team)).size;
  if (computers > 0) return { kind: 'computers', phrase: KIND_WORDS.computers(computers) };
  if (people.length < 2) return { kind: 'alone', phrase: KIND_WORDS.alone };
  if (teams < 2) return { kind: 'one-side', phrase: KIND_WORDS.oneSide };
  if (game.clockMs < MIN_MINUTES * MINUTE_MS) return { kind: 'short', phrase: KIND_WORDS.short(MIN_MINUTES) };
  if (new Set(people.filter(playsMelee).map(({ team }) => team)).size < 2)
    return { kind: 'custom', phrase: KIND_WORDS.custom };
  return { kind: 'melee', phrase: KIND_WORDS.melee(formatSides(people)) };
}

/** Whether a player orders a unit and a building of their race. */
function playsMelee({ race, events }: GamePlayer): boolean {
  const kinds = new Set(
    events.flatMap((event) => {
      const object = 'id' in event ? findObject(event.id) : undefined;
      return object && object.race === race ? object.kind : [];
    }),
  );
  return race !== null && kinds.has('building') && kinds.has('unit');
}

/** Sides as "2v2", "1v1v1". */
const formatSides = (people: readonly GamePlayer[]): string =>
  [...Map.groupBy(people, ({ team }) => team).values()].map(({ length }) => length).join('v');
