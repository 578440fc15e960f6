/** Decides which of two opposing players or races a part is about. */
import type { Race } from '../../../game/summary.ts';
import type { Ask, AskPart, Meaning } from '../ask.ts';

import { isRefusal } from './contradictions.ts';

type Side = 'self' | 'rival';

const nameOf = (ask: Ask): string => ('name' in ask ? ask.name : '');

/**
 * "Orc vs Human where Orc wins": the side of a race or player that was already named. Null if it wasn't named before,
 * or if no opponent of its kind was, as in "Orc vs Orc".
 */
export function namedAgain(ask: Ask, parts: readonly AskPart[]): Side | null {
  if (ask.is !== 'race' && ask.is !== 'player') return null;
  const named = parts.filter((part) => part.ask.is === ask.is && !part.not);
  const again = named.find((part) => nameOf(part.ask) === nameOf(ask));
  if (!again || !named.some(({ side }) => side === 'rival')) return null;
  return again.side === 'rival' ? 'rival' : 'self';
}

/** The race of a side: the named one, or that of its objects. */
function raceOf(parts: readonly AskPart[], side: Side): Race | undefined {
  const asks = parts.flatMap((part) => (part.side === side && !part.not ? [part.ask] : []));
  const [race] = asks.flatMap((ask) => (ask.is === 'race' ? ask.race : []));
  const [other] = asks.flatMap((ask) =>
    ask.is === 'objects' && !isRefusal(ask) ? (raceWith(ask.ids) ?? []) : [],
  );
  return race ?? other;
}

/** The only race that can order these objects; null for those of several races or of none. */
export function raceWith(ids: readonly string[]): Race | null {
  const races = new Set(ids.map((id) => (id.startsWith('R') ? id[1]! : id[0]!).toUpperCase()));
  const [race = ''] = races;
  return races.size === 1 && /^[HOEU]$/.test(race) ? (race as Race) : null;
}

/** The only race that can have the objects of a part; null for refused, negated and other parts. */
export const raceOfObjects = ({ ask, not }: AskPart): Race | null =>
  ask.is === 'objects' && !isRefusal(ask) && !not ? raceWith(ask.ids) : null;

/**
 * "Orc vs Human with a Blademaster": whether the objects fit the race of the first side but not that of the second.
 */
export function isOfRace(ask: Ask | Meaning, parts: readonly AskPart[], side: Side, other: Side): boolean {
  if (ask.is !== 'objects') return false;
  const race = raceOf(parts, side);
  return (
    race !== undefined &&
    parts.some((part) => part.side === other && isRaceOrPlayer(part)) &&
    race !== raceOf(parts, other) &&
    raceWith(ask.ids) === race
  );
}

/** "Blademaster, Human": whether a race and things that only another race has must be on opposite sides. */
export function isOfOther(ask: Ask, parts: readonly AskPart[]): boolean {
  if (parts.some(({ side, ask: before }) => side !== 'self' || before.is === 'sides')) return false;
  const race = ask.is === 'race' ? ask.race : ask.is === 'objects' && !ask.no ? raceWith(ask.ids) : null;
  if (race === null) return false;
  const before = parts.flatMap((part) => (part.not ? [] : [part.ask]));
  const races = before.flatMap((part) => (part.is === 'race' ? [part.race] : []));
  if (ask.is === 'objects') return races.length === 1 && races[0] !== race;
  return (
    races.length === 0 &&
    before.some((part) => {
      const other = part.is === 'objects' && !part.no ? raceWith(part.ids) : null;
      return other !== null && other !== race;
    })
  );
}

/** "Elf vs Orc with a Demon Hunter and a Panda": whether a part is about the first side, like the thing before it. */
export const isOfSameAs = (last: AskPart | undefined, ask: Ask, parts: readonly AskPart[]): boolean =>
  last?.side === 'self' &&
  isThing(last.ask) &&
  isThing(ask) &&
  parts.slice(0, -1).some(({ side }) => side === 'rival') &&
  !isOfRace(ask, parts, 'rival', 'self');

/** Whether a side is a named player, or has a stated race. */
export const hasNamed = (parts: readonly AskPart[], kind: 'player' | 'race', side: Side): boolean =>
  parts.some((part) => part.ask.is === kind && part.side === side && !part.not);

/** Whether both sides are named players. */
export const areNamed = (parts: readonly AskPart[]): boolean =>
  hasNamed(parts, 'player', 'self') && hasNamed(parts, 'player', 'rival');

/** Parts about a player that either of two sides can have. */
const OF_EITHER = /^(objects|hero|heroes|expansion|tier|random|build|or|orders)$/;

/** Whether a part is a thing that a player has or does. */
export const isThing = (ask: Ask | undefined): boolean => ask !== undefined && OF_EITHER.test(ask.is);

const isRaceOrPlayer = ({ ask, not }: AskPart): boolean => /^(race|player)$/.test(ask.is) && !not;

/**
 * "Orc vs Human with an expansion": whether a part belongs to nobody in particular, because both sides are named and
 * neither race alone can have it.
 */
export const isOfEither = (ask: Ask, parts: readonly AskPart[]): boolean =>
  isThing(ask) &&
  !hasThing(parts) &&
  parts.some((part) => part.side === 'self' && isRaceOrPlayer(part)) &&
  parts.some((part) => part.side === 'rival' && isRaceOrPlayer(part)) &&
  !isOfRace(ask, parts, 'rival', 'self');

/**
 * "2 heroes vs Human, 3 heroes": whether the first side has things of its own, so that later ones belong to the other.
 */
export const hasThing = (parts: readonly AskPart[]): boolean =>
  parts.some(({ ask, side }) => side === 'self' && isThing(ask));

/** "Orc expands, Human techs": whether a race after a comma is the opponent of one that has something already. */
export const isOfSecond = (ask: Ask, parts: readonly AskPart[]): boolean =>
  ask.is === 'race' &&
  hasThing(parts) &&
  parts.every(({ side }) => side === 'self') &&
  parts.filter((part) => part.ask.is === 'race' && !part.not).length === 1;

/** "Grubby and Happy expand": whether a part can be about one of two players or races, or about both. */
export const isOfSeveral = (ask: Ask, parts: readonly AskPart[]): boolean =>
  (isThing(ask) || ask.is === 'result') &&
  ['race', 'player'].some(
    (kind) => parts.filter((part) => part.ask.is === kind && part.side === 'self' && !part.not).length > 1,
  );

/** "Undead with neither Death Knight nor Lich" is about the Undead; "neither expanded" is about both sides. */
export function isRefusedOfNamed(word: string, before: string, parts: readonly AskPart[]): boolean {
  const last = parts.at(-1);
  if (word === 'nor') return last?.not === true && last.side !== 'either';
  return (
    /^(with|has|have|had|makes?|builds?|uses?|gets?)$/.test(before) &&
    parts.some(({ ask, not }) => /^(race|player)$/.test(ask.is) && !not)
  );
}
