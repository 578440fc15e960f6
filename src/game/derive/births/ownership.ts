/** Who owns each object, and on which ordered site each building stands. */
import { competitors } from '../../identity.ts';
import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm, builtBy } from './base-form.ts';
import { type Site, sitesOf } from './on-sites.ts';
import { isStartKind } from './starting.ts';
import { tavernHeroes } from './tavern-heroes.ts';

/**
 * Result for the latest game, because both players and the birth counts need it. Only one game is cached, because a
 * build loads thousands.
 */
let last: { game: Game; sites: readonly (Site | undefined)[]; slots: readonly (number | null)[] } | undefined;

/**
 * Owner of each object in a game, by lobby slot. If only one player has an object's race, that player owns
 * the object, no matter who commands it. Allies share control, and spells such as Charm change who commands a
 * unit. A tavern's hero belongs to the player who trained it. Otherwise, the owner is the player who placed a building where it is targeted, or who commands the object, or if
 * nobody of its race does, the only ally of a hero's race, or the only one who had ordered its kind when it was first seen. Null
 * if nothing decides. The result can be cached, because decoded games never change.
 */
export const owners = (game: Game): readonly (number | null)[] => ownership(game).slots;

/** The placement of each building that is targeted on its site, by number. */
export const builtOn = (game: Game): readonly (Site | undefined)[] => ownership(game).sites;

function ownership(game: Game): NonNullable<typeof last> {
  if (last?.game !== game) {
    const sites = sitesOf(game);
    last = { game, sites, slots: (game.objects ?? []).map(ownerIn(game, sites)) };
  }
  return last;
}

function ownerIn(
  game: Game,
  sites: readonly (Site | undefined)[],
): (object: RecordedObject, number: number) => number | null {
  const players = competitors(game);
  const byRace = Map.groupBy(players, ({ race }) => race);
  const raceOf = new Map(players.map(({ slot, race }) => [slot, race]));
  const teamOf = new Map(players.map(({ slot, team }) => [slot, team]));
  const orderers = orderersOf(players);
  const trainers = tavernHeroes(
    (game.objects ?? []).map(({ seen, forms, map }) => ({ firstMs: seen[0], forms, map })),
    players,
  );
  // Objects are in order of creation, so all that follow the first made one were made, too.
  const firstMade = (game.objects ?? []).findIndex(({ forms, map, item }) => {
    const kind = baseForm(forms?.[0]?.[1] ?? '');
    return !map && !item && orderers.has(kind) && !isStartKind(kind);
  });
  return ({ forms, seen, commands, map, item }, number) => {
    if (map || item) return null;
    const site = sites[number];
    const id = forms?.[0]?.[1] ?? site?.id;
    const race = id === undefined ? null : (findObject(id)?.race ?? null);
    const commander = commands?.[0]?.[0] ?? null;
    if (id === undefined || race === null) return trainers.get(number) ?? commander;
    const ofRace = byRace.get(race) ?? [];
    if (ofRace.length === 1) return ofRace[0]!.slot;
    if (site && raceOf.get(site.slot) === race) return site.slot;
    if (commander !== null && raceOf.get(commander) === race) return commander;
    const kind = baseForm(id);
    // No spell wins heroes of the other side, so an ally shares control of these.
    const allies = ofRace.filter(({ team }) => commander !== null && team === teamOf.get(commander));
    if (allies.length === 1 && isHero(kind)) return allies[0]!.slot;
    if (isStartKind(kind) && (firstMade < 0 || number < firstMade)) return null;
    const [only, ...others] = [...(orderers.get(kind) ?? [])].filter(([, sinceMs]) => sinceMs <= seen[0]);
    // Orders of computers aren't recorded.
    if (!only || others.length > 0 || ofRace.some((player) => player.kind === 'computer')) return null;
    const [orderer] = only;
    return raceOf.get(orderer) === race ? orderer : null;
  };
}

/**
 * The lobby slots of the players who ordered each kind or bought an item that creates it, with their first time in
 * ms.
 */
function orderersOf(players: readonly GamePlayer[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const orderers = new Map<string, Map<number, number>>();
  for (const { slot, race, events } of players) {
    const buildingOfItem = new Map(Object.entries(builtBy(race)).map(([id, item]) => [item, id]));
    for (const event of events) {
      if (event.do !== 'order' && event.do !== 'place' && event.do !== 'target') continue;
      // An order for a later form, such as a Keep, makes no new object.
      const kind = buildingOfItem.get(event.id) ?? event.id;
      const slots = orderers.get(kind);
      if (!slots) orderers.set(kind, new Map([[slot, event.ms]]));
      else if (!slots.has(slot)) slots.set(slot, event.ms);
    }
  }
  return orderers;
}
