import { competitors } from '../../identity.ts';
import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import type { Race } from '../../summary.ts';

/**
 * Result for the latest game, because both players and the birth counts need it. Only one game is cached, because a
 * build loads thousands.
 */
let last: { game: Game; slots: readonly (number | null)[] } | undefined;

/**
 * Owner of each object in a game, by lobby slot. If only one player has an object's race, that player owns
 * the object, no matter who commands it. Allies share control, and spells such as Charm change who commands a
 * unit. Otherwise, the player who commands the object is the owner. Null if neither decides. The result can
 * be cached, because decoded games never change.
 */
export function owners(game: Game): readonly (number | null)[] {
  if (last?.game !== game) last = { game, slots: (game.objects ?? []).map(ownerIn(game)) };
  return last.slots;
}

function ownerIn(game: Game): (object: RecordedObject) => number | null {
  const players = competitors(game);
  const byRace = Map.groupBy(players, ({ race }) => race);
  const raceOf = new Map(players.map(({ slot, race }) => [slot, race]));
  return ({ forms, commands, map, item }) => {
    if (map || item) return null;
    const id = forms?.[0]?.[1];
    const race = id === undefined ? null : (findObject(id)?.race ?? null);
    const commander = commands?.[0]?.[0] ?? null;
    if (race === null) return commander;
    return ownerByRace(race, byRace, commander, raceOf);
  };
}

function ownerByRace(
  race: Race,
  byRace: ReadonlyMap<Race | null, readonly GamePlayer[]>,
  commander: number | null,
  raceOf: ReadonlyMap<number, Race | null>,
): number | null {
  const players = byRace.get(race) ?? [];
  if (players.length === 1) return players[0]?.slot ?? null;
  return commander !== null && raceOf.get(commander) === race ? commander : null;
}
