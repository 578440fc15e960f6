/** Warnings about a pair of sides, which come first in a comparison. */
import type { Section } from '../../../view/page.ts';
import { raceName } from '../../../view/game-title.ts';
import { opponentOf, sameRace, type Side } from '../side.ts';

/** The warnings as a section; empty without warnings. */
export function remarksSection(a: Side, b: Side): Section[] {
  const items = remarks(a, b);
  if (items.length === 0) return [];
  return [{ id: 'remarks', title: null, parts: [{ kind: 'list', items, look: 'remarks' }] }];
}

function remarks(a: Side, b: Side): string[] {
  const sentences: string[] = [];
  const sameGame = a.game.fingerprint === b.game.fingerprint;
  if (sameGame)
    sentences.push(
      a.player.slot === b.player.slot
        ? 'Both sides are the same player of the same game, so nothing differs.'
        : 'Both sides are players of one game.',
    );
  if (!sameRace(a, b)) sentences.push(REMARK_WORDS.races(raceName(a.player), raceName(b.player)));
  if (!sameGame) sentences.push(...differencesOfGames(a, b));
  return sentences;
}

/** Differences between the games themselves. */
function differencesOfGames(a: Side, b: Side): string[] {
  const { teams, differentTeams, opponents, maps, patches, unknown } = REMARK_WORDS;
  const sentences: string[] = [];
  const [opponentOfA, opponentOfB] = [opponentOf(a), opponentOf(b)];
  const [gameA, gameB] = [a.game, b.game];
  if (!opponentOfA || !opponentOfB)
    sentences.push(
      gameA.sides === gameB.sides ? teams(gameA.sides) : differentTeams(gameA.sides, gameB.sides),
    );
  else if (opponentOfA.race !== opponentOfB.race)
    sentences.push(opponents(raceName(opponentOfA), raceName(opponentOfB)));
  if (gameA.map !== gameB.map) sentences.push(maps(gameA.map || unknown, gameB.map || unknown));
  if (gameA.patch !== gameB.patch) sentences.push(patches(gameA.patch ?? unknown, gameB.patch ?? unknown));
  return sentences;
}

/** The warnings. */
export const REMARK_WORDS = {
  races: (a: string, b: string): string =>
    `${a} and ${b}: only what does the same job in both is compared, such as altars, town halls, and first, second and ` +
    'third heroes. Everything else is listed alone.',
  teams: (sides: string): string =>
    `A game of ${sides} on both sides: in team games players share the work, so times say less.`,
  differentTeams: (a: string, b: string): string =>
    `A game of ${a} and one of ${b}: in team games players share the work, so times say less.`,
  opponents: (a: string, b: string): string => `The opponents differ: A plays against ${a}, B against ${b}.`,
  maps: (a: string, b: string): string => `The maps differ: ${a} for A, ${b} for B.`,
  patches: (a: string, b: string): string =>
    `The patches differ, ${a} for A and ${b} for B: costs and building times may not be the same.`,
  /** Replaces the name of an unknown map or patch. */
  unknown: 'unknown',
};
