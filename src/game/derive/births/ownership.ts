import { competitors } from '../../identity.ts';
import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm, BUILT_BY } from './base-form.ts';
import { isStartKind } from './starting.ts';

/**
 * Result for the latest game, because both players and the birth counts need it. Only one game is cached, because a
 * build loads thousands.
 */
let last: { game: Game; slots: readonly (number | null)[] } | undefined;

/**
 * Owner of each object in a game, by lobby slot. If only one player has an object's race, that player owns
 * the object, no matter who commands it. Allies share control, and spells such as Charm change who commands a
 * unit. Otherwise, the player who commands the object is the owner, or if nobody of its race does, the only one who
 * ordered its kind. Null if nothing decides. The result can be cached, because decoded games never change.
 */
export function owners(game: Game): readonly (number | null)[] {
  if (last?.game !== game) last = { game, slots: (game.objects ?? []).map(ownerIn(game)) };
  return last.slots;
}

function ownerIn(game: Game): (object: RecordedObject, number: number) => number | null {
  const players = competitors(game);
  const byRace = Map.groupBy(players, ({ race }) => race);
  const raceOf = new Map(players.map(({ slot, race }) => [slot, race]));
  const orderers = orderersOf(players);
  // Objects are in order of creation, so all that follow the first made one were made, too.
  const firstMade = (game.objects ?? []).findIndex(({ forms, map, item }) => {
    const kind = baseForm(forms?.[0]?.[1] ?? '');
    return !map && !item && orderers.has(kind) && !isStartKind(kind);
  });
  return ({ forms, seen, commands, map, item }, number) => {
    if (map || item) return null;
    const id = forms?.[0]?.[1];
    const race = id === undefined ? null : (findObject(id)?.race ?? null);
    const commander = commands?.[0]?.[0] ?? null;
    if (id === undefined || race === null) return commander;
    const ofRace = byRace.get(race) ?? [];
    if (ofRace.length === 1) return ofRace[0]!.slot;
    if (commander !== null && raceOf.get(commander) === race) return commander;
    const kind = baseForm(id);
    if (isStartKind(kind) && (firstMade < 0 || number < firstMade)) return null;
    const [only, ...others] = orderers.get(kind) ?? [];
    // Orders of computers aren't recorded.
    if (!only || others.length > 0 || ofRace.some((player) => player.kind === 'computer')) return null;
    const [orderer, sinceMs] = only;
    return raceOf.get(orderer) === race && sinceMs <= seen[0] ? orderer : null;
  };
}

/** The lobby slots of the players who ordered each kind or bought an item that creates it, with their first time in ms. */
function orderersOf(players: readonly GamePlayer[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const built = new Map(Object.entries(BUILT_BY).map(([id, item]) => [item, id]));
  const orderers = new Map<string, Map<number, number>>();
  for (const { slot, events } of players)
    for (const event of events) {
      if (event.do !== 'order' && event.do !== 'place' && event.do !== 'target') continue;
      // An order for a later form, such as a Keep, makes no new object.
      const kind = built.get(event.id) ?? event.id;
      const slots = orderers.get(kind);
      if (!slots) orderers.set(kind, new Map([[slot, event.ms]]));
      else if (!slots.has(slot)) slots.set(slot, event.ms);
    }
  return orderers;
}
