/** The facts at the beginning of a game’s report. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { versusSides } from './versus.ts';
import { onPage, type PageFact, type Part, type Section } from '../page.ts';
import type { TextPiece } from '../rich-text.ts';
import { playBasisText, playTimeText } from '../played.ts';
import { capitalise } from '../phrases.ts';
import { matchupInOrder, winnerNames } from '../game-title.ts';
import { counted } from '../../game/counted.ts';

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

const UNKNOWN = 'Not known';

/** A player's name, linked to the player's page if there is one. */
export function nameWithLink({ slot, handle: text }: AnalysedPlayer, people: Setting['people']): TextPiece {
  const href = people?.get(slot);
  return href === undefined ? { text } : { text, href };
}

/** Facts about the game; those marked `lead` fit between the names. */
export function factsOf(game: GameAnalysis, { event, pages, people, dated }: Setting): PageFact[] {
  const { map, decidedMs, patch, build, sides, winner, winnerUnknown, savedBy, played } = game;
  const winners = game.players.filter(({ result }) => result === 'won');
  return [
    {
      name: 'Winner',
      value: (winner && winnerNames(game)) ?? UNKNOWN,
      note: winner?.sentence ?? winnerUnknown?.sentence ?? null,
      ...(winner ? { names: winners.map((player) => nameWithLink(player, people)) } : {}),
      result: true,
    },
    ...(event ? [{ name: 'Event', value: event, href: pages?.event ?? null }] : []),
    { name: 'Map', value: map || UNKNOWN, href: pages?.map ?? null, lead: true },
    {
      name: 'Played',
      value: dated?.day ?? capitalise(playTimeText(played)),
      note: dated?.basis ?? playBasisText(played, patch),
    },
    { name: 'Length', value: formatClock(decidedMs), note: lengthNote(game), length: true, lead: true },
    { name: 'Patch', value: patch ?? UNKNOWN, note: build ? `build ${build}` : null, lead: true },
    { name: 'Sides', value: sides, note: matchupInOrder(game), href: pages?.matchup ?? null },
    ...(savedBy === undefined ? [] : [{ name: 'Replay saved by', value: savedBy }]),
  ];
}

/** Explains what the length excludes: pauses, and the time after the last player left. */
function lengthNote({ pausedMs, decidedMs, clockMs }: GameAnalysis): string | null {
  const remarks = [
    ...(pausedMs >= 1000 ? [`${formatClock(pausedMs)} paused, not counted`] : []),
    ...(clockMs - decidedMs >= 1000 ? [`the replay continues until ${formatClock(clockMs)}`] : []),
  ];
  return remarks.join('; ') || null;
}

/** A warning for each doubtful value. */
export const errataParts = (errata: Setting['errata'] = []): Part[] =>
  errata.map((sentence) => ({ kind: 'warning', words: `Doubtful: ${sentence}` }));

function warnings({ incomplete, clockMs, undecodable, unknown }: GameAnalysis): Part[] {
  const parts: Part[] = [];
  if (incomplete)
    parts.push({
      kind: 'warning',
      words: [
        `This replay is incomplete. ${incomplete.sentence} `,
        { words: `It reaches ${formatClock(clockMs)}.`, as: 'length' },
      ],
    });
  if (undecodable > 0)
    parts.push({
      kind: 'warning',
      words: `${counted(undecodable, 'block')} of commands could not be decoded, so orders may be missing.`,
    });
  if (unknown)
    parts.push({
      kind: 'warning',
      words: [
        ...(unknown.release === null
          ? []
          : ['Our tables don’t have this patch or build. We use the nearest prices and times we have. ']),
        ...(unknown.ids.length === 0
          ? []
          : ['This replay has objects that our tables don’t know, so they keep their ids. ']),
        'To tell us, copy this line into an issue: ',
        { code: unknown.text },
      ],
    });
  return parts;
}
