import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { versusSides } from './versus.ts';
import { onPage, type PageFact, type Part, type Section } from '../page.ts';
import type { Piece, TextPiece } from '../rich-text.ts';
import { playedBasis, playedText } from '../played.ts';
import { capitalised, matchupInOrder, winnerNames } from '../words.ts';
import { counted } from '../../game/counted.ts';

/** Texts of a game's facts, warnings, players and series. */
const FACT_WORDS = {
  names: {
    winner: 'Winner',
    event: 'Event',
    map: 'Map',
    played: 'Played',
    length: 'Length',
    patch: 'Patch',
    sides: 'Sides',
    savedBy: 'Replay saved by',
  },
  unknown: 'Not known',
  build: (build: number | string): string => `build ${build}`,
  /** Paused time, which the game's length doesn't include. */
  paused: (time: string): string => `${time} paused, not counted`,
  continues: (until: string): string => `the replay continues until ${until}`,
};

const APM = 'APM is the average number of actions per minute until the player left.';

export const GAME_PLAYER_WORDS = {
  title: 'Players',
  columns: {
    slot: 'Slot',
    player: 'Player',
    recorded: 'Name as recorded',
    team: 'Team',
    race: 'Race',
    result: 'Result',
    /** Follows "Result" in text versions. */
    inferred: ' (inferred)',
    heroes: 'Heroes',
    left: 'Left',
    apm: 'APM',
  },
  results: { won: 'Won', lost: 'Lost' },
  unknownResult: 'Not known',
  watchedBy: (names: readonly Piece[]): Piece[] => ['Watched by ', ...names, '.'],
  apm: (href: string): Piece[] => [`${APM} `, { text: 'See APM for each minute', href }, '.'],
  slot: `The slot identifies the player in the JSON documents. ${APM}`,
};

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

/** Facts about the game; those marked `lead` fit between the names. */
export function factsOf(game: GameAnalysis, { event, pages, people, dated }: Setting): PageFact[] {
  const { map, decidedMs, patch, build, sides, winner, winnerUnknown, savedBy, played } = game;
  const { names } = FACT_WORDS;
  const winners = game.players.filter(({ result }) => result === 'won');
  return [
    {
      name: names.winner,
      value: (winner && winnerNames(game)) ?? UNKNOWN,
      note: winner?.sentence ?? winnerUnknown?.sentence ?? null,
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
    ...(savedBy === undefined ? [] : [{ name: names.savedBy, value: savedBy }]),
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
