/** `games`: a row for each game. */
import { GAME_FACTS } from '../../../game/facts/games.ts';
import { gameSource } from '../../../game/facts/source.ts';
import { dataTable } from '../table.ts';

export const games = dataTable(
  {
    name: 'games',
    title: 'Games',
    says: 'A row for each game of the archive, in the order of its list.',
    key: ['replay_id'],
    whole: true,
  },
  (game) => [gameSource(game)],
)(GAME_FACTS);
