/** Descriptions of games, shared by pages, Markdown versions and dropped replays. */
import type { AnalysedHero, AnalysedPlayer, AnalysedStep, GameAnalysis } from '../game/analysis.ts';
import { formatClock } from '../game/clock.ts';
import { RACE_NAMES } from '../game/derive/race.ts';
import type { Bounds } from '../game/made-before.ts';
import { bySide, isDuel, joinSides } from '../game/sides.ts';
import type { CountEvidence, TimeBasis } from '../game/vocabulary.ts';

/** Placeholder for an empty value. */
export const NONE = '–';

/** Capitalizes the start of a sentence: "Not known" for "not known". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts a separator between list entries. */
export const between = <T>(pieces: readonly T[], joint = ', '): (T | string)[] =>
  pieces.flatMap((piece, index) => (index > 0 ? [joint, piece] : [piece]));

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${last}` : last;
}

/** The meaning of a time's basis, for legends. */
export const BASIS_MEANINGS: Readonly<Record<TimeBasis, string>> = {
  order: 'the command is in the replay',
  derived: 'the order plus the 140 s a town hall upgrade takes',
  observed: 'first seen when it was selected, so it had happened by then',
};

/** The meaning of a count's basis, for legends. */
export const COUNT_MEANINGS: Readonly<Record<CountEvidence, string>> = {
  seen: 'this many different objects were selected, commanded, or right-clicked where they were placed',
  slot: 'the type of some objects is unknown, but nothing else was due when they appeared',
  press: 'some are known only from an order; the game doesn’t record orders that it refuses',
  needed: 'never selected, but confirmed units require it',
  order: 'ordered, but no object confirms it',
};

/** How many were made: "12–16", or a single number if exact. */
export const numberMade = ({ min, max }: Bounds): string => (min === max ? String(min) : `${min}–${max}`);

/** Describes the sides of a game, in lobby order. */
export const inSides = (
  game: GameAnalysis,
  word: (player: AnalysedPlayer) => string,
  joint?: string,
): string => joinSides(bySide(game.players), word, joint);

const handleOf = ({ handle }: AnalysedPlayer): string => handle;

/** A game's title with the sides by name, such as "Arthas vs Thrall on Echo Isles". */
export const gameTitle = (game: GameAnalysis): string =>
  `${inSides(game, handleOf)}${game.map ? ` on ${game.map}` : ''}`;

/** "Arthas vs Thrall on Echo Isles, patch 1.30". */
export const titleWithPatch = (game: GameAnalysis): string =>
  [gameTitle(game), game.patch && `patch ${game.patch}`].filter(Boolean).join(', ');

/**
 * The matchup in the order of the players: "UvE" for Undead against Night Elf, although the matchup is `EvU`. Null
 * unless two people play against each other, because two allies against computers have a `matchup` too.
 */
export const matchupInOrder = (game: GameAnalysis): string | null =>
  game.matchup !== null && isDuel(game)
    ? inSides(game, ({ race }) => race ?? '', '').replace(' vs ', 'v')
    : null;

/** A player's race in words. */
export const raceName = ({ race }: Pick<AnalysedPlayer, 'race'>): string =>
  race ? RACE_NAMES[race] : 'Race unknown';

/** The race, with a note if the player chose Random. */
export const raceText = (player: Pick<AnalysedPlayer, 'race'> & { random?: boolean }): string =>
  raceName(player) + (player.race && player.random ? ' (Random)' : '');

/** "Thrall, Orc": the title of what is about one player. */
export const withRace = (player: AnalysedPlayer) => [{ text: player.handle }, `, ${raceText(player)}`];

/** The expansions after the first: "then Town Hall 12:03, 15:20"; empty if there are none. */
export function furtherExpansions({ expansions: [, ...further] }: AnalysedPlayer): string {
  const times = further.map(({ name, ms }, index) =>
    name === further[index - 1]?.name ? formatClock(ms) : `${name} ${formatClock(ms)}`,
  );
  return times.length > 0 ? `then ${times.join(', ')}` : '';
}

/** "begun 4:10–4:32", "done 5:51"; only what is confirmed. */
export const expansionProof = ({ started, standing }: AnalysedPlayer['expansions'][number]): string[] => [
  ...(started ? [`begun ${spanText(started)}`] : []),
  ...(standing ? [`done ${spanText(standing)}`] : []),
];

/** A range of times, "4:10–4:32", or a single time if both are equal. */
export const spanText = ({ from, to }: { from: number; to: number }): string =>
  [...new Set([from, to].map(formatClock))].join('–');

/** Names of the winning side, if it can be inferred. */
export const winnerNames = ({ players }: GameAnalysis): string | null =>
  players
    .filter((player) => player.result === 'won')
    .map(handleOf)
    .join(' & ') || null;

/**
 * Describes a step: "Footman ×2" for two presses at once, "Guard Tower ×3" for one order to three towers, "Keep,
 * cancelled", "Footman ×2, one cancelled", or "Footman, 1 of 2 units cancelled" for one order to two buildings. Presses only
 * matter for units and for what was partly cancelled.
 */
export function stepText(step: AnalysedStep): string {
  const { name, type, presses, makers = 1, cancelled, lapsed, cancelledPresses = 0, cancelledUnits } = step;
  const count = type === 'unit' || cancelledPresses > 0 ? presses : makers;
  const text = count > 1 ? `${name} ×${count}` : name;
  if (cancelledUnits) return `${text}, ${cancelledUnits.units} of ${cancelledUnits.of} units cancelled`;
  if (cancelledPresses > 0) return `${text}, ${cancelledPresses === 1 ? 'one' : cancelledPresses} cancelled`;
  if (!cancelled) return text;
  return `${text}, ${lapsed ? 'came to nothing' : 'cancelled'}`;
}

/** "14/22", "13–15/22", or "14" if the food available is unknown; empty for a step without known supply. */
export const supplyText = ({ supply }: Pick<AnalysedStep, 'supply'>): string =>
  supply ? [supply.used, ...(supply.made ? [supply.made] : [])].map(foodText).join('/') : '';

const foodText = ([min, max]: readonly [number, number]): string => numberMade({ min, max });

/** Skills with their times, then other facts: "Bash 1 (3:10), …; retrained 9:00; revival ordered 7:05". */
export function skillText({ skills, retrainedMs, revivalsMs }: AnalysedHero): string {
  const skillsText = skills
    .map((skill) => `${skill.name} ${skill.level} (${formatClock(skill.ms)})`)
    .join(', ');
  const also = (word: string, times: readonly number[]) =>
    times.length > 0 ? `${word} ${times.map(formatClock).join(', ')}` : '';
  return [skillsText || 'none seen', also('retrained', retrainedMs), also('revival ordered', revivalsMs)]
    .filter(Boolean)
    .join('; ');
}
