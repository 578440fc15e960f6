import type { Game, RecordedObject } from '../../game.ts';

/**
 * A game as a link holds it: all that its summary and its analysis rest on, and of its objects nothing else, which would
 * be half of the link. Of an object the serial is left, its first sight, what it was in turn, and who commanded it most.
 * Those that were only pointed at, or are the map's, are left out, but every number stays: a blank stands for them, with
 * the serial of the next, and the time by which it was there. A link has no orders for the map, and no pauses. Condensing once more changes nothing.
 */
export function condense({ objects, ...game }: Game): Game {
  const condensed: Game = { ...game };
  delete condensed.orders;
  delete condensed.pauses;
  if (!objects) return condensed;
  const selected = new Set(game.players.flatMap(({ events }) => events.flatMap((event) => event.with ?? [])));
  const condensedObjects: RecordedObject[] = [];
  let next: RecordedObject | undefined;
  // What was made later was seen later, or this was there by then as well.
  let thereMs = Infinity;
  for (const [number, object] of [...objects.entries()].reverse()) {
    thereMs = Math.min(thereMs, object.seen[0]);
    const { commands, forms, map } = object;
    const matters = selected.has(number) || commands || (forms && !map);
    if (matters) condensedObjects.push((next = inBrief(object)));
    else condensedObjects.push(blankBefore(next ?? object, thereMs));
  }
  return { ...condensed, objects: condensedObjects.reverse() };
}

/** What stands for an object that is left out. */
export const blankBefore = ({ tag }: RecordedObject, ms: number): RecordedObject => ({
  tag: [0, tag[1]],
  seen: [ms, ms],
});

function inBrief({ tag, seen: [ms], forms = [], commands = [], map, item }: RecordedObject): RecordedObject {
  const [[, firstForm] = [], ...later] = forms;
  const [[commander] = []] = commands;
  return {
    tag: map ? tag : [0, tag[1]],
    seen: [ms, ms],
    ...(firstForm === undefined ? {} : { forms: [[ms, firstForm], ...later] }),
    ...(commander === undefined ? {} : { commands: [[commander, 1]] }),
    ...(map ? { map } : {}),
    ...(item ? { item } : {}),
  };
}
