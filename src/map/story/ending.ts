/** The last sentences of a story: revivals, who leaves, and who won. */
import { formatClock } from '../../game/clock.ts';
import { kindOfFight } from '../../game/derive/moments/kind-of-fight.ts';
import { firstToLeave, winnersOf, winnersOver } from '../../game/derive/moments/leave-moments.ts';
import { ownPlace } from '../../game/derive/moments/place-words.ts';
import { isByAlly } from '../../game/derive/places/revivers.ts';
import { WINNER_BASES } from '../../game/derive/winner.ts';
import { claim, clauses, type Sentence } from './claim.ts';
import { type StorySource, timeOf } from './opening.ts';
import { placeInFight } from './turning-fights.ts';
import { REVIVAL_WORDS } from './words.ts';

/** "Arthas orders one revival; Thrall and Uther each order 2 revivals." A revived hero must have died. */
export function deathSentence(game: StorySource): Sentence | null {
  const revived = game.analysis.players.flatMap(({ handle, slot, heroes }) =>
    heroes.flatMap(({ id, revivalsMs }) =>
      revivalsMs.map((ms) => ({ handle, byAllies: isByAlly(game, Number(slot), id, ms) })),
    ),
  );
  const [own = [], allies = []] = [false, true].map((byAllies) => {
    const ofKind = revived.filter((revival) => revival.byAllies === byAllies);
    const players = [...Map.groupBy(ofKind, ({ handle }) => handle)];
    return [...Map.groupBy(players, ([, { length }]) => length)].map(([times, ofTimes]) => ({
      players: ofTimes.map(([handle]) => handle),
      times: claim(times === 1 ? 'one revival' : `${times} revivals`, 'heroes'),
    }));
  });
  const parts = [
    ...own.map(({ players, times }) => REVIVAL_WORDS.ordered(players, times)),
    ...allies.map(({ players, times }, index) =>
      REVIVAL_WORDS.byAllies(players, times, own.length === 0 && index === 0),
    ),
  ];
  return parts.length > 0 ? clauses(parts) : null;
}

/**
 * Who leaves first, after or during which fight, who plays on, and who won; the end of the replay if nobody is known to have
 * left first.
 */
export function endSentence(game: StorySource): Sentence {
  const { analysis, chronicle } = game;
  const first = firstToLeave(analysis);
  if (!first) return ['The replay ends at ', claim(formatClock(analysis.clockMs), 'facts'), '.'];
  const won = winnersOver(analysis, first.team);
  const leave = timeOf(game, ['leave'], first.leftMs, 'players');
  const [last] = chronicle.fights
    .filter(({ ledger }) => ledger?.sides.some(({ left }) => left.includes(Number(first.slot))))
    .sort((a, b) => b.endMs - a.endMs);
  const isOver = last && last.endMs <= first.leftMs;
  const place = last && placeInFight(game, last, 'last', first.leftMs);
  const found = game.places.fights?.find((one) => one.startMs === last?.startMs && one.endMs === last.endMs);
  const isRazing = found && kindOfFight(game, found) === 'razing';
  const fight: Sentence = place
    ? [
        `, ${isOver ? 'after' : 'during'} ${isRazing ? 'an attack on buildings' : 'a fight'} `,
        claim(ownPlace(place, first.handle), 'fights', last.startMs),
      ]
    : [];
  // Who stays need not have won, and the sentence would contradict itself without the reason.
  if (first.result === 'won' && analysis.winner)
    return [
      `${first.handle} leaves first, at `,
      leave,
      `, but ${winnersOf(analysis)} won: ${WINNER_BASES[analysis.winner.basis]}.`,
    ];
  const other = analysis.winner ? `. ${winnersOf(analysis)} won.` : '.';
  return [
    `${first.handle} leaves first, at `,
    leave,
    ...fight,
    ...playsOn(game, first),
    won ? `, so ${won} won.` : other,
  ];
}

/** An ally who leaves at least this long after the first of the losing side, in ms, played on. */
const PLAYED_ON_MS = 60_000;

/** ". Order_66 plays on until 102:40", about the last of the losing side to leave. */
function playsOn({ analysis }: StorySource, first: { team: number; leftMs: number }): Sentence {
  if (!analysis.winner || analysis.winner.team === first.team) return [];
  const last = analysis.players
    .filter(({ team, leftMs }) => team === first.team && (leftMs ?? 0) - first.leftMs >= PLAYED_ON_MS)
    .sort((a, b) => b.leftMs! - a.leftMs!)[0];
  return last ? [`. ${last.handle} plays on until `, claim(formatClock(last.leftMs!), 'players')] : [];
}
