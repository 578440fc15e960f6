/** Contents of the accuracy page. */
import type { Audit } from '../../archive/audit/audit.ts';
import { LEVEL_HEADS, levelRows, MAP_HEADS, mapRows, mapTopic } from '../../archive/audit/map-rows.ts';
import type { TruthFacts } from '../../archive/count/truth.ts';
import { type Oracle, ORACLES } from '../../archive/audit/oracle.ts';
import recordings from '../../archive/audit/recordings.json' with { type: 'json' };
import { auditTopics, MEDIAN_RACES, medianRows } from '../../archive/audit/rows.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { PLAYED_BASES, type PlayedBasis } from '../../game/derive/played.ts';
import type { Words } from '../rich-text.ts';
import { numbers, texts, stacked, type Table } from '../table.ts';
import { NONE } from '../phrases.ts';

/** Texts of the tables and lists on the accuracy pages. */
export const ACCURACY_WORDS = {
  complete: 'The list is complete.',
  maps: 'Map files and creatures by map',
};

/** The basis of each number in the archive, in the words used next to the numbers. */
const BASES = [
  [
    'Build steps, research, items',
    'order',
    'the command to build, train, research or buy, in recorded order',
  ],
  ['First hero', 'order', 'the first training order of a hero that was not taken back'],
  [
    'Expansion',
    'order',
    'the first placement of another town hall, outside the base, that was not cancelled',
  ],
  ['Skills', 'order', 'the command to learn each'],
  ['Tier upgrade, ordered', 'order', 'the command to the town hall'],
  ['Tier upgrade, completed', 'derived', 'that command and the time the upgrade takes'],
  ['Tier upgrade, observed', 'observed', 'the first selection that shows the player’s own hall upgraded'],
  [
    'Tier times in the API',
    'inferred',
    'the same, or the first order that needs the tier, whichever came first',
  ],
  ['Hero, seen', 'observed', 'the first selection that shows the hero'],
  [
    'Race of a Random player',
    'observed',
    'the player’s first hall, worker or building that was ordered or selected',
  ],
  ['Hero level', 'inferred', 'skill points seen spent: the hero reached it at least'],
  [
    'Units and buildings, at least',
    'inferred',
    'objects that were seen or can be nothing else, and objects known only from orders',
  ],
  [
    'Units and buildings, at most',
    'inferred',
    'orders, cancels, queues and build times, up to the end of the game',
  ],
  ['Retraining', 'inferred', 'a tome bought, and skills learned again soon after'],
  ['Winner', 'inferred', 'how and in which order the players left'],
] as const;

/** What each number on the site is made from. */
export const basisTable: Table = {
  caption: 'The basis of each number',
  look: 'bases',
  columns: texts('Number', 'Basis', 'Made from'),
  rows: BASES,
};

/** The audit's findings, one table per topic. */
export const auditTables = (audit: Audit): Table[] =>
  auditTopics(audit).map(({ topic, rows }) => ({
    caption: topic,
    look: 'audit',
    columns: [{ name: 'What' }, { name: 'Number', numeric: true }],
    rows: rows.map(({ what, value }) => [what, value]),
  }));

/** Contradictions found by the oracles in archived games, and in many more recordings at the last count. */
export const oracleTable = ({ oracles }: Audit): Table =>
  stacked({
    caption: `Rules of the game: how often each was broken and checked, in this archive and in ${recordings.games} replays`,
    look: 'oracles',
    columns: [{ name: 'Rule' }, ...numbers('Broken here', 'Checked here', 'Broken', 'Checked')],
    rows: (Object.keys(ORACLES) as Oracle[]).map((oracle): Words[] => [
      ORACLES[oracle],
      { number: oracles[oracle].against.length },
      { number: oracles[oracle].n },
      { number: recordings.oracles[oracle].against.length },
      { number: recordings.oracles[oracle].n },
    ]),
  });

/** Every broken rule in those recordings, as text. */
export const brokenRules: readonly string[] = Object.values(recordings.oracles).flatMap(
  ({ against }) => against,
);

/** For each patch, the patch that its prices come from, and in how many games all prices are known to be right. */
export function pricesRead(games: readonly Pick<GameAnalysis, 'patch' | 'spending'>[]): Table {
  const rows = games.flatMap(({ patch, spending }) =>
    spending ? [{ patch: patch ?? NONE, from: spending.costs.patch, exact: spending.costs.exact }] : [],
  );
  return {
    caption: 'Prices used for the games of each patch',
    look: 'short',
    columns: [...texts('Patch', 'Prices of'), ...numbers('Games', 'Known')],
    rows: [...Map.groupBy(rows, ({ patch, from }) => `${patch} ${from}`).values()]
      .sort(([a], [b]) => Number(a!.patch) - Number(b!.patch) || Number(a!.from > b!.from))
      .map((group): Words[] => [
        group[0]!.patch,
        group[0]!.from,
        { number: group.length },
        { number: group.filter(({ exact }) => exact).length },
      ]),
  };
}

/** Number of games by basis and precision of their date. */
export function datings(games: readonly Pick<GameAnalysis, 'played'>[]): Table {
  const ofBasis = Map.groupBy(games, ({ played }) => played.basis);
  return {
    caption: 'The basis of the games’ dates',
    look: 'short',
    columns: [{ name: 'Basis' }, ...numbers('Games', 'Exact start', 'Between days')],
    rows: Object.entries(PLAYED_BASES).map(([basis, meaning]): Words[] => {
      const ofThisBasis = ofBasis.get(basis as PlayedBasis) ?? [];
      const exact = ofThisBasis.filter(({ played }) => played.at !== undefined).length;
      return [
        [{ em: basis }, `: ${meaning}`],
        { number: ofThisBasis.length },
        { number: exact },
        { number: ofThisBasis.length - exact },
      ];
    }),
  };
}

/** Median order times, one column per race. */
export const orderMedians = (audit: Audit): Table => ({
  caption: 'Median order times per race in 1v1 games',
  look: 'short',
  columns: [{ name: 'Order' }, ...MEDIAN_RACES.map((name) => ({ name, look: 'time' }))],
  rows: medianRows(audit).map(({ order, cells }) => [order, ...cells]),
});

/** How map files explain the games’ orders, by map, and the errors of estimated hero levels. */
export const mapTables = ({ maps, levels }: Pick<TruthFacts, 'maps' | 'levels'>) => {
  const topic = mapTopic(maps);
  const tableOf = (caption: string, heads: readonly string[], rows: readonly string[][]): Table => ({
    caption,
    look: 'short',
    columns: heads.map((name, index) => (index === 0 ? { name } : { name, numeric: true })),
    rows,
  });
  return {
    files: tableOf(
      topic.topic,
      ['What', 'Number'],
      topic.rows.map(({ what, value }) => [what, value]),
    ),
    byMap: stacked(tableOf(ACCURACY_WORDS.maps, MAP_HEADS, mapRows(maps))),
    levels: stacked(tableOf('Estimated levels against skill points', LEVEL_HEADS, levelRows(levels))),
  };
};
