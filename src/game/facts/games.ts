/** The facts of a game, one per column. */
import { PLAYED_BASES, playedDays } from '../derive/played.ts';
import { WINNER_BASES } from '../derive/winner.ts';
import { INCOMPLETE_REASONS } from '../vocabulary.ts';
import type { FactTable, Values } from './fact.ts';
import { INDEXED_GAME } from './indexed.ts';
import { gameColumn } from './keys.ts';
import { LISTED } from './listed.ts';
import type { GameSource } from './source.ts';

const SOFT = 'Nothing narrows it on this side.';

export const GAME_FACTS = {
  ...gameColumn(),
  playedAt: {
    type: 'timestamp',
    says: 'When it started, in UTC.',
    gap: 'Only recordings of NetEase’s platform carry a time.',
    of: ({ played }) => played.at ?? null,
  },
  playedFrom: {
    type: 'date',
    says: 'First day on which it can have been played.',
    gap: SOFT,
    of: ({ played }) => playedDays(played).from ?? null,
  },
  playedTo: {
    type: 'date',
    says: 'Last day on which it can have been played; soft where a patch ended, as tournaments move on later.',
    gap: SOFT,
    of: ({ played }) => playedDays(played).to ?? null,
  },
  playedBasis: {
    type: 'string',
    values: Object.keys(PLAYED_BASES),
    says: 'What narrowed the days most.',
    of: ({ played }) => played.basis,
  },
  addedAt: {
    type: 'timestamp',
    says: 'When it came into the archive, in UTC.',
    gap: 'The recording was never ingested.',
    of: ({ added }) => added,
  },
  eventId: {
    type: 'string',
    says: 'Id of its event; events.json says more of it.',
    gap: 'Nothing says where it was played.',
    of: ({ event }) => event?.id ?? null,
  },
  series: {
    ...INDEXED_GAME.series,
    says: 'Number of its series: games of the same people at one event have the same.',
    gap: 'No event or no name joins it to others.',
    of: ({ series }) => series,
  },
  mapId: {
    type: 'string',
    says: 'Id of its map; maps.json says more of it.',
    gap: 'The recording names no map.',
    of: ({ source }) => source.map,
  },
  map: { type: 'string', says: 'Name of its map without version and folder.', of: ({ map }) => map },
  mapRecorded: { type: 'string', says: 'The map as the recording has it.', of: ({ mapRaw }) => mapRaw },
  patch: {
    ...INDEXED_GAME.patch,
    says: 'Patch it was played with, such as 1.30.',
    gap: 'The recording states none that is known.',
    of: ({ patch }) => patch,
  },
  build: { type: 'integer', says: 'Number of the build of the game.', of: ({ build }) => build },
  sides: { type: 'string', says: 'Players on each side, such as 1v1.', of: ({ sides }) => sides },
  matchup: {
    type: 'string',
    says: 'Races against each other, such as HvO.',
    gap: 'The race of a player is not known, or not two sides play.',
    of: ({ matchup }) => matchup,
  },
  durationMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Length that the recording states; observers may stay on after the end.',
    of: ({ durationMs }) => durationMs,
  },
  decidedMs: {
    ...LISTED.decidedMs,
    says: 'Game time until it was decided: the last of those who play had left. Pages show this length.',
  },
  pausedMs: {
    type: 'integer',
    unit: 'ms',
    says: 'How long it was paused; no game time has this in it.',
    of: ({ pausedMs }) => pausedMs,
  },
  complete: {
    type: 'boolean',
    says: 'Whether the recording holds the whole game.',
    of: ({ complete }) => complete,
  },
  incompleteReason: {
    type: 'string',
    values: Object.keys(INCOMPLETE_REASONS),
    says: 'Why it holds less.',
    gap: 'The recording is complete.',
    of: ({ incomplete }) => incomplete?.reason ?? null,
  },
  winnerTeam: {
    type: 'integer',
    says: 'Team that won, inferred from how players left; the same number as team in players.',
    gap: 'How players left does not show who won.',
    of: ({ winner }) => winner?.team ?? null,
  },
  winnerBasis: {
    type: 'string',
    values: Object.keys(WINNER_BASES),
    says: 'What the winner is inferred from.',
    gap: 'No winner is known.',
    of: ({ winner }) => winner?.basis ?? null,
  },
  players: { type: 'integer', says: 'How many play.', of: ({ players }) => players.length },
} as const satisfies FactTable<GameSource>;

export type GameValues = Values<typeof GAME_FACTS>;

/** Game values by which the replay list is searched and sorted. */
export type IndexedGame = Pick<GameValues, keyof typeof INDEXED_GAME>;
