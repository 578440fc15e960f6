import { glyphOf } from '../../glyphs/choose.ts';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { formatClock } from '../../replay/clock.ts';
import { kindWord } from '../drawing/kinds.ts';
import { timelinePlayers, type TimelinePlayer } from '../drawing/player.ts';
import { inTwin, onPage, quiet, type Part, type Section, type Table } from '../page.ts';
import { counted, raceText, stepText } from '../words.ts';
import { fileLinks, type FileLink } from './files.ts';
import { mergeOrders } from './merge.ts';

/** All production: of two players in one table on one time axis, of more in a table for each. */
export function buildOrders(game: GameAnalysis, files: readonly FileLink[] = []): Section | null {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  return {
    id: 'build-orders',
    title: 'Build orders',
    reveals: 'length',
    grows: true,
    parts: [
      quiet(
        'Every order to build, train, hire, research or buy. Repeated key presses count as one step; how many ' +
          'a burst of presses asked for is inferred from the pace and marked ≈. How many were made in the whole ' +
          'game, and what proves it, stands above.',
        {
          words: [
            ' A replay records orders, not whether the game obeyed. The ',
            { text: 'boxes at the timeline', href: '#filters' },
            ' hide rows here as well.',
          ],
          only: 'page',
        },
      ),
      ...fileLinks(files),
      onPage(() =>
        players.length <= 2 ? [orders(players, 1, 'All orders in order of time')] : foldedByTeam(players),
      ),
      inTwin(() =>
        players.map((one): Part => ({
          kind: 'group',
          title: `${one.label}, ${raceText(one.player)}`,
          level: 3,
          parts: [orders([one], 1)],
        })),
      ),
    ],
  };
}

/** A table for each player, folded; those of a team stand together. */
const foldedByTeam = (players: readonly TimelinePlayer[]): Part[] =>
  [...Map.groupBy(players, ({ team }) => team)].flatMap(([team, members]): Part[] => {
    const folds = members.map((one): Part => ({
      kind: 'fold',
      title: [...nameAndRace(one), `, ${counted(one.player.build.length, 'order')}`],
      parts: [orders([one], players.length, 'Orders in order of time')],
    }));
    return team === undefined ? folds : [{ kind: 'group', title: team, level: 3, parts: folds }];
  });

const nameAndRace = ({ label, player: { race, random } }: TimelinePlayer) => [
  { text: label },
  ' ',
  { race, random },
];

/** The orders of players on one time axis: a row for each order, a column for each player. */
function orders(players: readonly TimelinePlayer[], grows: number, caption?: string): Part {
  const rows = mergeOrders(players);
  const data: Table = {
    ...(caption ? { caption } : {}),
    look: 'build dense',
    columns: [
      { name: 'Time' },
      ...players.map((one) => ({
        name: caption ? nameAndRace(one) : 'Order',
      })),
      { name: 'Kind' },
    ],
    rows: rows.map(({ step, kind, column }) => [
      formatClock(step.ms),
      ...players.map((_, index) =>
        index === column ? { glyph: glyphOf(step.id, step.type), text: stepText(step) } : '',
      ),
      kindWord(step, kind),
    ]),
    looks: rows.map(({ step, kind }) => (step.count === 0 ? `${kind} cancelled` : kind)),
  };
  return { kind: 'table', table: data, grows };
}
