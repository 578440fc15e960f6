/**
 * The archive's openings as one JSON document. Ids and names occur only once. Steps are pairs of numbers: the
 * object's index, then the seconds since the previous step.
 */
import type { Race } from '../../../game/races.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import type { Opening, OpeningStep } from './opening.ts';

/** Raised when the format changes, so that an old page doesn't misread a new document. */
const VERSION = 1;
const KINDS = ['building', 'unit', 'hero', 'upgrade'] as const;

/** The document: objects by index, and the games with their openings. */
export interface OpeningsDocument {
  version: typeof VERSION;
  /** Id, name and kind of every object in the document. */
  objects: [id: string, name: string, kind: number][];
  /** Replay id, sizes of the sides, and each player: slot, name, race, opponent's race, end in seconds, steps. */
  games: [
    replayId: string,
    sides: string,
    players: [string, string, Race | null, Race | null, number, number[]][],
  ][];
}

/** Encodes openings; those of one game must be consecutive. */
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

/** Decodes an index of openings; null for anything else, for example another version. */
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
          race: raceOrNull(race),
          opponent: raceOrNull(opponent),
          sides,
          endSec,
          steps,
        };
      }),
    );
  } catch {
    // An unexpected document counts as missing.
    return null;
  }
}

const raceOrNull = (race: Race | null): Race | null => (race !== null && race in RACE_NAMES ? race : null);
