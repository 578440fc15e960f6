/** Saves a filtered and sorted game list as CSV; loaded on demand. */
import { save } from '../shell/save.ts';
import { printCsv } from '../../view/csv/csv.ts';
import { sheetName, sheetText } from '../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../game/facts/listed.ts';
import { bySide, joinSides } from '../../game/sides.ts';
import { absolute, urls } from '../../urls.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { rowWinners, type GameRow } from '../../view/game-row.ts';

const HEAD = [
  ...'replay_id,players,races,heroes,winner,map,event,played_from,played_to'.split(','),
  ...LISTED_FACTS.map(([, fact]) => sheetName(fact)),
  ...['patch', 'url'],
];

/** Saves the shown games as CSV, with a line for each and links to their pages. Unknown values are empty. */
export function saveList(rows: readonly GameRow[]): void {
  const lines = rows.map((row) => {
    const sides = bySide(row.players);
    return [
      row.replayId,
      joinSides(sides, ({ name }) => name),
      joinSides(sides, ({ race }) => (race ? RACE_NAMES[race] : ''), ', '),
      joinSides(sides, ({ heroes }) => heroes.join(', '), '; '),
      joinSides([rowWinners(row)], ({ name }) => name),
      row.map?.name ?? '',
      row.event?.name ?? '',
      ...[row.played.from ?? '', row.played.to ?? ''],
      ...LISTED_FACTS.map(([key, fact]) => sheetText(fact, row[key])),
      row.patch ?? '',
      absolute(urls.game(row.replayId), location.origin),
    ];
  });
  save({ name: 'farseer-games.csv', type: 'text/csv', text: printCsv([HEAD, ...lines]) });
}
