import type { Game, RecordedObject } from '../../game.ts';

/**
 * Reduces a game to what a link needs: everything its summary and analysis rely on, except for farms that units alive at
 * once needed. The full objects would make up half of the link. An object keeps its serial, first mention, forms, and main commander. Objects that were only targets or
 * belong to the map are dropped. Object numbers stay valid, because a blank takes the place of each dropped object. The
 * blank holds the next serial and the time by which the object existed. Links have no map orders, no pauses,
 * no numbers of unknown actions, no control groups and no values of the map's script. Condensing twice changes nothing.
 */
export function condense({ objects, players, ...game }: Game): Game {
  const condensed: Game = {
    ...game,
    players: players.map((player) => {
      const { groups: _, ...others } = { groups: null, ...player };
      return others;
    }),
  };
  delete condensed.orders;
  delete condensed.pauses;
  delete condensed.unknownActions;
  delete condensed.values;
  if (!objects) return condensed;
  const numbers = new Set(players.flatMap(({ events }) => events.flatMap((event) => event.with ?? [])));
  const condensedObjects: RecordedObject[] = [];
  let next: RecordedObject | undefined;
  // A later object seen earlier proves that this one existed by then.
  let thereMs = Infinity;
  for (const [number, object] of [...objects.entries()].reverse()) {
    thereMs = Math.min(thereMs, object.seen[0]);
    const { commands, forms, map } = object;
    const matters = numbers.has(number) || commands || (forms && !map);
    if (matters) condensedObjects.push((next = inBrief(object)));
    else condensedObjects.push(blankBefore(next ?? object, thereMs));
  }
  return { ...condensed, objects: condensedObjects.reverse() };
}

/** The placeholder for a dropped object. */
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
