/**
 * Oracles: rules of the game that derived data can only break if something was misread. Each oracle reports how many
 * times it was checked, and every contradiction with a reason.
 */
import { births, type PlayerBirths } from '../../game/derive/births/births.ts';
import { leastMs } from '../../game/derive/births/buildings.ts';
import { ordersBySlot } from '../../game/derive/births/presses.ts';
import { SLACK_MS } from '../../game/derive/births/queues.ts';
import { spending } from '../../game/derive/spending/spending.ts';
import { HAUNTED_MINE } from '../../game/derive/expansions.ts';
import { stood } from '../../game/derive/step.ts';
import { formatClock } from '../../game/clock.ts';
import { findAbility } from '../../game/objects/abilities.ts';
import { costsOf, type Costs } from '../../game/objects/costs.ts';
import { makersOf } from '../../game/objects/made-by.ts';
import { mostSold } from '../../game/objects/numbers/stock.ts';
import { START_FOOD } from '../../game/objects/numbers/rules.ts';
import { isTownHall, objectName, TOWN_HALLS } from '../../game/objects/table.ts';
import type { PlayerSpending } from '../../game/spending-schema.ts';
import type { Examined, ExaminedPlayer } from './examine.ts';
import { askHalves } from './halves.ts';
import { answerFrom, type GameOracles, type OracleAnswer } from './oracle.ts';
import { type Checked, askCancels, askResearch, askRevivals, askSupply } from './order-oracles.ts';
import { baseForm, originalKind } from '../../game/derive/births/base-form.ts';
import { RIDER } from '../../game/derive/births/match-births.ts';
import { illusionsIn } from '../../game/derive/births/illusions.ts';
import { builtOn, owners } from '../../game/derive/births/ownership.ts';
import { startCount } from '../../game/derive/births/starting.ts';
import type { Game } from '../../game/game.ts';

/** Starting gold of melee games. */
const START_GOLD = 500;
/** Most gold that a mine yields per minute: ten per second. */
const MINE_GOLD = 600;
/** Bounties and pickups from creeps hardly exceed this much gold per minute. */
const CREEP_GOLD = 250;
/** Food is only checked in these first minutes, because deaths later free up food. */
const FOOD_MINUTES = 4;
const MINUTE_MS = 60_000;
/** Ancients and trees, which use up the Wisp that builds them. */
const ROOTED: ReadonlySet<string> = new Set('etol eaom eaoe eaow eden etrp'.split(' '));
/** Repeats of an order in at most this time count as one where a shop may have refused the second. */
const REPEAT_MS = 300;
/** Ranks of a skill that is no ultimate. */
const RANKS = 3;
/** Skills of a hero. */
const SKILLS = 4;

/** Checks one game with all oracles. */
export function askOracles({ game, players }: Examined): GameOracles {
  const facts = new Map(players.map(({ player, facts: ofPlayer }) => [player.slot, ofPlayer]));
  const orders = ordersBySlot(game);
  const born = births(game, new Map([...facts].map(([slot, { steps }]) => [slot, steps])), orders);
  const spent = new Map(
    spending(game, facts, born, orders)?.players.map((player) => [Number(player.slot), player]),
  );
  const costs = costsOf(game);
  const ask = (question: (player: ExaminedPlayer) => Checked): OracleAnswer =>
    answerFrom(
      players.flatMap((player) =>
        question(player).map((reason) => (reason === null ? null : { slot: player.player.slot, reason })),
      ),
    );
  const supplies = new Map(
    players.map((player) => {
      const { slot } = player.player;
      const derived = { born: born.get(slot), orders: orders.get(slot), spent: spent.get(slot) };
      return [slot, askSupply(game, player, derived)] as const;
    }),
  );
  const supplyOf = ({ player }: ExaminedPlayer) => supplies.get(player.slot)!;
  return {
    gold: ask((player) => askGold(player, spent.get(player.player.slot))),
    food: ask((player) => askFood(player, spent.get(player.player.slot), costs)),
    makers: ask((player) => askMakers(player, born.get(player.player.slot), costs)),
    stock: ask((player) => askStock(player, costs)),
    skills: ask(askSkills),
    research: ask((player) => askResearch(game, player)),
    revivals: ask((player) => askRevivals(game, player)),
    cancels: ask((player) => askCancels(game, player)),
    room: ask((player) => supplyOf(player).room),
    limit: ask((player) => supplyOf(player).limit),
    losses: ask((player) => supplyOf(player).losses),
    ...askHalves(game),
    objects: ask((player) => askObjects(game, player, born.get(player.player.slot))),
  };
}

function askGold({ facts }: ExaminedPlayer, spent: PlayerSpending | undefined): Checked {
  return (spent?.gold.least ?? []).map((gold, minute) => {
    const ms = minute * MINUTE_MS;
    const mines = 1 + facts.placed.filter((step) => step.ms < ms && isMineTaken(step.id)).length;
    const maxGold = START_GOLD + minute * (MINE_GOLD * mines + CREEP_GOLD);
    return gold > maxGold ? `${gold} gold spent by ${formatClock(ms)}, at most ${maxGold} available` : null;
  });
}

const isMineTaken = (id: string): boolean => isTownHall(id) || id === HAUNTED_MINE;

function askFood(
  { player, facts }: ExaminedPlayer,
  spent: PlayerSpending | undefined,
  costs: Costs,
): Checked {
  // Without a known race, the food of the first hall isn't known.
  if (!player.race) return [];
  const minFood = spent?.food.least.slice(0, FOOD_MINUTES + 1) ?? [];
  const hall = costs.foodMade(TOWN_HALLS[player.race][0], 'most');
  return minFood.map((food, minute) => {
    const ms = minute * MINUTE_MS;
    const room = facts.steps
      .filter(({ id, ms: orderedMs }) => orderedMs + leastMs(player, costs.makeMs(id)) <= ms)
      .reduce((sum, { id, presses }) => sum + costs.foodAdded(id, 'most') * presses, hall);
    const used =
      START_FOOD + food - facts.steps.filter((step) => ROOTED.has(step.id) && step.ms <= ms).length;
    return used > room ? `${used} food by ${formatClock(ms)}, room for ${room}` : null;
  });
}

/** What contradicts the rule about makers. */
export const tooSoonSentence = (object: string, clock: string, soonest: string): string =>
  `${object} by ${clock}, not before ${soonest}`;

function askMakers({ player, facts }: ExaminedPlayer, born: PlayerBirths | undefined, costs: Costs): Checked {
  return (born?.counts ?? []).flatMap(({ id, type, takesMs, births: ofKind }) => {
    const makers = type === 'building' ? [] : makersOf(id);
    const placed = facts.steps.filter((step) => makers.includes(step.id) && step.at);
    if (placed.length === 0) return [];
    const placedMs = Math.min(...placed.map((step) => step.ms + leastMs(player, costs.makeMs(step.id))));
    const soonest = placedMs + takesMs - SLACK_MS;
    return ofKind
      .filter(({ basis }) => basis === 'seen')
      .map(({ to }) =>
        to < soonest ? tooSoonSentence(objectName(id), formatClock(to), formatClock(soonest)) : null,
      );
  });
}

/**
 * Checks each shop separately. Purchases by other players aren't counted, so the shop can only have sold more than
 * that.
 */
function askStock({ player, facts }: ExaminedPlayer, costs: Costs): Checked {
  const bought = facts.steps.filter((step) => step.type === 'item' && step.by !== null && stood(step));
  return [...Map.groupBy(bought, ({ id, by }) => `${id} ${by}`).values()].flatMap((sales) =>
    sales.map(({ id, ms, by }, index) => {
      const shop = player.units[by ?? -1]?.[0]?.[1];
      const maxSales = mostSold(id, ms, shop?.startsWith('n') ?? false, costs);
      // A key pressed twice may give two orders this close together, of which the shop refuses the second.
      const repeated = ms - (sales[index - 1]?.ms ?? -Infinity) <= REPEAT_MS;
      return index < maxSales || repeated
        ? null
        : `${index + 1} × ${objectName(id)} by ${formatClock(ms)}, at most ${maxSales}`;
    }),
  );
}

function askSkills({ facts }: ExaminedPlayer): Checked {
  const taught = facts.heroes.filter(({ skills }) => skills.length > 0);
  return taught.map(({ id, skills, retrainedMs }) => {
    // After a tome, the count of skills starts again.
    const last = retrainedMs.at(-1) ?? -1;
    const current = skills.filter(({ ms }) => ms > last);
    const byId = [...Map.groupBy(current, (skill) => skill.id)];
    const over = byId.filter(([skill, ranks]) => ranks.length > (findAbility(skill)?.ultimate ? 1 : RANKS));
    const faults = [
      ...over.map(([skill, { length }]) => `${objectName(id)} learns ${skill} ${length} times`),
      ...(byId.length > SKILLS ? [`${objectName(id)} learns ${byId.length} skills`] : []),
    ];
    return faults.join('; ') || null;
  });
}

/**
 * Compares the bounds of each kind with the objects of that kind, without those that a player starts with and those that
 * may be illusions. Construction sites that were cancelled are objects, too. A kind and the one that replaces it count together.
 */
function askObjects(game: Game, { player }: ExaminedPlayer, born: PlayerBirths | undefined): Checked {
  const [slots, sites] = [owners(game), builtOn(game)];
  const { isPossible: mayBeIllusion } = illusionsIn(game);
  const ownKinds = (game.objects ?? []).flatMap((object, number) => {
    const { forms, item, map, seen } = object;
    const id = forms?.[0]?.[1] ?? sites[number]?.id;
    if (slots[number] !== player.slot || item || map || id === undefined) return [];
    return mayBeIllusion({ number, object, from: 0, to: seen[0] }) ? [] : [kindOf(baseForm(id))];
  });
  // A Hippogryph Rider that dismounts leaves new objects of the kinds that it was made of.
  const dismounted = ownKinds.includes(RIDER) ? ['earc', 'ehip'] : [];
  const counts = (born?.counts ?? []).filter(({ id, type }) => type !== 'hero' && !dismounted.includes(id));
  const kinds = [...Map.groupBy(counts, ({ id }) => kindOf(id))];
  return kinds.map(([kind, ofKind]) => {
    const sum = (valueOf: (count: (typeof ofKind)[number]) => number) =>
      ofKind.reduce((all, one) => all + valueOf(one), 0);
    const cancelled = sum(({ type, lost }) => (type === 'building' ? (lost.cancelled ?? 0) : 0));
    const seen = ownKinds.filter((id) => id === kind).length - startCount(player, kind) - cancelled;
    const [min, max] = [sum((count) => count.min), sum((count) => count.max)];
    return seen > max || min > max
      ? `${seen} × ${objectName(kind)} in the recording, ${min} to ${max}`
      : null;
  });
}

const kindOf = (id: string): string => originalKind(id) ?? id;
