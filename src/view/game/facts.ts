import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { versusSides } from './versus.ts';
import { onPage, type PageFact, type Part, type Section } from '../page.ts';
import type { TextPiece } from '../rich-text.ts';
import { playedBasis, playedText } from '../played.ts';
import { capitalised, matchupInOrder, winnerNames } from '../words.ts';
import { FACT_WORDS, WARNING_WORDS } from './words/facts.ts';

/** A game's setting in the archive; a dropped replay has none. */
export interface Setting {
  /** Name of its event, if known. */
  event?: string | null | undefined;
  /** Archive pages about facts of the game. */
  pages?: { event: string | null; map: string | null; matchup: string | null } | undefined;
  /** Pages of its players, by slot. */
  people?: ReadonlyMap<string, string> | undefined;
  /** When it was played by its file, and the basis of the date; without a day, the recording's own date stays. */
  dated?: { day?: string; basis: string } | undefined;
  /** Sentences about values that a person found doubtful. */
  errata?: readonly string[] | undefined;
}

/** Facts about the game as a whole, and what is missing from the recording. */
export const facts = (game: GameAnalysis, setting: Setting, reading?: Part): Section => ({
  id: 'facts',
  title: null,
  parts: [
    { kind: 'versus', sides: versusSides(game, setting.people), facts: factsOf(game, setting) },
    ...warnings(game),
    ...errataParts(setting.errata),
    ...(reading ? [reading] : []),
  ],
});

/** The facts that don't fit between the names. Text versions have all of them in one list. */
export const moreFacts = (game: GameAnalysis, setting: Setting): Section => ({
  id: 'more-facts',
  title: null,
  parts: [onPage(() => [{ kind: 'details', facts: factsOf(game, setting).filter(({ lead }) => !lead) }])],
});

const UNKNOWN = FACT_WORDS.unknown;

/** A player's name, linked to the player's page if there is one. */
export function linkedName({ slot, handle: text }: AnalysedPlayer, people: Setting['people']): TextPiece {
  const href = people?.get(slot);
  return href === undefined ? { text } : { text, href };
}

function factsOf(game: GameAnalysis, { event, pages, people, dated }: Setting): PageFact[] {
  const { map, decidedMs, patch, build, sides, winner, played } = game;
  const { names } = FACT_WORDS;
  const winners = game.players.filter(({ result }) => result === 'won');
  return [
    {
      name: names.winner,
      value: (winner && winnerNames(game)) ?? UNKNOWN,
      note: winner?.sentence ?? FACT_WORDS.noWinner,
      ...(winner ? { names: winners.map((player) => linkedName(player, people)) } : {}),
      result: true,
    },
    { name: names.event, value: event ?? UNKNOWN, href: pages?.event ?? null },
    { name: names.map, value: map || UNKNOWN, href: pages?.map ?? null, lead: true },
    {
      name: names.played,
      value: dated?.day ?? capitalised(playedText(played)),
      note: dated?.basis ?? playedBasis(played, patch),
    },
    { name: names.length, value: formatClock(decidedMs), note: lengthNote(game), length: true, lead: true },
    { name: names.patch, value: patch ?? UNKNOWN, note: build ? FACT_WORDS.build(build) : null, lead: true },
    { name: names.sides, value: sides, note: matchupInOrder(game), href: pages?.matchup ?? null },
  ];
}

/** Explains what the length excludes: pauses, and the time after the last player left. */
function lengthNote({ pausedMs, decidedMs, clockMs }: GameAnalysis): string | null {
  const left = [
    ...(pausedMs >= 1000 ? [FACT_WORDS.paused(formatClock(pausedMs))] : []),
    ...(clockMs - decidedMs >= 1000 ? [FACT_WORDS.continues(formatClock(clockMs))] : []),
  ];
  return left.join('; ') || null;
}

/** A warning for each doubtful value. */
export const errataParts = (errata: Setting['errata'] = []): Part[] =>
  errata.map((sentence) => ({ kind: 'warning', words: WARNING_WORDS.doubtful(sentence) }));

function warnings({ incomplete, clockMs, undecodable }: GameAnalysis): Part[] {
  const parts: Part[] = [];
  if (incomplete)
    parts.push({
      kind: 'warning',
      words: [
        WARNING_WORDS.incomplete(incomplete.sentence),
        { words: WARNING_WORDS.reaches(formatClock(clockMs)), as: 'length' },
      ],
    });
  if (undecodable > 0)
    parts.push({
      kind: 'warning',
      words: WARNING_WORDS.undecodable(undecodable),
    });
  return parts;
}
