/** A list of games as CSV, as it was filtered and sorted. Loaded when somebody asks for it. */
import { printCsv } from '../../view/csv/csv.ts';
import { sheetName, sheetText } from '../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../game/facts/listed.ts';
import { joinSides } from '../../game/sides.ts';
import { absolute, urls } from '../../urls.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { GameRow } from '../../view/game-list.ts';

const HEAD = [
  ...'replay_id,players,races,heroes,winner,map,event,played'.split(','),
  ...LISTED_FACTS.map(([, fact]) => sheetName(fact)),
  ...['patch', 'url'],
];

/** A line for each row; `origin` is that of the addresses. What is not known is empty. */
export const listCsv = (rows: readonly GameRow[], origin: string): string =>
  printCsv([
    HEAD,
    ...rows.map(({ replayId, sides, winner, map, event, played, patch, facts }) => [
      replayId,
      joinSides(sides, ({ name }) => name),
      joinSides(sides, ({ race }) => (race ? RACE_NAMES[race] : ''), ', '),
      joinSides(sides, ({ heroes }) => heroes.join(', '), '; '),
      winner.map(({ name }) => name).join(' & '),
      map?.name ?? '',
      event?.name ?? '',
      played ?? '',
      ...LISTED_FACTS.map(([key, fact]) => sheetText(fact, facts[key])),
      patch ?? '',
      absolute(urls.game(replayId), origin),
    ]),
  ]);
