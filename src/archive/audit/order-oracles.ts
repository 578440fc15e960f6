/** Oracles about orders that the game refused or took back, and about supply. */
import { baseForm } from '../../game/derive/births/base-form.ts';
import type { PlayerBirths } from '../../game/derive/births/births.ts';
import type { Orders } from '../../game/derive/births/presses.ts';
import { rulesOf } from '../../game/derive/rules/game-rules.ts';
import { acceptedAtOnce } from '../../game/derive/supply/accepted.ts';
import { playerFood } from '../../game/derive/supply/supply.ts';
import { formatClock } from '../../game/clock.ts';
import type { Game } from '../../game/game.ts';
import { mostFood } from '../../game/objects/numbers/rules.ts';
import { objectName } from '../../game/objects/table.ts';
import type { PlayerSpending } from '../../game/spending-schema.ts';
import type { ExaminedPlayer } from './examine.ts';

interface Answer {
  n: number;
  reasons: string[];
}

/** A player's births, orders and spending. */
interface Derived {
  born: PlayerBirths | undefined;
  orders: Orders | undefined;
  spent: PlayerSpending | undefined;
}

const START_FOOD = 5;
const HERO_FOOD = 5;

/** Checks that no level of an upgrade was ordered before the level below was done. */
export function askResearch(game: Game, { facts }: ExaminedPlayer): Answer {
  const { makeMs } = rulesOf(game);
  const pairs = facts.research.flatMap((step, index) => {
    const below = facts.research.slice(0, index).findLast(({ id }) => id === step.id);
    return below ? [{ ...step, below }] : [];
  });
  return {
    n: facts.research.length,
    reasons: pairs
      .filter(({ ms, id, below }) => ms < below.ms + makeMs(id, below.level))
      .map(
        ({ ms, id, level }) =>
          `${objectName(id)} ${level} ordered at ${formatClock(ms)}, before the level below was done`,
      ),
  };
}

/** Checks that no hero was revived again before it can have been back. */
export function askRevivals(game: Game, { facts }: ExaminedPlayer): Answer {
  const { revivalMs } = rulesOf(game);
  const pairs = facts.heroes.flatMap(({ id, revivals }) =>
    revivals.slice(1).map((ms, index) => ({ id, ms, beforeMs: revivals[index]! })),
  );
  return {
    n: pairs.length,
    reasons: pairs
      .filter(({ ms, beforeMs }) => ms - beforeMs < revivalMs)
      .map(
        ({ id, ms, beforeMs }) =>
          `${objectName(id)} revived at ${formatClock(beforeMs)} and again at ${formatClock(ms)}`,
      ),
  };
}

/** Checks that a cancel command at one building takes back the order just given to it, from the events alone. */
export function askCancels(game: Game, { player, facts }: ExaminedPlayer): Answer {
  const { makeMs, revivalMs } = rulesOf(game);
  const reasons: string[] = [];
  let n = 0;
  let selected: readonly number[] = [];
  /** The last order of each building, if it was the only one selected. */
  const last = new Map<number, { ms: number; id: string; endMs: number }>();
  for (const event of player.events) {
    selected = event.with ?? selected;
    const [building] = selected;
    if (selected.length !== 1 || building === undefined) {
      for (const other of selected) last.delete(other);
      continue;
    }
    if (event.do === 'order') last.set(building, { ...event, endMs: event.ms + makeMs(event.id) });
    else if (event.do === 'revive')
      last.set(building, { ms: event.ms, id: baseForm(event.id), endMs: event.ms + revivalMs });
    else if (event.do === 'cancel') {
      const order = last.get(building);
      last.delete(building);
      if (!order || event.ms >= order.endMs) continue;
      const step = facts.steps.findLast(
        ({ id, ms, lastMs, type }) =>
          id === order.id &&
          (type === 'unit' ? ms <= order.ms && order.ms <= lastMs : ms === order.ms && type !== 'item'),
      );
      if (!step) continue;
      n++;
      if (step.cancelled === 0 && step.makers === undefined)
        reasons.push(
          `${objectName(order.id)} ordered at ${formatClock(order.ms)} stands, though its building was told to cancel at ${formatClock(event.ms)}`,
        );
    } else if (event.do !== 'skill') last.delete(building);
  }
  return { n, reasons };
}

/** Checks a player's supply and losses: room for accepted orders, the limit, and units that are seen alive later. */
export function askSupply(
  game: Game,
  { player, facts }: ExaminedPlayer,
  { born, orders, spent }: Derived,
): Record<'room' | 'limit' | 'losses', Answer> {
  const none = (): Answer => ({ n: 0, reasons: [] });
  const food = born && orders && playerFood(game, player, born.counts, facts, orders);
  if (!food) return { room: none(), limit: none(), losses: none() };
  const accepted = acceptedAtOnce(orders, game.clockMs);
  const limit = mostFood(game);
  const rows = facts.steps.flatMap(({ ms }) => {
    const made = food.before(ms)?.made;
    return made ? [{ ms, made }] : [];
  });
  const alive = born.counts
    .filter(({ type }) => type === 'unit')
    .flatMap(({ id, births }) =>
      births.flatMap(({ object, to, basis }) =>
        basis === 'seen'
          ? [
              {
                to,
                lastMs: game.objects![object]!.seen[1],
                food: orders.costs.price(id, 1, 'least')?.food ?? 0,
              },
            ]
          : [],
      ),
    );
  const aliveAt = (ms: number) =>
    alive.reduce((sum, unit) => sum + (unit.to <= ms && unit.lastMs > ms ? unit.food : 0), 0);
  const minutes = spent?.food.most ?? [];
  const bornAtMost = (ms: number) =>
    START_FOOD +
    (minutes[Math.min(minutes.length - 1, Math.ceil(ms / 60_000))] ?? 0) +
    HERO_FOOD * facts.heroes.reduce((sum, { revivals }) => sum + revivals.filter((at) => at <= ms).length, 0);
  return {
    room: {
      n: accepted.length,
      reasons: accepted.flatMap(({ ms, id, food: needed }) => {
        const supply = food.before(ms);
        return supply?.made && supply.used[0] + needed > supply.made[1]
          ? [
              `${objectName(id)} at ${formatClock(ms)} makes ${supply.used[0] + needed} food, room for ${supply.made[1]}`,
            ]
          : [];
      }),
    },
    limit: {
      n: rows.length,
      reasons: rows
        .filter(({ made }) => made[1] > limit)
        .map(({ ms, made }) => `${made[1]} food available at ${formatClock(ms)}, at most ${limit}`),
    },
    losses: {
      n: food.losses.length,
      reasons: food.losses
        .filter(({ ms, food: lost }) => lost > bornAtMost(ms) - aliveAt(ms))
        .map(
          ({ ms, food: lost }) =>
            `${lost} food lost by ${formatClock(ms)}, at most ${bornAtMost(ms) - aliveAt(ms)}`,
        ),
    },
  };
}
