/** The fights of an example: who takes part, and what both sides order. */
import type { Action } from '../recording-writer/action.ts';
import { placeOf, type Act } from './acts.ts';
import type { Chance } from './chance.ts';
import { apart, type Point } from './ground.ts';
import type { Deed } from './hand.ts';
import { idAt, isBuilding, isHero, isWorker, livesAt, type Thing } from './things.ts';

/** A right click. */
export const SMART = 0x000d0003;
export const ARMY_KEY = 1;
export const HERO_KEY = 2;
/** Ms between two orders in a fight, at least about. */
const FIGHT_GAP = 560;
/** Spells that heroes cast in fights: at an enemy, or on the spot. */
const AT_ENEMY: Readonly<Record<string, number>> = {
  Hmkg: 0x000d007f,
  Oshd: 0x000d0097,
  Udea: 0x000d00de,
  Ulic: 0x000d00f4,
};
const ON_THE_SPOT: Readonly<Record<string, number>> = {
  Hamg: 0x000d009d,
  Obla: 0x000d00a1,
  Edem: 0x000d00cf,
};

export interface Army {
  name: string;
  player: number;
  team: number;
  home: Point;
  things: readonly Thing[];
}

/** Fighters and heroes of an army at a time, heroes first. */
export const fightersOf = ({ things }: Army, ms: number): Thing[] =>
  things
    .filter((thing) => !isWorker(thing) && !isBuilding(thing) && livesAt(thing, ms))
    .sort((a, b) => Number(isHero(b)) - Number(isHero(a)));

/** Orders at what the other side has there, spells, and units that are pulled back. */
export function fight(act: Act, army: Army, armies: readonly Army[], chance: Chance): Deed[] {
  const { from, till, names } = act;
  const place = placeOf(act);
  const enemies = armies.filter(({ name, team }) => names.includes(name) && team !== army.team);
  const deeds: Deed[] = [];
  const gap = FIGHT_GAP * (0.8 + 0.4 * chance.below(1));
  for (let at = from + chance.below(900); at < till; at += gap + chance.below(2 * gap)) {
    const who = fightersOf(army, at);
    const targets = enemies.flatMap((enemy) => [
      ...fightersOf(enemy, at),
      ...enemy.things.filter(
        (thing) => isBuilding(thing) && livesAt(thing, at) && apart(thing.at, place) < 700,
      ),
    ]);
    if (who.length === 0 || targets.length === 0) continue;
    deeds.push({ at: Math.round(at), ...blow(who, targets, place, at, chance) });
  }
  return deeds;
}

function blow(
  who: readonly Thing[],
  targets: readonly Thing[],
  place: Point,
  ms: number,
  chance: Chance,
): Omit<Deed, 'at'> {
  const heroes = who.filter(isHero);
  const target = chance.pick(targets);
  const [x, y] = isBuilding(target) ? target.at : chance.near(place, 380);
  const luck = chance.below(10);
  const hero = heroes.length > 0 ? chance.pick(heroes) : undefined;
  if (hero && luck < 1.2) {
    const [atEnemy, spell] = [AT_ENEMY[hero.id], ON_THE_SPOT[hero.id]];
    if (atEnemy && !isBuilding(target))
      return {
        who: [hero],
        actions: [{ kind: 'order-object', order: atEnemy, target: target.tag, x, y, flags: 0x40 }],
      };
    if (spell) return { who: [hero], actions: [{ kind: 'order', order: spell, flags: 0x40 }] };
  }
  if (luck < 2.4) {
    const [backX, backY] = chance.near(place, 650);
    return {
      who: [chance.pick(who)],
      actions: [{ kind: 'order-point', order: SMART, x: backX, y: backY, flags: 0x40 }],
    };
  }
  const aim: Action = { kind: 'order-object', order: SMART, target: target.tag, x, y, flags: 0x40 };
  if (hero && luck < 4.4) return { who: [hero], key: HERO_KEY, actions: [aim] };
  const kind = idAt(chance.pick(who), ms);
  const same = who.filter((thing) => idAt(thing, ms) === kind);
  if (luck < 7.6 && same.length > 0) return { who: same, actions: [aim] };
  return { who, key: ARMY_KEY, actions: [aim] };
}
