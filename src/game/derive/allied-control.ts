/** Orders that allies with shared control give to a player's heroes, buildings and workers: what they make is the player's. */
import { competitors } from '../identity.ts';
import type { Game, GameEvent, GamePlayer } from '../game.ts';
import { findAbility } from '../objects/abilities.ts';
import { makersOf } from '../objects/made-by.ts';
import { findObject, isTownHall } from '../objects/table.ts';
import { mapOrders, ORDER_REPEAT_MS, ORDER_STEP_MS } from '../orders.ts';
import { baseForm } from './births/base-form.ts';
import { owners } from './births/ownership.ts';
import { kindAt, selectionAt } from './selected-buildings.ts';

/** An event with its selection, and its player's slot. */
interface Given {
  slot: number;
  event: GameEvent;
}

/** Results of games, because both documents of a game need them. */
const results = new WeakMap<Game, Game>();

/**
 * A game whose orders are those of the players whose heroes, buildings and workers got them: an ally may skill and revive
 * a hero, and train units in a building, of a player who shares control or left. Shops sell to whoever comes, so items
 * stay with their buyer. In 307 recordings, 11 games have such orders. The same game if there are none.
 */
export function byOwners(game: Game): Game {
  const known = results.get(game) ?? (isInTeams(game) ? handedOver(game) : game);
  results.set(game, known);
  return known;
}

/**
 * The last moment, in ms, at which a player's buildings take orders: when the player left, unless an ally ordered them
 * afterwards, or the end of the recording.
 */
export function ordersEndMs(recorded: Game, slot: number): number {
  const { leaves, players, clockMs } = byOwners(recorded);
  const leftMs = leaves.find((leave) => leave.slot === slot)?.ms ?? clockMs;
  const lastMs = players.find((player) => player.slot === slot)?.events.at(-1)?.ms ?? 0;
  return lastMs > leftMs ? clockMs : leftMs;
}

function isInTeams(game: Game): boolean {
  const players = competitors(game);
  return new Set(players.map(({ team }) => team)).size < players.length && (game.objects ?? []).length > 0;
}

function handedOver(game: Game): Game {
  const ownerOf = ownerOfOrders(game);
  const given = new Map<number, Given[]>(game.players.map(({ slot }) => [slot, []]));
  const changed = new Set<number>();
  for (const player of competitors(game)) {
    let selected: readonly number[] = [];
    for (const event of player.events) {
      selected = event.with ?? selected;
      const owner = ownerOf(player, event, selected);
      if (owner !== player.slot) changed.add(owner).add(player.slot);
      given.get(owner)!.push({ slot: player.slot, event: { ...event, with: [...selected] } });
    }
  }
  for (const { slot, owner, event } of unlogged(game)) {
    changed.add(owner);
    given.get(owner)!.push({ slot, event });
  }
  if (changed.size === 0) return game;
  const players = game.players.map((player) => {
    if (!changed.has(player.slot)) return player;
    const events = given
      .get(player.slot)!
      .sort((a, b) => a.event.ms - b.event.ms)
      // Units that an event names are those of the player who gave it.
      .map(({ slot, event }) =>
        slot === player.slot ? event : { ...event, by: undefined, held: undefined },
      );
    return { ...player, events };
  });
  return { ...game, players };
}

/** Tells the slot of the player whose object got an event. */
function ownerOfOrders(
  game: Game,
): (player: GamePlayer, event: GameEvent, selected: readonly number[]) => number {
  const slots = owners(game);
  const teams = new Map(competitors(game).map(({ slot, team }) => [slot, team]));
  const takersOf = takersIn(game);
  /** The only player of an object's race on a side; if that is unknown, the player. */
  const onlyAlly = ({ slot, team }: GamePlayer, object: number): number => {
    const race = findObject(game.objects?.[object]?.forms?.[0]?.[1] ?? '')?.race;
    const [ally, another] = competitors(game).filter((other) => other.team === team && other.race === race);
    return ally && !another ? ally.slot : slot;
  };
  return (player, event, selected) => {
    const { slot } = player;
    const takers = takersOf(player, event, selected);
    const [owner, ...others] = new Set(takers.map((object) => slots[object] ?? onlyAlly(player, object)));
    return owner !== undefined && others.length === 0 && teams.get(owner) === teams.get(slot) ? owner : slot;
  };
}

/** Tells which of the selected objects can have taken an event; none for a purchase, and if that is unknown. */
function takersIn(
  game: Game,
): (player: GamePlayer, event: GameEvent, selected: readonly number[]) => readonly number[] {
  const { objects = [] } = game;
  const heroAt = revivedAt(game);
  const kindOf = (object: number, ms: number) => baseForm(kindAt(objects[object]?.forms ?? [], ms) ?? '');
  return (player, event, selected) => {
    const { ms } = event;
    if (event.do === 'skill')
      return selected.filter((object) => kindOf(object, ms) === findAbility(event.id)?.hero);
    if (event.do === 'revive') {
      const hero = heroAt(player.slot, event);
      return hero === undefined ? [] : [hero];
    }
    if (event.do === 'order' || event.do === 'place' || event.do === 'target')
      return selected.filter((object) => canMake(kindOf(object, ms), event, player));
    return selectionAt(event, selected, player, objects).filter((object) => {
      const taker = findObject(kindOf(object, ms));
      return taker?.kind === 'building' && taker.race;
    });
  };
}

/**
 * Whether an object of a kind can take a player's order to make something. An ally of the same race may own most commands
 * of a worker that is the player's, so only workers of another race are known not to be.
 */
function canMake(
  kind: string,
  { do: what, id }: Pick<GameEvent & { do: 'order' | 'place' | 'target' }, 'do' | 'id'>,
  { race }: Pick<GamePlayer, 'race'>,
): boolean {
  const made = findObject(id);
  const maker = findObject(kind);
  if (!made?.race || maker?.race !== made.race || made.kind === 'item') return false;
  if (what !== 'order') return maker.worker && race !== made.race;
  const makers = makersOf(id);
  if (makers.length > 0) return makers.includes(kind);
  if (made.worker || isTownHall(id)) return isTownHall(kind);
  return maker.kind === 'building' && race !== made.race;
}

/** Finds the object of a hero that a player ordered to revive. */
function revivedAt({
  orders = [],
  objects = [],
}: Game): (slot: number, event: Pick<GameEvent & { do: 'revive' }, 'ms' | 'id'>) => number | undefined {
  const bySlot = new Map(
    orders.map((columns) => [columns.slot, mapOrders(columns).filter(({ kind }) => kind === 'revive')]),
  );
  return (slot, { ms, id }) => {
    const order = bySlot
      .get(slot)
      ?.findLast(
        ({ ms: orderedMs, target }) =>
          orderedMs <= ms &&
          ms - orderedMs < ORDER_REPEAT_MS &&
          target !== null &&
          objects[target]?.forms?.some(([, form]) => baseForm(form) === baseForm(id)),
      );
    return order?.target ?? undefined;
  };
}

/** Orders to revive a hero that an ally gave without ever having selected it: logs name only heroes that were. */
function unlogged(game: Game): (Given & { owner: number })[] {
  const { objects = [], orders = [] } = game;
  const slots = owners(game);
  const teams = new Map(competitors(game).map(({ slot, team }) => [slot, team]));
  return orders.flatMap((columns) => {
    const { slot } = columns;
    const logged = new Set(
      game.players
        .find((player) => player.slot === slot)
        ?.events.flatMap(({ do: what, ms }) => (what === 'revive' ? ms - (ms % ORDER_STEP_MS) : [])),
    );
    return mapOrders(columns).flatMap(({ kind, ms, target, leader }) => {
      if (kind !== 'revive' || target === null || logged.has(ms)) return [];
      const owner = slots[target] ?? null;
      const id = objects[target]?.forms?.[0]?.[1];
      if (owner === null || owner === slot || id === undefined || teams.get(owner) !== teams.get(slot))
        return [];
      return [
        { slot, owner, event: { ms, do: 'revive' as const, id, with: leader === null ? [] : [leader] } },
      ];
    });
  });
}
