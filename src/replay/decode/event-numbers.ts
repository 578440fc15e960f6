import type { GameEvent, GamePlayer } from '../game.ts';
import { isHero } from '../objects/object.ts';
import type { NamedObject } from './named-objects.ts';
import type { TrackedUnit } from './selection.ts';

/** An event with its maker and with what was selected, before both have numbers. */
export interface LoggedEvent {
  event: GameEvent;
  unit: TrackedUnit | undefined;
  members: readonly NamedObject[];
}

/** The numbers of the game's objects. */
export type Numbers = ReadonlyMap<NamedObject, number>;

/**
 * Events with numbers in place of units and objects, and the units they name, in the order of their first
 * appearance. Own heroes are named as well, if they were ordered.
 */
export function numberEvents(
  events: readonly LoggedEvent[],
  tracked: readonly TrackedUnit[],
  numbers: Numbers,
): Pick<GamePlayer, 'units' | 'events'> {
  const named = new Set(events.map(({ unit }) => unit));
  const ordered = new Set(events.map(({ event }) => ('id' in event ? event.id : '')));
  const worthNaming = (unit: TrackedUnit) =>
    named.has(unit) || (unit.own && unit.forms.some(([, id]) => isHero(id) && ordered.has(id)));
  const units = tracked.filter(worthNaming);
  const number = new Map(units.map((unit, index) => [unit, index]));
  let before: readonly NamedObject[] = [];
  return {
    units: units.map((unit) => unit.forms),
    events: events.map(({ event, unit, members }) => {
      if (unit) event.by = number.get(unit);
      if (!equal(members, before)) event.with = numbered(members, numbers);
      before = members;
      return event;
    }),
  };
}

const numbered = (objects: readonly NamedObject[], numbers: Numbers): number[] =>
  objects.map((object) => numbers.get(object) ?? 0).sort((a, b) => a - b);

const equal = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
