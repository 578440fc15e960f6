/** Finds the first differences between two sides: those that a viewer of both games would notice first. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ToldGame } from '../../../map/story-schema.ts';
import { secondsAhead } from '../difference.ts';
import { compareBuilds, rowName } from '../rows.ts';
import type { Side } from '../side.ts';

/** Minimum difference in seconds. Smaller ones only show who clicks faster. */
const LEAST_SEC = 10;
/** Maximum differences, as many as a viewer can remember. */
const MOST = 8;
/** How many first camps are compared; later visits depend on these. */
const CAMPS = 3;
/**
 * With more seconds between the same camp of both sides, one of them probably attack-moved to an earlier camp, which a
 * replay doesn't name; then neither this camp nor later ones are a difference.
 */
const SAME_CAMP_SEC = 90;

/** Something that one side did earlier, differently or alone; times in ms. */
export interface Difference {
  what: string;
  a: SideDeed | null;
  b: SideDeed | null;
  /** Seconds by which A was earlier; null unless both did it. */
  ahead: number | null;
}

interface SideDeed {
  ms: number;
  /** The exact object or place, where `what` does not name it. */
  note: string | null;
}

/** A game that may have places on the map. Published games have them, games in links don't. */
export type GameWithPlaces = GameAnalysis & Partial<Pick<ToldGame, 'places'>>;

/** The first differences, at most eight, sorted by the earlier side's time. */
export function firstDifferences(a: Side, b: Side): Difference[] {
  const builds = compareBuilds(a, b)
    .filter(({ kind, gap }) => kind !== 'worker' && kind !== 'item' && gap !== 'over' && gap !== 'race')
    .map((row): Difference => {
      const toDeed = (step: typeof row.a): SideDeed | null =>
        step && { ms: step.ms, note: step.name === row.name ? null : step.name };
      return { what: rowName(row), a: toDeed(row.a), b: toDeed(row.b), ahead: row.ahead };
    });
  // Different races use different objects for the same purpose, so the objects' names don't count as a difference.
  const sameRace = a.player.race === b.player.race;
  const counts = ({ a: ofA, b: ofB, ahead }: Difference, notesCount: boolean): boolean =>
    ahead === null || Math.abs(ahead) >= LEAST_SEC || (notesCount && ofA?.note !== ofB?.note);
  return [
    ...builds.filter((difference) => counts(difference, sameRace)),
    ...campRows(a, b).filter((difference) => counts(difference, true)),
  ]
    .sort((first, second) => startOf(first) - startOf(second))
    .slice(0, MOST);
}

const startOf = ({ a, b }: Difference): number => Math.min(a?.ms ?? Infinity, b?.ms ?? Infinity);

/** The first camps of both sides, one after the other, as long as both were seen at about the same time. */
function campRows(a: Side, b: Side): Difference[] {
  const [ofA, ofB] = [campsOf(a), campsOf(b)];
  if (!ofA || !ofB) return [];
  const rows = Array.from({ length: Math.min(CAMPS, ofA.length, ofB.length) }, (_, index) => {
    const [first, second] = [ofA[index]!, ofB[index]!];
    return {
      ...{ what: `Creep camp ${index + 1}`, a: first, b: second },
      ahead: secondsAhead(first.ms, second.ms),
    };
  });
  const doubtful = rows.findIndex(({ ahead }) => Math.abs(ahead) > SAME_CAMP_SEC);
  return doubtful < 0 ? rows : rows.slice(0, doubtful);
}

/** A side's first visit to each camp; null if the game has no map orders. */
function campsOf({ game, player }: Side): SideDeed[] | null {
  const { places } = game as GameWithPlaces;
  if (!places) return null;
  const names = new Set<string>();
  return places.camps.flatMap(({ slot, startMs, at, camp }) => {
    if (String(slot) !== player.slot) return [];
    const key = camp ? String(camp.number) : at.join();
    if (names.has(key)) return [];
    names.add(key);
    return [{ ms: startMs, note: camp ? `${camp.name}, level ${camp.level}, ${camp.place}` : null }];
  });
}
