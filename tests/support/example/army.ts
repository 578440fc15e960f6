/** Turns acts into the orders of a player's army, which walks, creeps, fights and goes home. */
import type { Action } from '../recording-writer/action.ts';
import { placeOf, type Act } from './acts.ts';
import type { Chance } from './chance.ts';
import { apart, creaturesOf, middleOf, type ExampleGround, type Point } from './ground.ts';
import type { Deed } from './hand.ts';
import { ARMY_KEY, fight, fightersOf, HERO_KEY, SMART, type Army } from './fighting.ts';
import { isHero, type Thing } from './things.ts';

const ATTACK = 0x000d000f;
const REVIVE = 0x000d003b;
const FIRST_SLOT = 0x000d0028;
/** Map units a second. */
const SPEED = 270;
/** Ms between two orders of an army. */
const CREEP_GAP = 1100;
const WALK_GAP = 1700;
/** A place where an army is from one time to another, both in ms. */
interface Stop {
  from: number;
  till: number;
  at: Point;
}

/** The deeds of an army in all acts. */
export function deedsOfArmy(
  army: Army,
  acts: readonly Act[],
  armies: readonly Army[],
  ground: ExampleGround,
  chance: Chance,
): Deed[] {
  const mine = acts.filter(({ names }) => names.includes(army.name));
  const deeds: Deed[] = [];
  let here: Stop = { from: 0, till: 0, at: army.home };
  for (const act of mine) {
    const goal = goalOf(act, ground);
    if (goal) {
      deeds.push(...walk(army, here, { from: act.from, till: act.till, at: goal }, chance));
      here = { from: act.from, till: act.till, at: goal };
    }
    deeds.push(...deedsOf(act, army, armies, ground, chance, here));
    if (act.verb === 'portals') here = { from: act.from, till: act.from + 6000, at: hallOf(act, army).at };
  }
  return deeds;
}

function goalOf(act: Act, ground: ExampleGround): Point | null {
  switch (act.verb) {
    case 'creeps':
      return middleOf(creaturesOf(ground, Number(act.words[0])).map(({ at }) => at));
    case 'fight':
    case 'walks':
      return placeOf(act);
    case 'buys':
      return ground.shops[act.words[0]!]?.[2] ?? null;
    default:
      return null;
  }
}

/** The town hall that an act names by its number among the player's. */
function hallOf({ words }: Act, { things }: Army): Thing {
  return things.filter(({ id }) => ['htow', 'ogre', 'etol', 'unpl'].includes(id))[Number(words[0])]!;
}

function deedsOf(
  act: Act,
  army: Army,
  armies: readonly Army[],
  ground: ExampleGround,
  chance: Chance,
  here: Stop,
): Deed[] {
  switch (act.verb) {
    case 'creeps':
      return creep(act, army, ground, chance);
    case 'fight':
      return fight(act, army, armies, chance);
    case 'buys': {
      const [tag, id, at] = ground.shops[act.words[0]!]!;
      const shop = { id, at, tag: [tag, tag], forms: [], owner: 0 } as unknown as Thing;
      return [{ at: act.from, who: [shop], actions: [{ kind: 'order', order: act.words[1]! }] }];
    }
    case 'portals': {
      const hall = hallOf(act, army);
      const [x, y] = hall.at;
      const who = fightersOf(army, act.from).filter(isHero).slice(0, 1);
      return [
        {
          at: act.from,
          who,
          actions: [{ kind: 'order-object', order: FIRST_SLOT, target: hall.tag, x, y, flags: 0x40 }],
        },
      ];
    }
    case 'revives': {
      const altar = army.things.find(({ id }) => ['halt', 'oalt', 'eate', 'uaod'].includes(id))!;
      const hero = army.things.find(({ id }) => id === act.words[0])!;
      const [x, y] = here.at;
      return [
        {
          at: act.from,
          who: [altar],
          actions: [{ kind: 'order-object', order: REVIVE, target: hero.tag, x, y }],
        },
      ];
    }
    default:
      return [];
  }
}

/** Sends the army on its way in time, and again now and then. */
function walk(army: Army, here: Stop, next: Stop, chance: Chance): Deed[] {
  const away = apart(here.at, next.at);
  const leaveMs = Math.max(here.till + 500, next.from - (away / SPEED) * 1000);
  const deeds: Deed[] = [];
  for (let at = leaveMs; at < next.from; at += WALK_GAP + chance.below(WALK_GAP)) {
    const who = fightersOf(army, at);
    if (who.length === 0) continue;
    const [x, y] = chance.near(next.at, 120);
    const order = at === leaveMs || chance.below(4) >= 1 ? SMART : ATTACK;
    deeds.push({
      at: Math.round(at),
      who,
      key: ARMY_KEY,
      actions: [{ kind: 'order-point', order, x, y, flags: 0x40 }],
    });
  }
  return deeds;
}

/** One creature after the other, the last one first in the list; now and then the hero alone. */
function creep({ from, till, words }: Act, army: Army, ground: ExampleGround, chance: Chance): Deed[] {
  const creatures = creaturesOf(ground, Number(words[0]));
  const deeds: Deed[] = [];
  const share = (till - from) / creatures.length;
  for (let at = from; at < till; at += CREEP_GAP + chance.below(CREEP_GAP)) {
    const who = fightersOf(army, at);
    if (who.length === 0) continue;
    const creature = creatures[Math.min(creatures.length - 1, Math.floor((at - from) / share))]!;
    const [x, y] = at - from < 3000 ? creature.at : chance.near(creature.at, 60);
    const alone = chance.below(3) < 1 && who.some(isHero);
    deeds.push({
      at: Math.round(at),
      who: alone ? who.filter(isHero).slice(0, 1) : who,
      key: alone ? HERO_KEY : ARMY_KEY,
      actions: [{ kind: 'order-object', order: SMART, target: creature.tag, x, y, flags: 0x40 }],
    });
  }
  const item = army.things.find(
    (thing) =>
      thing.id === 'item' && Math.abs(thing.bornMs - till) < 2000 && apart(thing.at, creatures[0]!.at) < 900,
  );
  const hero = fightersOf(army, till).filter(isHero).slice(0, 1);
  if (item && hero.length > 0) {
    const [x, y] = item.at;
    const target = item.tag;
    const actions: Action[] = [
      { kind: 'select-item', tag: target },
      { kind: 'order-object', order: SMART, target, x, y, flags: 0x40 },
    ];
    deeds.push({ at: till, who: hero, key: HERO_KEY, actions });
  }
  return deeds;
}
