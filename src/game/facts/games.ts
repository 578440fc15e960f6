/** The facts of a game, one per column. */
import { PLAYED_BASES, playedDays } from '../derive/played.ts';
import { WINNER_BASES } from '../derive/winner.ts';
import { INCOMPLETE_REASONS } from '../vocabulary.ts';
import type { FactTable, Values } from './fact.ts';
import { gameColumn } from './keys.ts';
import { LISTED } from './listed.ts';
import type { GameSource } from './source.ts';

const NO_EVIDENCE = 'Nothing narrows it on this side.';

/** The columns of games, by the name of the field that each is in documents. */
export const GAME_FACTS = {
  ...gameColumn(),
  playedAt: {
    type: 'timestamp',
    says: 'Start of the game, in UTC.',
    gap: 'Only replays from NetEase’s platform state a time.',
    of: ({ played }) => played.at ?? null,
  },
  playedFrom: {
    type: 'date',
    says: 'First day on which the game could have been played.',
    gap: NO_EVIDENCE,
    of: ({ played }) => playedDays(played).from ?? null,
  },
  playedTo: {
    type: 'date',
    says: 'Last day on which the game could have been played. It is less certain if it is the end of a patch, because tournaments often update later.',
    gap: NO_EVIDENCE,
    of: ({ played }) => playedDays(played).to ?? null,
  },
  playedBasis: {
    type: 'string',
    values: Object.keys(PLAYED_BASES),
    says: 'The evidence that narrowed the range most.',
    of: ({ played }) => played.basis,
  },
  addedAt: {
    type: 'timestamp',
    says: 'Time at which the game was added to the archive, in UTC.',
    gap: 'The replay was never ingested.',
    of: ({ added }) => added,
  },
  eventId: {
    type: 'string',
    says: 'Id of the event, see events.json.',
    gap: 'We have no evidence for an event.',
    of: ({ event }) => event?.id ?? null,
  },
  series: {
    type: 'integer',
    says: 'Number of the series. Games of the same players at one event share it.',
    gap: 'Neither the event nor the names connect this game to others.',
    of: ({ series }) => series,
  },
  mapId: {
    type: 'string',
    says: 'Id of the map, see maps.json.',
    gap: 'The replay doesn’t name its map.',
    of: ({ source }) => source.map,
  },
  map: { type: 'string', says: 'Name of its map without version and folder.', of: ({ map }) => map },
  mapRecorded: {
    type: 'string',
    says: 'Name of the map as recorded in the replay.',
    of: ({ mapRaw }) => mapRaw,
  },
  patch: {
    type: 'string',
    says: 'Patch of the game, such as 1.30.',
    gap: 'The replay doesn’t state a known patch.',
    of: ({ patch }) => patch,
  },
  build: { type: 'integer', says: 'Build number of the game client.', of: ({ build }) => build },
  sides: { type: 'string', says: 'Players on each side, such as 1v1.', of: ({ sides }) => sides },
  matchup: {
    type: 'string',
    says: 'Matchup of the two sides, such as HvO.',
    gap: 'A player’s race is unknown, or the game isn’t 1v1.',
    of: ({ matchup }) => matchup,
  },
  durationMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Length that the replay states. Observers may stay after the game is decided.',
    of: ({ durationMs }) => durationMs,
  },
  decidedMs: {
    ...LISTED.decidedMs,
    says: 'Game time until the game was decided, that is, until the last player left. Pages show this length.',
  },
  pausedMs: {
    type: 'integer',
    unit: 'ms',
    says: 'Total length of the pauses. Game times don’t include it.',
    of: ({ pausedMs }) => pausedMs,
  },
  complete: {
    type: 'boolean',
    says: 'Whether the replay contains the whole game.',
    of: ({ complete }) => complete,
  },
  incompleteReason: {
    type: 'string',
    values: Object.keys(INCOMPLETE_REASONS),
    says: 'The reason why the replay is incomplete.',
    gap: 'The replay is complete.',
    of: ({ incomplete }) => incomplete?.reason ?? null,
  },
  winnerTeam: {
    type: 'integer',
    says: 'Number of the winning team, as in the team column of the players table. Inferred from what the map’s script wrote, and from how players left.',
    gap: 'The replay does not show who won.',
    of: ({ winner }) => winner?.team ?? null,
  },
  winnerBasis: {
    type: 'string',
    values: Object.keys(WINNER_BASES),
    says: 'The evidence for the winner.',
    gap: 'The winner isn’t known.',
    of: ({ winner }) => winner?.basis ?? null,
  },
  players: { type: 'integer', says: 'Number of players.', of: ({ players }) => players.length },
} as const satisfies FactTable<GameSource>;

export type GameValues = Values<typeof GAME_FACTS>;
