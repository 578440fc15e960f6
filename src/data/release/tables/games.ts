/** `games`: a row for each game. */
import { GAME_FACTS } from '../../../game/facts/games.ts';
import { gameSource } from '../../../game/facts/source.ts';
import { dataTable, text } from '../table.ts';

export const games = dataTable(
  {
    name: 'games',
    title: 'Games',
    says: 'One row for each game in the archive, in the order of the index.',
    key: ['replay_id'],
  },
  (game) => [{ ...gameSource(game), file: game.chronicleOf().places?.file ?? null }],
)({
  ...GAME_FACTS,
  mapLayout: text(
    'Id of the map layout; see layouts in maps.json.',
    ({ file }) => file?.id ?? null,
    'No map file fits the orders, or the record has no orders with a position.',
  ),
  mapMatch: {
    type: 'string',
    values: ['file', 'exact', 'places'],
    gap: 'We found no layout that fits.',
    says:
      'How well the layout fits. The value “file” means that the replay states the digest of this map file. ' +
      'The value “exact” means that the layout contains every target of an order. The value “places” means that the mines fit, but some trees differ.',
    of: ({ file }) => file?.match ?? null,
  },
});
