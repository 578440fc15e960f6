/** Finds the archived openings closest to a player’s. */
import { counted } from '../../../game/counted.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { success, type Result } from '../../../game/result.ts';
import type { Opening } from './opening.ts';
import { likeness, type Likeness } from './score.ts';

/** Minimum length in seconds; shorter games have no comparable opening. */
export const MIN_SEC = 180;
/** Minimum number of distinct orders; openings with fewer orders match too many games. */
export const MIN_STEPS = 5;
/**
 * Minimum score: below it, two openings share little more than their race; see
 * `tests/unit/app/compare/closest/corpus.test.ts`.
 */
export const MIN_SCORE = 60;
/** Maximum number of games offered. */
export const MAX_OFFERED = 5;
/** Maximum number of games that come before closer ones, because the caller prefers them. */
const MAX_FIRST = 3;

/** Reasons why no game is offered. The list of codes is closed. */
type RefusalCode = 'race-unknown' | 'too-short' | 'no-race' | 'no-matchup' | 'nothing-alike';

export interface ClosestGame {
  opening: Opening;
  likeness: Likeness;
}

export type Closest = Result<ClosestGame[], RefusalCode>;

/**
 * Finds the archived players with the closest openings, at most `MAX_OFFERED`, best first, after up to three for whose
 * game `isFirst` holds. Race and opponent's race
 * must match, and in team games the sizes of the sides; `likeness` scores the rest. The game itself is never offered.
 * Ties are in archive order, so that the result is always the same.
 */
export function findClosest(
  sought: Opening,
  archive: readonly Opening[],
  isFirst: (replayId: string) => boolean = () => false,
): Closest {
  if (sought.race === null)
    return refuse('race-unknown', 'The replay does not show which race this player has.');
  if (sought.endSec < MIN_SEC || sought.steps.length < MIN_STEPS)
    return refuse(
      'too-short',
      NO_CLOSEST_WORDS.tooShort(sought.steps.length, Math.floor(sought.endSec / 60)),
    );
  const race = RACE_NAMES[sought.race];
  const otherOpenings = archive.filter((opening) => !isSameGame(sought, opening));
  const sameRace = otherOpenings.filter((opening) => opening.race === sought.race);
  if (sameRace.length === 0) return refuse('no-race', NO_CLOSEST_WORDS.noRace(race));
  const comparable = sameRace.filter((opening) => isSameSetting(sought, opening));
  if (comparable.length === 0)
    return refuse(
      'no-matchup',
      `No other game in the archive has someone playing ${race} ${settingOf(sought)}.`,
    );
  const scored = comparable
    .filter(({ endSec }) => endSec >= MIN_SEC)
    .map((opening) => ({ opening, likeness: likeness(sought, opening) }))
    .toSorted((a, b) => b.likeness.score - a.likeness.score);
  const candidates = scored.filter(({ likeness }) => likeness.score >= MIN_SCORE);
  const preferred = candidates.filter(({ opening }) => isFirst(opening.replayId)).slice(0, MAX_FIRST);
  const remaining = candidates.filter((candidate) => !preferred.includes(candidate));
  if (candidates.length > 0) return success([...preferred, ...remaining].slice(0, MAX_OFFERED));
  const best = Math.floor(scored[0]?.likeness.score ?? 0);
  return refuse(
    'nothing-alike',
    `No opening is similar: among ${counted(comparable.length, 'player')} with ${race} ${settingOf(sought)}, the closest scores ` +
      `${best} out of 100, and below ${MIN_SCORE} a comparison would say little.`,
  );
}

/** The setting besides the player's race: "against Orc", "in a game of 2v2". */
export const settingOf = ({ opponent, sides }: Opening): string =>
  opponent ? `against ${RACE_NAMES[opponent]}` : SETTING_WORDS.teams(sides);

const isSameSetting = (a: Opening, b: Opening): boolean =>
  a.opponent === b.opponent && (a.opponent !== null || a.sides === b.sides);

/** Compares ids, or detects another recording of the same game: no two games are identical to the second. */
const isSameGame = (a: Opening, b: Opening): boolean =>
  a.replayId === b.replayId || (a.steps.length >= MIN_STEPS && fingerprint(a) === fingerprint(b));

const fingerprint = ({ race, opponent, steps }: Opening): string =>
  `${race} ${opponent} ${steps.map(({ id, sec }) => `${id} ${sec}`).join()}`;

const refuse = (code: RefusalCode, sentence: string): Closest => ({ ok: false, failure: { code, sentence } });

/** Reasons why no game can be offered. `setting` is "against Orc" or "in a game of 2v2". */
export const NO_CLOSEST_WORDS = {
  tooShort: (orders: number, minutes: number): string =>
    `There is too little to go by: ${orders} different orders in ${minutes} min.`,
  noRace: (race: string): string => `No other game in the archive has someone playing ${race}.`,
};

/** The setting of a team game, which follows the player’s race. */
export const SETTING_WORDS = {
  teams: (sides: string): string => `in a game of ${sides}`,
};
