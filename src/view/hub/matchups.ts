import { counted } from '../../game/counted.ts';
import { matchupName, RACE_NAMES, racesOf } from '../../game/derive/race.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { comparisonUrl } from '../../archive/count/comparisons.ts';
import { urls } from '../../urls.ts';
import type { Appearance, PlacedGame } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { matchupGlyphs, moment, SPREAD_COLUMNS, SPREAD_NOTE, spreadRow, textCell } from './cells.ts';
import { comparisonTitle } from './comparisons.ts';
import { lengthSection, mapSection, matchupSection, winsOf } from './game-sections.ts';
import { openingSection, peopleRecords, timingSection } from './sections.ts';
import { spendingSection } from './spending.ts';
import { usualCampsSection } from './usual-camps.ts';
import { shareText } from './win-cells.ts';
import { openingsLink } from './openings.ts';
import type { Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { matchupLead } from './leads.ts';
import { listOf, pageAbout, sectionsOf, statistics, tally } from './hub-page.ts';
import { RACES } from '../../game/races.ts';
import { HALL_SITES, type HallSite } from '../../map/fit/site-of-hall.ts';
import { distribution } from '../../archive/count/distribution.ts';
import { contactsOf, fightTimes, firstHalls } from '../../archive/count/places-of-players.ts';
import { texts, column, stacked, type Row } from '../table.ts';

const HOME: Link = { text: 'Matchups', href: urls.matchups() };

/** The list of all matchups, and a page for each. */
export const matchupHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  pageAbout({
    path: urls.matchups(),
    trail: [],
    title: 'Matchups',
    description: `The ${counted(catalogue.matchups.length, 'matchup')} in the archive, with records, first heroes, timings and lengths.`,
    facts: [{ name: 'Matchups', value: String(catalogue.matchups.length) }],
    sections: sectionsOf(matchupSection(catalogue.games, { id: 'all', title: 'All matchups' })),
  }),
  ...catalogue.matchups.map((entry) => matchupHub(entry, catalogue, atlas)),
];

function matchupHub(
  { matchup, games, appearances }: Catalogue['matchups'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): SectionedPage {
  const name = matchupName(matchup);
  const [first, second] = racesOf(matchup);
  const unknown = games.filter(({ game }) => !game.winner).length;
  const wins = [first, second].map((race) => {
    const won = winsOf(race, games);
    const share = winShare({ won, lost: games.length - unknown - won });
    return {
      name: `Won by ${RACE_NAMES[race]}`,
      value: String(won),
      ...(share && { note: `of ${share.decided}, ${shareText(share)}` }),
      result: true,
    };
  });
  return pageAbout({
    path: urls.matchup(matchup),
    trail: [HOME],
    title: `${name} (${matchup})`,
    glyphs: matchupGlyphs(matchup),
    description: matchupLead(name, games, appearances),
    facts: [
      { name: 'Games', value: String(games.length) },
      ...(first === second ? [] : wins),
      ...(unknown > 0 ? [{ name: 'Result not known', value: String(unknown) }] : []),
    ],
    links: catalogue.comparisons
      .filter((comparison) => comparison.matchup === matchup)
      .flatMap((comparison) => [
        { text: comparisonTitle(comparison), href: comparisonUrl(comparison) },
        ...openingsLink(comparison),
      ]),
    open: 2,
    sections: [
      ...statistics(
        games.length,
        openingSection(appearances, catalogue),
        timingSection(appearances),
        spendingSection(appearances),
        contactSection(appearances, atlas),
        expansionSitesSection(appearances, atlas),
        fightSection(games, atlas),
        usualCampsSection(appearances, atlas),
        lengthSection(games),
      ),
      ...sectionsOf(mapSection(games, catalogue, atlas), peopleRecords(appearances)),
    ],
    games: listOf(
      games,
      catalogue,
      `race:${first} vs.race:${second}`,
      first === second ? undefined : { name: 'Won by (inferred)', of: wonBy(games) },
    ),
  });
}

/** The winning race, by game. */
const wonBy = (games: readonly PlacedGame[]): Map<string, string> =>
  new Map(
    games.flatMap(({ game }) => {
      const race = game.players.find(({ result }) => result === 'won')?.race;
      return race ? [[game.replayId, RACE_NAMES[race]] as const] : [];
    }),
  );

/** First attack orders by race. */
function contactSection(appearances: readonly Appearance[], atlas: Atlas): Section | null {
  const contacts = contactsOf(appearances, atlas);
  const rows = RACES.flatMap((race): Row[] => {
    const spread = distribution(
      contacts.filter(({ player }) => player.player.race === race).map(({ ms }) => ms),
    );
    return spreadRow([{ race }], spread);
  });
  return tally({
    id: 'contact',
    title: 'First contact',
    note: `This is each player’s first attack order. A worker’s right click on an enemy scouts, so it doesn’t count. ${SPREAD_NOTE}`,
    table: stacked({
      caption: 'First attack order',
      columns: [column('Race'), ...SPREAD_COLUMNS],
      rows,
    }),
  });
}

/** First expansions by race: where and when. */
function expansionSitesSection(appearances: readonly Appearance[], atlas: Atlas): Section | null {
  const halls = firstHalls(appearances, atlas);
  const rows = RACES.flatMap((race) =>
    (Object.keys(HALL_SITES) as HallSite[]).flatMap((site): Row[] => {
      const spread = distribution(
        halls.filter((hall) => hall.player.player.race === race && hall.site === site).map(({ ms }) => ms),
      );
      return spreadRow([{ race }, textCell(HALL_SITES[site])], spread);
    }),
  );
  return tally({
    id: 'expansion-sites',
    title: 'Where they expand first',
    note: `This is each player’s first additional town hall that was not cancelled. Some gold mines aren’t known. A hall at such a mine counts as “elsewhere”. ${SPREAD_NOTE}`,
    table: stacked({
      caption: 'First expansions by place',
      columns: [...texts('Race', 'Where'), ...SPREAD_COLUMNS],
      rows,
    }),
  });
}

/** When fights happen. */
function fightSection(games: readonly PlacedGame[], atlas: Atlas): Section | null {
  const fightsOfGames = fightTimes(games, atlas);
  const moments: [string, number[]][] = [
    ['First fight', fightsOfGames.map(([first]) => first!.ms)],
    [
      'Fight with the most orders',
      fightsOfGames.map((fights) => fights.reduce((a, b) => (b.orders > a.orders ? b : a)).ms),
    ],
    ['Last fight', fightsOfGames.map((fights) => fights.at(-1)!.ms)],
  ];
  return tally({
    id: 'fight-times',
    title: 'When they fight',
    note: 'These are the times at which fights begin. A fight is a group of attack orders that are close in time and place. Each row has one time per game.',
    // With few games, this would reveal the length of each.
    spoils: true,
    table: stacked({
      caption: 'Fights by time',
      columns: [moment, ...SPREAD_COLUMNS],
      rows: moments.flatMap(([name, times]) => spreadRow([textCell(name)], distribution(times))),
    }),
  });
}
