/** The statistics page: numbers about all games. */
import { column, numeric, stacked, texts } from '../table.ts';
import { formatClock } from '../../game/clock.ts';
import { isDuel } from '../../game/sides.ts';
import { type PlacedGame, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { counted } from '../../game/counted.ts';
import { histogram, lengthsOf } from '../../archive/count/timings.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { textCell } from './cells.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import { openingSection, raceRecords, timingSection } from './sections.ts';
import { spendingSection } from './spending.ts';
import type { Section, SectionedPage } from '../page.ts';
import { pageAbout, sectionsOf, tally } from './hub-page.ts';
import { recordIn, pairRecord } from '../../archive/count/records.ts';
import { SIGNIFICANT, signTest } from '../../archive/count/chance.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { RACES } from '../../game/races.ts';
import { barsOf } from '../charts.ts';
import type { Piece } from '../rich-text.ts';
import { shareText } from './win-cells.ts';

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
    open: 2,
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
      matchupSection(games, undefined, false),
      raceRecords(everybody),
      winRates(everybody),
      spendingSection(everybody),
      openingSection(everybody, catalogue),
      timingSection(everybody, ['first-hero'], { id: 'hero-times', title: 'First hero timing' }),
      timingSection(everybody, ['tier-2', 'tier-3'], { id: 'tech', title: 'Tech' }),
      timingSection(everybody, ['expansion'], { id: 'expansions', title: 'Expansions' }),
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
      barsOf(
        'Games by length',
        bins.map(({ label, count }) => [label, count]),
      ),
    ],
    table: {
      caption: 'Games by length',
      columns: [column('Length'), numeric('Games')],
      rows: bins.map(({ label, count }) => [textCell(label), { number: count }]),
    },
  });
}

/** A row for each two races; mirror matchups and Random are listed separately. */
function winRates(everybody: readonly Appearance[]): Section | null {
  const duels = everybody.filter(({ player, opponent }) => player.race && opponent?.player.race);
  const chosen = duels.filter(({ player, opponent }) => !player.random && !opponent!.player.random);
  const mirrors = duels.filter(({ player, opponent }) => player.race === opponent!.player.race);
  const rows = RACES.flatMap((race, index) => {
    const ofRace = chosen.filter(({ player }) => player.race === race);
    const against = groupBy(ofRace, ({ opponent }) => opponent!.player.race);
    return RACES.slice(index + 1)
      .filter((other) => against.has(other))
      .map((other) => row({ race }, { race: other }, against.get(other)!));
  });
  const random = duels.filter(({ player }) => player.random);
  if (random.length > 0)
    rows.push(row(textCell('Random, whatever race was drawn'), textCell('Any race'), random));
  if (rows.length === 0) return null;
  return tally({
    id: 'win-rates',
    title: 'Win rates',
    note:
      'These are 1v1 games with a known result. The range is the 95 % confidence interval (Wilson). A race counts as ' +
      'ahead if an exact sign test over pairs of players shows it (p < 0.05). A pair is two players who met in this matchup. It counts once, for the race that won more of their games, and few pairs prove nothing. ' +
      `Mirror matchups (${counted(mirrors.length / 2, 'game')}) are left out, because in them the same race both wins and loses. Games with a player who chose Random are in a separate row.`,
    table: stacked({
      caption: 'Each race against every other race, from the side of the first',
      columns: [
        ...texts('Race', 'Against'),
        numeric('Games'),
        { ...numeric('Won'), result: true },
        { ...numeric('Lost'), result: true },
        { ...numeric('Share of wins'), result: true },
        { ...column('Proven ahead'), label: 'proven ahead:', result: true },
      ],
      rows,
    }),
  });
}

/** Whether a race is significantly ahead: "yes, 8 of 9 pairs", "no, 4 of 7 pairs". Tied pairs don't count. */
function aheadText({ won, lost }: { won: number; lost: number }): string {
  if (won + lost === 0) return '–';
  const isAhead = won > lost && signTest(won, lost) < SIGNIFICANT;
  return `${isAhead ? 'yes' : 'no'}, ${won} of ${counted(won + lost, 'pair')}`;
}

function row(who: Piece, against: Piece, appearances: readonly Appearance[]): Piece[] {
  const record = recordIn(appearances);
  const share = winShare(record);
  return [
    who,
    against,
    { number: appearances.length },
    { number: record.won },
    { number: record.lost },
    textCell(share === null ? '–' : shareText(share)),
    textCell(aheadText(pairRecord(appearances))),
  ];
}
