import type { GameEvent, GamePlayer } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { equal, type NamedObject } from './named-objects.ts';
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
  tracked: readonly TrackedUnit[],
): Pick<GamePlayer, 'units' | 'events'> {
  const named = new Set<TrackedUnit | undefined>();
  const ordered = new Set<string>();
  for (const { event, unit } of events) {
    named.add(unit);
    if ('id' in event) ordered.add(event.id);
  }
  const worthNaming = (unit: TrackedUnit) =>
    named.has(unit) || (unit.commanded && unit.forms.some(([, id]) => isHero(id) && ordered.has(id)));
  const units = tracked.filter(worthNaming);
  const number = new Map(units.map((unit, index) => [unit, index]));
  let before: readonly NamedObject[] = [];
  return {
    units: units.map((unit) => unit.forms),
    events: events.map(({ event, unit, members }) => {
      if (unit) event.by = number.get(unit);
      if (!equal(members, before)) event.with = members.map((object) => object.number).sort((a, b) => a - b);
      before = members;
      return event;
    }),
  };
}
