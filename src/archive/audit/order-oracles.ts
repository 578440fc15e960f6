/** Oracles about orders that the game refused or took back, and about supply. */
import { baseForm } from '../../game/derive/births/base-form.ts';
import type { PlayerBirths } from '../../game/derive/births/births.ts';
import type { Orders } from '../../game/derive/births/presses.ts';
import { rulesOf } from '../../game/derive/rules/game-rules.ts';
import { acceptedAtOnce } from '../../game/derive/supply/accepted.ts';
import { playerFood } from '../../game/derive/supply/supply.ts';
import { formatClock } from '../../game/clock.ts';
import type { PlayerFacts } from '../../game/derive/player-facts.ts';
import type { Game } from '../../game/game.ts';
import { mostFood } from '../../game/objects/numbers/rules.ts';
import { objectName } from '../../game/objects/table.ts';
import type { PlayerSpending } from '../../game/spending-schema.ts';
import type { ExaminedPlayer } from './examine.ts';

/** What a rule says of each thing that it was asked about: a contradiction, or null. */
export type Checked = readonly (string | null)[];

/** A player's births, orders and spending. */
interface Derived {
  born: PlayerBirths | undefined;
  orders: Orders | undefined;
  spent: PlayerSpending | undefined;
}

/** Food of the first units. */
const START_FOOD = 5;
/** Food of a hero. */
const HERO_FOOD = 5;

/** Checks that no level of an upgrade was ordered before the level below was done. */
export function askResearch(game: Game, { facts }: ExaminedPlayer): Checked {
  const { makeMs } = rulesOf(game);
  return facts.research.map(({ ms, id, level }, index) => {
    const below = facts.research.slice(0, index).findLast((step) => step.id === id);
    return below && ms < below.ms + makeMs(id, below.level)
      ? `${objectName(id)} ${level} ordered at ${formatClock(ms)}, before the level below was done`
      : null;
  });
}

/** Checks that no hero was revived again before it can have been back. */
export function askRevivals(game: Game, { facts }: ExaminedPlayer): Checked {
  const { revivalMs } = rulesOf(game);
  return facts.heroes.flatMap(({ id, revivals }) =>
    revivals.slice(1).map((ms, index) => {
      const beforeMs = revivals[index]!;
      return ms - beforeMs < revivalMs
        ? `${objectName(id)} revived at ${formatClock(beforeMs)} and again at ${formatClock(ms)}`
        : null;
    }),
  );
}

/** Checks that a cancel command at one building takes back the order just given to it, from the events alone. */
export function askCancels(game: Game, { player, facts }: ExaminedPlayer): Checked {
  const { makeMs, revivalMs } = rulesOf(game);
  const checked: (string | null)[] = [];
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
      checked.push(
        step.cancelled === 0 && step.makers === undefined
          ? `${objectName(order.id)} ordered at ${formatClock(order.ms)} stands, though its building was told to cancel at ${formatClock(event.ms)}`
          : null,
      );
    } else if (event.do !== 'skill') last.delete(building);
  }
  return checked;
}

/** Checks a player's supply and losses: room for accepted orders, the limit, and units that are seen alive later. */
export function askSupply(
  game: Game,
  { player, facts }: ExaminedPlayer,
  { born, orders, spent }: Derived,
): Record<'room' | 'limit' | 'losses', Checked> {
  const food = born && orders && playerFood(game, player, born.counts, facts, orders);
  if (!food) return { room: [], limit: [], losses: [] };
  const limit = mostFood(game);
  const rows = facts.steps.flatMap(({ ms }) => {
    const made = food.before(ms)?.made;
    return made ? [{ ms, made }] : [];
  });
  const alive = aliveIn(game, born, orders);
  const bornAtMost = maxFoodMade(facts, spent);
  return {
    room: acceptedAtOnce(orders, game.clockMs).map(({ ms, id, food: needed }) => {
      const supply = food.before(ms);
      return supply?.made && supply.used[0] + needed > supply.made[1]
        ? `${objectName(id)} at ${formatClock(ms)} makes ${supply.used[0] + needed} food, room for ${supply.made[1]}`
        : null;
    }),
    limit: rows.map(({ ms, made }) =>
      made[1] > limit ? `${made[1]} food available at ${formatClock(ms)}, at most ${limit}` : null,
    ),
    losses: food.losses.map(({ ms, food: lost }) => {
      const maxLost = bornAtMost(ms) - alive(ms);
      return lost > maxLost ? `${lost} food lost by ${formatClock(ms)}, at most ${maxLost}` : null;
    }),
  };
}

/** The food of units that are there by a time and named later. */
function aliveIn(game: Game, { counts }: PlayerBirths, { costs }: Orders): (ms: number) => number {
  const units = counts
    .filter(({ type }) => type === 'unit')
    .flatMap(({ id, births }) =>
      births
        .filter(({ basis }) => basis === 'seen')
        .map(({ object, to }) => ({
          ...{ to, lastMs: game.objects![object]!.seen[1] },
          food: costs.price(id, 1, 'least')?.food ?? 0,
        })),
    );
  return (ms) => units.reduce((sum, { to, lastMs, food }) => sum + (to <= ms && lastMs > ms ? food : 0), 0);
}

/** The most food that a player had ever made by a time. */
function maxFoodMade({ heroes }: PlayerFacts, spent: PlayerSpending | undefined): (ms: number) => number {
  const minutes = spent?.food.most ?? [];
  return (ms) =>
    START_FOOD +
    (minutes[Math.min(minutes.length - 1, Math.ceil(ms / 60_000))] ?? 0) +
    HERO_FOOD *
      heroes.reduce((sum, { revivals }) => sum + revivals.filter((revivalMs) => revivalMs <= ms).length, 0);
}
