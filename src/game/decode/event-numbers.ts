import type { GameEvent, GamePlayer } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { areSame, type NamedObject } from './named-objects.ts';
import type { TrackedUnit } from './selection.ts';

/** An event with its maker and selection, before units and objects have been numbered. */
export interface LoggedEvent {
  event: GameEvent;
  unit: TrackedUnit | undefined;
  members: readonly NamedObject[];
}

/**
 * Replaces units and objects in events with their numbers, and lists the named units in order of first appearance. The
 * heroes that the player ordered are listed too.
 */
export function numberEvents(
  events: readonly LoggedEvent[],
  trackedUnits: readonly TrackedUnit[],
): Pick<GamePlayer, 'units' | 'events'> {
  const namedUnits = new Set<TrackedUnit | undefined>();
  const orderedIds = new Set<string>();
  for (const { event, unit } of events) {
    namedUnits.add(unit);
    if ('id' in event) orderedIds.add(event.id);
  }
  const worthNaming = (unit: TrackedUnit) =>
    namedUnits.has(unit) || (unit.commanded && unit.forms.some(([, id]) => isHero(id) && orderedIds.has(id)));
  const units = trackedUnits.filter(worthNaming);
  const number = new Map(units.map((unit, index) => [unit, index]));
  let previous: readonly NamedObject[] = [];
  for (const { event, unit, members } of events) {
    if (unit) event.by = number.get(unit);
    if (!areSame(members, previous))
      event.with = members.map((object) => object.number).sort((a, b) => a - b);
    previous = members;
  }
  return { units: units.map((unit) => unit.forms), events: events.map(({ event }) => event) };
}
