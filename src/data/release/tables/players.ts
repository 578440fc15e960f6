/** `players`: a row for each player of each game. */
import { PLAYER_FACTS } from '../../../game/facts/players.ts';
import { playerSources } from '../../../game/facts/source.ts';
import { dataTable, TO_GAME } from '../table.ts';

export const players = dataTable(
  {
    name: 'players',
    title: 'Players',
    says: 'One row for each player of each game, in lobby order.',
    key: ['replay_id', 'slot'],
    references: TO_GAME,
  },
  playerSources,
)(PLAYER_FACTS);
