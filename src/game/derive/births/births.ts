/**
 * Works out what the players of a game made: minimum and maximum per kind, and the birth time of each confirmed
 * object. It relies on object serials, which the game assigns in creation order, and on a model of the queues.
 */
import { ordersEndMs } from '../allied-control.ts';
import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { isOwnRace } from '../player-facts.ts';
import { type Step, stood } from '../step.ts';
import { buildingsOf } from './buildings.ts';
import { type Household, withFarms } from './farms-needed.ts';
import { mayHaveFallen } from './fallen.ts';
import { illusionsIn } from './illusions.ts';
import { type Born, intervals } from './intervals.ts';
import { type Made, type MadeBirth, toBirth } from './made.ts';
import { RIDER } from './match-births.ts';
import { ordersBySlot, type Orders } from './presses.ts';
import { SLACK_MS, type Slot } from './queues.ts';
import { unitCounts } from './unit-counts.ts';
import type { UnitEvidence } from './unit-evidence.ts';
import { unseenSites } from './unseen-sites.ts';
import { makersOf, neededFor } from '../../objects/made-by.ts';

/** Objects made or summoned by one player. */
export interface PlayerBirths {
  counts: Made[];
  summoned: Summoned[];
}

/**
 * Production and summons of each player, by lobby slot; empty for records without objects. `steps` are by slot. Orders
 * for units of another race are carried out by an ally's buildings and count for that ally.
 */
export function births(
  game: Game,
  steps: ReadonlyMap<number, readonly Step[]>,
  orders: ReadonlyMap<number, Orders> = ordersBySlot(game),
): Map<number, PlayerBirths> {
  const byPlayer = new Map<number, PlayerBirths>();
  if (!game.objects) return byPlayer;
  const illusions = illusionsIn(game);
  const born = intervals(game, orders, illusions);
  const bornBySlot = Map.groupBy(born, ({ slot }) => slot);
  const queueSlots = new Map<number, Slot>();
  const sites = unseenSites(competitors(game), bornBySlot, orders);
  for (const player of competitors(game)) {
    const ofPlayer = bornBySlot.get(player.slot) ?? [];
    const orderLists = orders.get(player.slot);
    const placedSteps = (steps.get(player.slot) ?? []).filter((step) => step.at);
    if (!orderLists) continue;
    const evidence: UnitEvidence = {
      player,
      born: ofPlayer,
      orders: orderLists,
      endMs: ordersEndMs(game, player.slot),
      sites: sites.get(player.team) ?? [],
      fell: mayHaveFallen(game, player),
      illusions,
    };
    byPlayer.set(player.slot, {
      counts: inAgreement(
        [
          ...unitsOf(evidence, queueSlots),
          ...heroesOf(ofPlayer, orderLists),
          ...buildingsOf(player, ofPlayer, orderLists, placedSteps, evidence.endMs),
        ]
          .filter(({ id }) => isOwnRace(player, id))
          .sort((a, b) => (a.orders[0]?.ms ?? 0) - (b.orders[0]?.ms ?? 0)),
        { player, born: ofPlayer, steps: steps.get(player.slot) ?? [], costs: orderLists.costs },
      ),
      summoned: summonsOf(ofPlayer),
    });
  }
  const times = estimates(born, queueSlots);
  for (const { counts, summoned } of byPlayer.values())
    for (const { births } of [...counts, ...summoned])
      for (const birth of births) birth.estimate = Math.max(birth.from, times[birth.object] ?? birth.to);
  return byPlayer;
}

/** The units that a player made. Adds the queue slot of each object to `queueSlots`, by the object's number. */
function unitsOf(evidence: UnitEvidence, queueSlots: Map<number, Slot>): Made[] {
  const { presses } = evidence.orders;
  return unitCounts(evidence).map((count): Made => {
    for (const { number, queueSlot } of count.births) if (queueSlot) queueSlots.set(number, queueSlot);
    return {
      id: count.id,
      type: 'unit',
      ordered: count.orders.length,
      min: count.min,
      max: count.max,
      basis: count.basis,
      takesMs: count.takesMs,
      births: count.births.map((birth) => {
        const { basis, queueSlot, firstSlot } = birth;
        const orderedMs = queueSlot ? presses[queueSlot.press]!.ms : Infinity;
        if (!queueSlot || !firstSlot || orderedMs > birth.to) return toBirth(birth, basis);
        // Units take the earliest slots they can, so none was finished before its slot.
        const earliestMs = Math.max(presses[firstSlot.press]!.ms, firstSlot.from - SLACK_MS);
        const narrowedBirth = notBefore(birth, earliestMs);
        // Of several orders that fit equally, none is told.
        return firstSlot === queueSlot
          ? toBirth(narrowedBirth, basis, orderedMs, queueSlot.maker)
          : toBirth(narrowedBirth, basis);
      }),
      orders: count.orders,
      slots: count.slots,
      lost: count.lost,
      contradicted: count.contradicted,
    };
  });
}

/** A birth with an interval that begins at `ms` at the earliest. */
const notBefore = (birth: Born, ms: number): Born => ({
  ...birth,
  from: Math.max(birth.from, Math.min(birth.to, ms)),
});

/** Counts heroes. A hero is made only once, so any additional objects of its kind are illusions. */
function heroesOf(born: readonly Born[], { presses }: Orders): Made[] {
  const pressesById = Map.groupBy(presses, ({ id }) => id);
  const first = new Map(born.toReversed().map((birth) => [birth.id, birth]));
  return [...pressesById].flatMap(([id, ofKind]): Made[] => {
    const kind = findObject(id)?.kind;
    if (kind ? kind !== 'hero' : !isHero(id)) return [];
    const hero = first.get(id);
    const orders = ofKind.map(({ ms, maker, makers }, index) => ({
      ms,
      maker,
      makers,
      may: index > 0 ? 0 : 1,
    }));
    const births = hero ? [toBirth(notBefore(hero, ofKind[0]!.ms))] : [];
    const min = births.length;
    const basis = min > 0 ? 'seen' : 'order';
    const count = {
      ordered: ofKind.length,
      min,
      max: 1,
      basis,
      takesMs: ofKind[0]?.duration ?? 0,
      lost: {},
      contradicted: false,
    } as const;
    return [{ id, type: 'hero', ...count, births, orders }];
  });
}

/** Compares the counts of a player with each other and with the player's steps, and returns the corrected counts. */
const inAgreement = (counts: readonly Made[], household: Household): Made[] =>
  withFarms(withNeeds(withoutCancelled(counts, household.steps)), household);

/** Removes unconfirmed heroes and buildings if the build order shows all their orders as cancelled. */
function withoutCancelled(counts: readonly Made[], steps: readonly Step[]): Made[] {
  const stepsOf = Map.groupBy(
    steps.filter(({ type }) => type !== 'revival'),
    ({ id }) => id,
  );
  return counts.map((count): Made => {
    const { id, type, min, max, lost } = count;
    const ofKind = stepsOf.get(id) ?? [];
    if (type === 'unit' || min > 0 || max === 0 || ofKind.length === 0 || ofKind.some(stood)) return count;
    return {
      ...count,
      max: 0,
      orders: count.orders.map((order) => ({ ...order, may: 0 })),
      lost: { ...lost, cancelled: (lost.cancelled ?? 0) + max },
    };
  });
}

/**
 * Confirms the only building that can have made a confirmed unit or hero, and the only building that meets the unit's
 * requirement.
 */
function withNeeds(counts: readonly Made[]): Made[] {
  const byId = new Map(counts.map((count) => [count.id, count]));
  const neededCounts = new Set<Made>();
  for (const { id, type, min } of counts) {
    if (min === 0 || type === 'building') continue;
    for (const kinds of [makersOf(id), ...neededFor(id).map((building) => [building])]) {
      const buildings = kinds.flatMap((kind) => byId.get(kind) ?? []).filter(({ max }) => max > 0);
      const [only, other] = buildings;
      if (only && !other && only.min === 0) neededCounts.add(only);
    }
  }
  return counts.map((count) => (neededCounts.has(count) ? { ...count, min: 1, basis: 'needed' } : count));
}

/** Births known this precisely are anchors for estimating the births between them. */
const ANCHOR_MS = 2000;

/**
 * Most likely birth of each object in ms, by number. It is taken from the object's slot, or otherwise interpolated
 * linearly by serial between precisely known births. Always within the interval.
 */
export function estimates(born: readonly Born[], slots: ReadonlyMap<number, Slot>): number[] {
  const clip = ({ from, to }: Born, ms: number) => Math.min(to, Math.max(from, Math.round(ms)));
  const anchors: { serial: number; ms: number }[] = [];
  for (const birth of born) {
    // Skips objects without an owner: links don't contain them, and estimates must be the same with and without a link.
    if (birth.slot === null) continue;
    const slot = slots.get(birth.number);
    const ms = slot && slot.to - slot.from <= ANCHOR_MS ? clip(birth, slot.to) : null;
    const anchorMs = ms ?? (birth.to - birth.from <= ANCHOR_MS ? (birth.from + birth.to) / 2 : null);
    // The times of anchors must not decrease.
    if (anchorMs !== null && anchorMs >= (anchors.at(-1)?.ms ?? 0))
      anchors.push({ serial: birth.object.tag[1], ms: anchorMs });
  }
  let anchorIndex = 0;
  return born.map((birth) => {
    const serial = birth.object.tag[1];
    while (anchorIndex < anchors.length && anchors[anchorIndex]!.serial < serial) anchorIndex++;
    const [previousAnchor, nextAnchor] = [anchors[anchorIndex - 1], anchors[anchorIndex]];
    const slot = slots.get(birth.number);
    if (slot && slot.to - slot.from <= ANCHOR_MS) return clip(birth, slot.to);
    if (!previousAnchor || !nextAnchor) return clip(birth, slot?.to ?? (birth.from + birth.to) / 2);
    const share = (serial - previousAnchor.serial) / Math.max(1, nextAnchor.serial - previousAnchor.serial);
    return clip(birth, previousAnchor.ms + share * (nextAnchor.ms - previousAnchor.ms));
  });
}

/** Summoned units of one kind, from a spell, an item or a sacrifice. There may have been more that nobody selected. */
interface Summoned {
  id: string;
  births: MadeBirth[];
}

/** A player's observed summons, in order of birth and grouped by kind. The player didn't buy them. */
function summonsOf(born: readonly Born[]): Summoned[] {
  const summons = born.filter(({ id }) => id !== RIDER && isSummon(id ?? ''));
  return [...Map.groupBy(summons, ({ id }) => id!)].map(([id, objects]) => ({
    id,
    births: objects.map((birth) => toBirth(birth)),
  }));
}

/**
 * Whether objects of this original kind are summons: units that are neither trained nor built. A hero under a
 * spell isn't one.
 */
const isSummon = (id: string): boolean => findObject(id)?.kind === 'morph' && !isHero(id);
