/** Tells the game in order, in sentences with claims that open their evidence. */
import { formatClock } from '../../clock.ts';
import { firstToLeave, winnersOf, winnersOver } from '../../derive/moments/told.ts';
import type { ToldGame } from '../story-schema.ts';
import { claim, listedWith, storyOf, type Sentence } from './claim.ts';
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

const TIMES = ['', 'once', 'twice'];

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

function deathSentence({ analysis }: StorySource): Sentence | null {
  const revived = analysis.players.flatMap(({ handle, heroes }): Sentence[] => {
    const times = heroes.reduce((sum, { revivalsMs }) => sum + revivalsMs.length, 0);
    return times > 0 ? [[`${handle} `, claim(TIMES[times] ?? `${times} times`, 'heroes')]] : [];
  });
  return revived.length > 0 ? ['Heroes that died and were revived: ', ...listedWith(revived), '.'] : null;
}

function endSentence(game: StorySource, turns: readonly Turn[]): Sentence {
  const { analysis } = game;
  const first = firstToLeave(analysis);
  if (!first) return ['The recording ends at ', claim(formatClock(analysis.clockMs), 'facts'), '.'];
  const won = winnersOver(analysis, first.team);
  const result = !won && analysis.winner ? ` ${winnersOf(analysis)} won.` : '';
  const leave = timeOf(game, ['leave'], first.leftMs, 'players');
  const last = turns.findLast(({ ledger }) =>
    ledger?.sides.some(({ left }) => left.includes(Number(first.slot))),
  );
  const fight: Sentence = last ? [' after a fight ', claim(last.place, 'fights', last.startMs)] : [];
  return [`${first.handle} leaves first, at `, leave, ...fight, `${won ? `, so ${won} won` : ''}.${result}`];
}
