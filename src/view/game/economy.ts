/** The economy of a game: workers, gold, mines and harassment at certain times, then upkeep and expansions. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import type { PlayerEconomy } from '../../game/economy-schema.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import type { Band } from '../../game/spending-schema.ts';
import { onPage, type Part, quiet, type Section, table } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { between, NONE } from '../phrases.ts';
import { numberMade } from '../step-text.ts';

/** Times at which the players are compared, in ms; the end is added. */
const MARKS_MS = [3, 5, 8, 10, 15, 20, 30].map((minutes) => minutes * 60_000);
/** The times shown at once on a page. */
const FEW_MS = [5, 10].map((minutes) => minutes * 60_000);

/** A player with economy and gold spent. */
interface Row {
  player: AnalysedPlayer;
  economy: PlayerEconomy;
  gold: Band | undefined;
}

/** The economy section; null for a game without objects or map orders. */
export function economySection(game: GameAnalysis, chronicle: ToldGame | undefined): Section | null {
  const minutes = game.spending?.minutes ?? [];
  const rows = game.players.flatMap((player): Row[] => {
    const economy = chronicle?.economy?.find(({ slot }) => slot === player.slot);
    const gold = game.spending?.players.find(({ slot }) => slot === player.slot)?.gold;
    return economy ? [{ player, economy, gold }] : [];
  });
  if (rows.length === 0 || minutes.length === 0) return null;
  const last = minutes.length - 1;
  const placesOf = (marks: readonly number[]) => [
    ...marks.map((ms) => minutes.indexOf(ms)).filter((index) => index >= 0 && index < last),
    last,
  ];
  const [few, many] = [FEW_MS, MARKS_MS].map((marks) => tableOf(rows, minutes, placesOf(marks)));
  return {
    id: 'economy',
    title: 'Economy',
    reveals: 'length',
    parts: [
      quiet(
        'Workers and opened mines are minimum and maximum counts, and include those at the start. Replays don’t record ' +
          'deaths of workers and halls, so lost ones aren’t subtracted. Gold is what confirmed units, buildings and upgrades cost. Attack ' +
          'orders on workers show harassment, not kills.',
      ),
      onPage(() => [few!]),
      { kind: 'fold', title: 'More times, upkeep and expansions', parts: [many!, ...besides(rows)] },
    ],
  };
}

/** A table for each player with a row per time, given by indexes of minutes. */
const tableOf = (rows: readonly Row[], minutes: readonly number[], places: readonly number[]): Part =>
  table({
    look: 'dense',
    split: 'tables',
    columns: [
      { name: 'Player' },
      { name: 'By', look: 'time' },
      ...['Workers', 'Gold, confirmed', 'Mines opened', 'Attack orders on workers'].map((name) => ({
        name,
        numeric: true,
      })),
    ],
    rows: rows.flatMap(({ player, economy, gold }) =>
      places.map((index): Words[] => [
        { text: player.handle },
        formatClock(minutes[index]!),
        spanOf(economy.workers, index),
        gold ? gold.least[index]!.toLocaleString('en') : NONE,
        spanOf(economy.mines, index),
        String(economy.harassed[index]),
      ]),
    ),
  });

const spanOf = ({ least, most }: Band, index: number): string =>
  numberMade({ min: least[index]!, max: most[index]! });

/** Upkeep and expansions of each player, if known. */
function besides(rows: readonly Row[]): Part[] {
  const items = rows.flatMap(({ player: { handle }, economy }): Words[] => {
    const parts = [upkeepWords(economy), ...economy.expansions.map(expansionWords)].filter(
      (words) => words.length > 0,
    );
    return parts.length > 0 ? [[{ text: handle }, ': ', ...between(parts, '; ').flat(), '.']] : [];
  });
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

/** "more than 50 food by 13:36 and 80 by 19:19". */
const upkeepWords = ({ upkeep }: PlayerEconomy): Piece[] =>
  upkeep.flatMap(({ over, ms }, index): Piece[] =>
    index === 0 ? [`more than ${over} food by `, { ms }] : [` and ${over} by `, { ms }],
  );

/** "expansion ordered at 4:34 at the natural, begun by 4:40, first worker sent at 6:28". */
const expansionWords = ({ ms, place, begunMs, workers }: PlayerEconomy['expansions'][number]): Piece[] => {
  return [
    'expansion ordered at ',
    { ms },
    ` ${place}, `,
    ...(begunMs === null ? [] : ['begun by ', { ms: begunMs }, ', ']),
    ...(workers
      ? ['first worker sent at ', { ms: workers.firstMs }]
      : ['with no worker known to have been sent to its mine']),
  ];
};
