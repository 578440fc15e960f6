/** Pages that list the players behind the percentiles on game pages, with a section for each moment. */
import { numeric, texts } from '../table.ts';
import { toSeconds } from '../../game/clock.ts';
import { matchupName, RACE_NAMES, racesOf } from '../../game/derive/race.ts';
import { gameTitle } from '../game-title.ts';
import { withPlaces } from '../../archive/count/timings-on-maps.ts';
import {
  comparisonUrl,
  COMPARED_MOMENTS,
  type ComparedTiming,
  type Comparison,
  type ComparedMoment,
} from '../../archive/count/comparisons.ts';
import { PERCENTILES_FROM } from '../../archive/count/distribution.ts';
import { TIMINGS } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { personCell, textCell, seconds } from './cells.ts';
import { counted } from '../../game/counted.ts';
import type { Section, SectionedPage } from '../page.ts';
import { usualCampsSection } from './usual-camps.ts';
import { allGames } from './first-hundred.ts';
import { pageAbout, sectionsOf, tally } from './hub-page.ts';

/** "Timings of Orc against Undead". */
export function comparisonTitle({ matchup, race }: Comparison): string {
  const [first, other] = racesOf(matchup);
  return `Timings of ${RACE_NAMES[race]} against ${RACE_NAMES[first === race ? other : first]}`;
}

/** A page for each race of each matchup. */
export const comparisonHubs = ({ comparisons }: Catalogue, atlas: Atlas): SectionedPage[] =>
  comparisons.map((comparison) => comparisonHub(withPlaces(comparison, atlas), atlas));

function comparisonHub(comparison: Comparison, atlas: Atlas): SectionedPage {
  const { matchup, race, appearances, timings } = comparison;
  const title = comparisonTitle(comparison);
  const games = new Set(appearances.map(({ placed }) => placed));
  const [first, second] = racesOf(matchup);
  return pageAbout({
    path: comparisonUrl(comparison),
    trail: [
      { text: 'Matchups', href: urls.matchups() },
      { text: matchupName(matchup), href: urls.matchup(matchup) },
    ],
    title,
    description:
      `${title}: when ${RACE_NAMES[race]} players ordered heroes, tech and expansions, and when they first met the enemy, in ` +
      `${counted(games.size, 'archived game')}.`,
    facts: [
      { name: 'Games', value: String(games.size) },
      { name: 'Appearances', value: String(appearances.length) },
    ],
    links: allGames(games.size, `race:${race} vs.race:${race === first ? second : first}`),
    sections: sectionsOf(
      ...timings.map((timing) => section(comparison, timing)),
      usualCampsSection(appearances, atlas),
    ),
  });
}

/** How a moment came about, if it isn't a production order; the text precedes the number of appearances. */
const DONE: Partial<Record<ComparedMoment, string>> = {
  'expansion-begun':
    'The latest time it could have started, as units made later and orders at its site show, in',
  contact: 'The first attack order, in',
};

const section = ({ race }: Comparison, { timing, times, spread }: ComparedTiming): Section | null =>
  tally({
    id: timing,
    title: COMPARED_MOMENTS[timing],
    note: `${DONE[timing] ?? 'Ordered in'} ${counted(times.length, 'appearance')}.`,
    charts:
      times.length < PERCENTILES_FROM
        ? []
        : [
            {
              kind: 'spread',
              title: timing in TIMINGS ? `${COMPARED_MOMENTS[timing]} ordered` : COMPARED_MOMENTS[timing],
              rows: [{ label: RACE_NAMES[race], race, spread }],
            },
          ],
    // It lists all games of a series.
    spoils: true,
    table: {
      caption: `${COMPARED_MOMENTS[timing]}, earliest first`,
      columns: [
        ...texts('Game', 'Player'),
        numeric(timing in TIMINGS ? 'Ordered' : 'Time'),
        { name: ['Result', { words: ' (inferred)', only: 'twin' }], result: true },
      ],
      rows: times.map(({ ms, appearance: { placed, person, player } }) => [
        textCell(gameTitle(placed.game), urls.game(placed.game.replayId)),
        person ? personCell(person) : textCell(player.handle),
        seconds(toSeconds(ms)),
        textCell(player.result ?? 'not known'),
      ]),
    },
  });
