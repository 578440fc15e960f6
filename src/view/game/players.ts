import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { handle } from '../../game/handle.ts';
import { inTwin, quiet, table, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import type { Column } from '../table.ts';
import { fromClass } from '../../map/fights/first-minutes.ts';
import { between, NONE } from '../phrases.ts';
import { nameWithLink, type Setting } from './facts.ts';
import { haveTeams, teamNumbers } from './teams.ts';

const APM = 'APM is the average number of actions per minute until the player left.';
const RESULTS = { won: 'Won', lost: 'Lost' };

/** Columns of the players table. */
const columns = (
  teams: boolean,
  numbers: ReadonlyMap<number, number>,
  people: Setting['people'],
): [Column, cell: (player: AnalysedPlayer) => Words][] => [
  [{ name: 'Slot', only: 'twin' }, ({ slot }) => slot],
  [{ name: 'Player', heads: true }, (player) => playerName(player, people)],
  [{ name: 'Name as recorded', only: 'twin' }, ({ name }) => name || NONE],
  [{ name: 'Team', ...(teams ? {} : { only: 'twin' }) }, ({ team }) => String(numbers.get(team))],
  [{ name: 'Race' }, ({ race, random }) => ({ race, random })],
  [
    { name: ['Result', { words: ' (inferred)', only: 'twin' }], result: true },
    ({ result }) => (result ? { words: RESULTS[result], as: result } : 'Not known'),
  ],
  [{ name: 'Heroes', look: 'in-header' }, heroNames],
  [{ name: 'Left', numeric: true, length: true }, ({ leftMs }) => ({ ms: leftMs })],
  [{ name: 'APM', numeric: true }, ({ kind, apm }) => (kind === 'human' ? String(apm.average) : NONE)],
];

/** Seats of programs that host games: W3Champions’ and Battle.net’s. They aren't spectators. */
const HOSTS: ReadonlySet<string> = new Set(['FLO', 'Blizzard']);

/**
 * The players in one table: race, result, heroes, time of leaving, APM. `actions` is the address of a page with the
 * actions of every minute.
 */
export function playersSection(
  { players: everyone, observers }: GameAnalysis,
  people?: Setting['people'],
  actions?: string,
): Section {
  const spectators = observers.filter((name) => !HOSTS.has(name));
  const each = columns(haveTeams(everyone), teamNumbers(everyone), people);
  const rows = everyone.map((player) => each.map(([, cell]) => cell(player)));
  return {
    id: 'players',
    title: 'Players',
    parts: [
      table({ columns: each.map(([column]) => column), rows }),
      ...(spectators.length > 0
        ? [quiet('Watched by ', ...between(spectators.map((text) => ({ text }))), '.')]
        : []),
      ...(actions === undefined
        ? []
        : [quiet(`${APM} `, { text: 'See APM for each minute', href: `${actions}#apm` }, '.')]),
      inTwin(() => [quiet(`The slot identifies the player in the JSON documents. ${APM}`)]),
    ],
  };
}

/** Heroes in order, each with its spoiler class. */
const heroNames = ({ heroes }: AnalysedPlayer): Words =>
  heroes.length === 0
    ? NONE
    : heroes.map(({ name, ordered, seen }, index) => ({
        words: index > 0 ? `, ${name}` : name,
        as: fromClass(ordered?.ms ?? seen?.ms ?? 0),
      }));

/** A player's display name, plus the recorded name on pages if it differs. */
function playerName(player: AnalysedPlayer, people: Setting['people']): Words {
  const { name } = player;
  const called = nameWithLink(player, people);
  // A BattleTag number alone doesn't make a different name.
  if (name === null || handle({ ...player, slot: Number(player.slot) }) === player.handle) return called;
  return [called, { words: [' ', { text: name }], as: 'quiet recorded', only: 'page' }];
}
