/**
 * The openings of the whole archive as one JSON document. Ids and names stand in it once; steps are numbers: place
 * of the object, then seconds since the step before.
 */
import type { Race } from '../../../game/summary.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Opening, OpeningStep } from './opening.ts';

const VERSION = 1;
const KINDS = ['building', 'unit', 'hero', 'upgrade'] as const;

/** Raised when the document changes its form, so that an old page does not misread a new document. */
export interface OpeningsDocument {
  version: typeof VERSION;
  /** Id, name and kind of every object that occurs. */
  objects: [id: string, name: string, kind: number][];
  /** Replay id, sizes of the sides, and each player: slot, name, own and opponent's race, end in seconds, steps. */
  games: [
    replayId: string,
    sides: string,
    players: [string, string, Race | null, Race | null, number, number[]][],
  ][];
}

/** Writes openings; those of one game have to follow one another. */
export function encodeOpenings(openings: readonly Opening[]): OpeningsDocument {
  const places = new Map<string, number>();
  const objects: OpeningsDocument['objects'] = [];
  const placeOf = ({ id, name, kind }: OpeningStep): number => {
    const place = places.get(id) ?? objects.push([id, name, KINDS.indexOf(kind)]) - 1;
    places.set(id, place);
    return place;
  };
  const games: OpeningsDocument['games'] = [];
  for (const { replayId, sides, slot, handle, race, opponent, endSec, steps } of openings) {
    if (games.at(-1)?.[0] !== replayId) games.push([replayId, sides, []]);
    const numbers = steps.flatMap((step, index) => [placeOf(step), step.sec - (steps[index - 1]?.sec ?? 0)]);
    games.at(-1)![2].push([slot, handle, race, opponent, endSec, numbers]);
  }
  return { version: VERSION, objects, games };
}

/** Reads such a document; null for anything else, such as one of another version. */
export function decodeOpenings(document: unknown): Opening[] | null {
  try {
    const { version, objects, games } = document as OpeningsDocument;
    if (version !== VERSION) return null;
    return games.flatMap(([replayId, sides, players]) =>
      players.map(([slot, handle, race, opponent, endSec, numbers]): Opening => {
        let sec = 0;
        const steps = Array.from({ length: numbers.length / 2 }, (_, index): OpeningStep => {
          const [id, name, kind] = objects[numbers[2 * index]!]!;
          sec += numbers[2 * index + 1]!;
          return { id, name, kind: KINDS[kind]!, sec };
        });
        return {
          replayId,
          slot,
          handle,
          race: knownRace(race),
          opponent: knownRace(opponent),
          sides,
          endSec,
          steps,
        };
      }),
    );
  } catch {
    // Not the document this page was made for: whoever asked says that there is none.
    return null;
  }
}

const knownRace = (race: Race | null): Race | null => (race !== null && race in RACE_NAMES ? race : null);
