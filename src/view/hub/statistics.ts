import { formatClock } from '../../game/clock.ts';
import { isDuel } from '../../game/sides.ts';
import type { PlacedGame } from '../../archive/count/appearances.ts';
import { counted } from '../../game/counted.ts';
import { histogram, lengthsOf } from '../../archive/count/timings.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { column, numbers, textCell } from './cells.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import { openingSection, raceRecords, timingSection } from './sections.ts';
import { spendingSection } from './spending.ts';
import { winRates } from './win-rates.ts';
import type { Section, SectionedPage } from '../page.ts';
import { pageAbout, sectionsOf, tally } from './parts.ts';
import { STATISTICS_WORDS as WORDS } from './words/statistics.ts';

/** Bar width of the length histogram. */
const BAR_SEC = 5 * 60;

/** The statistics page. */
export function statisticsHub(catalogue: Catalogue): SectionedPage {
  const duels = catalogue.games.filter(({ game }) => isDuel(game));
  // Team games have other timings; the search, its answers and the win rates leave them out as well, unless they are
  // asked for.
  const [games, everybody] =
    duels.length > 0
      ? [duels, catalogue.everybody.filter(({ placed }) => isDuel(placed.game))]
      : [catalogue.games, catalogue.everybody];
  const teamGames = catalogue.games.length - games.length;
  const winners = games.filter(({ game }) => game.winner).length;
  return pageAbout({
    path: urls.statistics(),
    trail: [],
    title: 'Statistics',
    description: `Statistics from ${counted(games.length, 'game')} (${duels.length > 0 ? '1v1' : 'team games'}): matchups, first heroes, timings of heroes, tech and expansions, maps and lengths.`,
    facts: [
      { name: '1v1 games', value: String(duels.length) },
      { name: 'Winner inferred', value: String(winners) },
      { name: 'Appearances', value: String(everybody.length) },
      ...(teamGames > 0 && duels.length > 0
        ? [
            {
              name: 'Team games',
              value: String(teamGames),
              note: 'not counted on this page',
              href: urls.search('team games'),
            },
          ]
        : []),
    ],
    links: [
      { text: 'Matchups', href: urls.matchups() },
      { text: 'Heroes', href: urls.heroes() },
      { text: 'Maps', href: urls.maps() },
      { text: 'Openings', href: urls.openings() },
      { text: 'The index as JSON', href: urls.index() },
    ],
    sections: sectionsOf(
      matchupSection(games),
      winRates(everybody),
      raceRecords(everybody, 'Appearances'),
      openingSection(everybody, catalogue, 'Appearances'),
      timingSection(everybody, ['first-hero'], { id: 'hero-times', title: 'First hero timing' }),
      timingSection(everybody, ['tier-2', 'tier-3'], { id: 'tech', title: 'Tech' }),
      timingSection(everybody, ['expansion'], { id: 'expansions', title: 'Expansions' }),
      spendingSection(everybody),
      mapSection(games, catalogue),
      lengthBars(games),
      lengthSection(games),
    ),
  });
}

/** How many games there are of each length. */
function lengthBars(games: readonly PlacedGame[]): Section | null {
  const bins = histogram(lengthsOf(games), BAR_SEC).map(({ fromSec, toSec, count }) => ({
    label: `${formatClock(fromSec * 1000)} to ${formatClock((toSec - 1) * 1000)}`,
    count,
  }));
  if (bins.length === 0) return null;
  return tally({
    id: 'durations',
    title: 'How long games last',
    note: 'Lengths are measured up to the moment the game was decided, when the last player left. Pauses are left out, and only complete replays count.',
    charts: [
      {
        kind: 'bars',
        title: WORDS.bars.caption,
        rows: bins.map(({ label, count }) => ({ label, race: null, count })),
      },
    ],
    table: {
      caption: WORDS.bars.caption,
      columns: [column('Length'), numbers('Games')],
      rows: bins.map(({ label, count }) => [textCell(label), { number: count }]),
    },
  });
}
