/** What visitors save of dropped games, as JSON, CSV and Markdown. */
import { withDoubt } from '../../../map/levels/supply-in-doubt.ts';
import { sheetName, sheetText } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { printCsv } from '../../../view/csv/csv.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { gameTitle } from '../../../view/game-title.ts';
import { stepText, supplyText } from '../../../view/step-text.ts';
import type { SavedFile } from '../../shell/save.ts';
import { COLUMNS, type ListRow } from '../../tables/columns.ts';
import type { DroppedGame } from '../worker/messages.ts';

/**
 * The summary as an API document. Every such document contains the site's current deprecation notices, which the page
 * passes in.
 */
export const summaryFile = ({ summary }: DroppedGame, deprecations: readonly unknown[]): SavedFile =>
  json(`${summary.replayId}.summary.json`, { ...summary, deprecations });

/** The analysis, as the archive publishes it in `/data/games/`. */
export const analysisFile = ({ analysis, onMap }: DroppedGame): SavedFile =>
  json(`${analysis.replayId}.analysis.json`, withDoubt(analysis, onMap?.chronicle));

/** The table of all files. */
export const tableFile = (csv: string): SavedFile => ({ name: 'replays.csv', type: 'text/csv', text: csv });

const json = (name: string, value: unknown): SavedFile => ({
  name,
  type: 'application/json',
  text: `${JSON.stringify(value)}\n`,
});

/** Facts with a second column for programs, because their first column is formatted for people. */
const TIMES = LISTED_FACTS.filter(([, { unit }]) => unit === 'ms');

/** The table as CSV, one line per file. Lengths are formatted for people and also given in seconds. */
export function toCsv(rows: readonly ListRow[]): string {
  const head = [
    'file',
    ...Object.keys(COLUMNS),
    ...TIMES.map(([, fact]) => sheetName(fact)),
    'same_game_as',
    'failure',
    'reason',
  ];
  const lines = rows.map(({ file, game, sameGameAs, failure }) => [
    file,
    ...Object.values(COLUMNS).map(({ text }) => (game ? text(game) : '')),
    ...TIMES.map(([key, fact]) => sheetText(fact, game?.[key])),
    sameGameAs ?? '',
    failure?.code ?? '',
    failure?.sentence ?? '',
  ]);
  return printCsv([head, ...lines]);
}

/** The build orders of all players as Markdown, for forums and chats. */
export function buildOrderMarkdown(game: GameAnalysis): string {
  const facts = [game.map, formatClock(game.decidedMs), game.patch ? `patch ${game.patch}` : ''];
  const players = game.players.filter(({ build }) => build.length > 0);
  const paragraphs = [
    `# ${plain(gameTitle(game))}`,
    plain(facts.filter(Boolean).join(', ')),
    ...players.map(buildOrder),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function buildOrder({ handle, race, build }: AnalysedPlayer): string {
  const rows = build.map(
    (step) => `| ${formatClock(step.ms)} | ${supplyText(step)} | ${plain(stepText(step))} |`,
  );
  return [
    `## ${plain(handle)}${race ? `, ${RACE_NAMES[race]}` : ''}`,
    '',
    '| Time | Supply | Order |',
    '| ---: | :-- | :-- |',
    ...rows,
  ].join('\n');
}

/** Escapes formatting and mentions, because recorded names may contain anything. */
export const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~@]/g, (mark) => `\\${mark}`);
