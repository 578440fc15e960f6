import { matchupName, RACE_NAMES, racesOf } from '../../game/derive/race.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { comparisonUrl } from '../../archive/count/comparisons.ts';
import { urls } from '../../urls.ts';
import type { PlacedGame } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { matchupGlyphs } from './cells.ts';
import { comparisonTitle } from './comparisons.ts';
import { lengthSection, mapSection, matchupSection, winsOf } from './game-sections.ts';
import { contactSection, expansionSitesSection, fightSection } from './place-sections.ts';
import { openingSection, peopleRecords, timingSection } from './sections.ts';
import { spendingSection } from './spending.ts';
import { usualCampsSection } from './usual-camps.ts';
import { shareText } from './win-cells.ts';
import { openingsLink } from './openings.ts';
import type { Link } from '../rich-text.ts';
import type { SectionedPage } from '../page.ts';
import { matchupLead } from './leads.ts';
import { listOf, pageAbout, sectionsOf, statistics } from './parts.ts';
import { MATCHUP_WORDS } from './words/matchups.ts';

const HOME: Link = { text: 'Matchups', href: urls.matchups() };

/** The list of all matchups, and a page for each. */
export const matchupHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  pageAbout({
    path: urls.matchups(),
    trail: [],
    title: 'Matchups',
    description: MATCHUP_WORDS.lead.list(catalogue.matchups.length),
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
      name: MATCHUP_WORDS.wonBy(RACE_NAMES[race]),
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
      ...(unknown > 0 ? [{ name: MATCHUP_WORDS.unknown, value: String(unknown) }] : []),
    ],
    links: catalogue.comparisons
      .filter((comparison) => comparison.matchup === matchup)
      .flatMap((comparison) => [
        { text: comparisonTitle(comparison), href: comparisonUrl(comparison) },
        ...openingsLink(comparison),
      ]),
    sections: [
      ...statistics(
        games.length,
        openingSection(appearances, catalogue, 'Appearances'),
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
      first === second ? undefined : { name: MATCHUP_WORDS.winner, of: wonBy(games) },
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
