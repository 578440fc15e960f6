/** Pages that list, moment by moment, the players whom the percentiles of game pages compare. */
import { matchupName, RACE_NAMES } from '../../replay/derive/race.ts';
import { gameTitle } from '../words.ts';
import { comparisonUrl, type ComparedTiming, type Comparison } from '../../archive/comparisons.ts';
import { PERCENTILES_FROM } from '../../archive/distribution.ts';
import { TIMINGS } from '../../replay/key-timings.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/catalogue.ts';
import { column, numbers, personCell, racesOf, text, seconds } from './cells.ts';
import { counted } from '../../replay/counted.ts';
import type { Hub, HubSection } from './hub.ts';

/** "Timings of Orc against Undead". */
export function comparisonTitle({ matchup, race }: Comparison): string {
  const [one, other] = racesOf(matchup);
  return `Timings of ${RACE_NAMES[race]} against ${RACE_NAMES[one === race ? other : one]}`;
}

/** A page for each race of each matchup. */
export const comparisonHubs = ({ comparisons }: Catalogue): Hub[] => comparisons.map(comparisonHub);

function comparisonHub(comparison: Comparison): Hub {
  const { matchup, race, own, timings } = comparison;
  const title = comparisonTitle(comparison);
  const games = new Set(own.map(({ placed }) => placed));
  return {
    path: comparisonUrl(comparison),
    trail: [
      { text: 'Matchups', href: urls.matchups() },
      { text: matchupName(matchup), href: urls.matchup(matchup) },
    ],
    title,
    description: `${title}: when ${RACE_NAMES[race]} ordered heroes, tech and expansions in ${counted(games.size, 'game')} of the archive, each with its game.`,
    facts: [
      { name: 'Games', value: String(games.size) },
      { name: 'Players, counted in each game', value: String(own.length) },
    ],
    sections: timings.map((timing) => section(comparison, timing)),
    games: null,
  };
}

const section = ({ race }: Comparison, { timing, times, spread }: ComparedTiming): HubSection => ({
  id: timing,
  title: TIMINGS[timing],
  note: `Ordered by ${counted(times.length, 'player')}.`,
  charts:
    times.length < PERCENTILES_FROM
      ? []
      : [
          {
            kind: 'spread',
            title: `${TIMINGS[timing]} ordered`,
            rows: [{ label: RACE_NAMES[race], race, spread }],
          },
        ],
  // It lists all games of a series.
  spoils: true,
  table: {
    caption: `${TIMINGS[timing]}, earliest first`,
    columns: [column('Game'), column('Player'), numbers('Ordered')],
    rows: times.map(({ ms, appearance: { placed, person, player } }) => [
      text(gameTitle(placed.game), urls.game(placed.game.replayId)),
      person ? personCell(person) : text(player.handle),
      seconds(Math.floor(ms / 1000)),
    ]),
  },
});
