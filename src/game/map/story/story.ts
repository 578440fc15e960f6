/** Tells the game in order, in sentences with claims that link to their evidence. */
import { formatClock } from '../../clock.ts';
import { firstToLeave, ownPlace, winnersOf, winnersOver } from '../../derive/moments/told.ts';
import type { ToldGame } from '../story-schema.ts';
import { claim, clauses, storyOf, type Sentence } from './claim.ts';
import {
  campSentence,
  contactSentence,
  expansionSentence,
  heroSentence,
  tierSentence,
  timeOf,
  type StorySource,
} from './opening.ts';
import { fightSentences, turnsOf, type LedgersOf, type Turn } from './turning-fights.ts';
import { END_WORDS, REVIVAL_WORDS } from './words.ts';

/**
 * Tells a game in sentences, based on facts from the moments and tables. They cover openings, first camps, first
 * contact, expansions, tiers, decisive fights, lost heroes, and the end. Unknown parts are left out.
 */
export function tellStory(
  game: StorySource,
  ledgersOf: LedgersOf,
): Pick<ToldGame, 'story' | 'storyEvidence'> {
  const turns = turnsOf(game, ledgersOf);
  const sentences = [
    heroSentence(game),
    campSentence(game),
    contactSentence(game),
    expansionSentence(game),
    tierSentence(game),
    ...fightSentences(game, turns),
    deathSentence(game),
    endSentence(game, turns),
  ];
  return storyOf(sentences.filter((sentence) => sentence !== null));
}

/** "Moon revives one hero; Grubby and Happy each revive heroes twice." A revived hero must have died. */
function deathSentence({ analysis }: StorySource): Sentence | null {
  const revived = analysis.players.flatMap(({ handle, heroes }) => {
    const times = heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
    return times > 0 ? [{ handle, times }] : [];
  });
  const parts = [...Map.groupBy(revived, ({ times }) => times)].map(([times, players]) =>
    REVIVAL_WORDS.revives(
      players.map(({ handle }) => handle),
      claim(REVIVAL_WORDS.times(times), 'heroes'),
    ),
  );
  return parts.length > 0 ? clauses(parts) : null;
}

function endSentence(game: StorySource, turns: readonly Turn[]): Sentence {
  const { analysis } = game;
  const first = firstToLeave(analysis);
  if (!first) return END_WORDS.noLeave(claim(formatClock(analysis.clockMs), 'facts'));
  const won = winnersOver(analysis, first.team);
  const leave = timeOf(game, ['leave'], first.leftMs, 'players');
  const last = turns.findLast(({ ledger }) =>
    ledger?.sides.some(({ left }) => left.includes(Number(first.slot))),
  );
  const fight = last ? claim(ownPlace(last.place, first.handle), 'fights', last.startMs) : null;
  const other = analysis.winner ? END_WORDS.won(winnersOf(analysis)) : END_WORDS.unknown;
  return END_WORDS.leaves(first.handle, leave, fight, won ? END_WORDS.so(won) : other);
}
