import { glyphOf } from '../svg/glyphs/choose.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { kindWord } from '../svg/kinds.ts';
import { timelinePlayers, type TimelinePlayer } from '../svg/player.ts';
import { fromClass } from '../../game/map/first-minutes.ts';
import { inTwin, onPage, quiet, type Part, type Section } from '../page.ts';
import type { Table } from '../table.ts';
import { counted } from '../../game/counted.ts';
import { raceText, stepText, supplyText } from '../words.ts';
import { mergeOrders } from './merge.ts';

/** What stands on the page of a game, where every order has a page of its own. */
const OPENING_MS = 600_000;

const OF_THE_MAP =
  ' Names of four characters, such as h00X, are objects of this map. Only the map itself has names for them.';

/**
 * All production: of two players in one table on one time axis, of more in a table for each. With the address of a
 * page that has all orders, only the opening.
 */
export function buildOrders(game: GameAnalysis, allOrders?: string): Section | null {
  const everyone = timelinePlayers(game);
  if (everyone.length === 0) return null;
  const players = allOrders === undefined ? everyone : everyone.map(opening);
  return {
    id: 'build-orders',
    title: 'Build orders',
    reveals: 'length',
    ...(allOrders === undefined ? {} : { timed: true as const }),
    grows: true,
    parts: [
      quiet(
        `${allOrders === undefined ? 'Every order' : 'Orders of the first ten minutes'} to build, train, hire, research or buy. ×3 is a key pressed three times at once, which is one ` +
          'step. How many were made is under “Units and buildings”. ' +
          (players.some(({ player }) => player.build.some(({ supply }) => supply))
            ? 'Supply is food used and made before the order, if nothing has died; “13–15” is at least 13, at most 15.'
            : '') +
          (players.some(({ player }) => player.build.some(({ id, name }) => id === name)) ? OF_THE_MAP : ''),
        {
          words: [
            ' ',
            ...(allOrders === undefined
              ? ['The ', { text: 'boxes at the timeline', href: '#filters' }, ' hide rows here as well.']
              : [{ text: 'See all orders, on a timeline too', href: allOrders }, '.']),
          ],
          only: 'page',
        },
      ),
      onPage(() =>
        players.length <= 2
          ? [orders(players, 1, 'Orders in order of time', allOrders === undefined)]
          : foldedByTeam(players, allOrders === undefined),
      ),
      inTwin(() =>
        players.map((row): Part => ({
          kind: 'group',
          title: `${row.label}, ${raceText(row.player)}`,
          level: 3,
          parts: [orders([row], 1)],
        })),
      ),
    ],
  };
}

/** A player up to the end of the opening. */
const opening = (row: TimelinePlayer): TimelinePlayer => ({
  ...row,
  player: { ...row.player, build: row.player.build.filter(({ ms }) => ms < OPENING_MS) },
});

/** A table for each player, folded; those of a team stand together. */
const foldedByTeam = (players: readonly TimelinePlayer[], kinds: boolean): Part[] =>
  [...Map.groupBy(players, ({ team }) => team)].flatMap(([team, members]): Part[] => {
    const folds = members.map((row): Part => ({
      kind: 'fold',
      title: [...nameAndRace(row), kinds ? `, ${counted(row.player.build.length, 'order')}` : ''],
      parts: [orders([row], players.length, 'Orders in order of time', kinds)],
    }));
    return team === undefined ? folds : [{ kind: 'group', title: team, level: 3, parts: folds }];
  });

const nameAndRace = ({ label, player: { race, random } }: TimelinePlayer) => [
  { text: label },
  ' ',
  { race, random },
];

/** The orders of players on one time axis: a row for each order, a column for each player; with their kinds, which filters hide. */
function orders(players: readonly TimelinePlayer[], grows: number, caption?: string, kinds = true): Part {
  const rows = mergeOrders(players);
  const supplied = rows.some(({ step }) => step.supply);
  const data: Table = {
    ...(caption ? { caption } : {}),
    look: 'build dense',
    columns: [
      { name: 'Time' },
      ...(supplied ? [{ name: 'Supply' }] : []),
      ...players.map((row) => ({
        name: caption ? nameAndRace(row) : 'Order',
      })),
      ...(kinds ? [{ name: 'Kind', look: 'kind' }] : []),
    ],
    rows: rows.map(({ step, kind, column }) => [
      formatClock(step.ms),
      ...(supplied ? [supplyText(step)] : []),
      ...players.map((_, index) =>
        index === column ? { glyph: glyphOf(step.id, step.type), text: stepText(step) } : '',
      ),
      ...(kinds ? [kindWord(step, kind)] : []),
    ]),
    looks: rows.map(({ step, kind }) =>
      [kinds ? kind : fromClass(step.ms), step.cancelled ? 'cancelled' : ''].filter(Boolean).join(' '),
    ),
  };
  return { kind: 'table', table: data, grows };
}
