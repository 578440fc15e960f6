import { glyphOf } from '../svg/glyphs/choose.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/summary.ts';
import { byRace, gamesOf, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import type { HeroUse } from '../../archive/count/heroes.ts';
import { recordIn } from '../../archive/count/records.ts';
import { abilitiesOf } from '../../game/objects/abilities.ts';
import { chineseNames, chineseSkill } from '../../game/objects/chinese.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { column, heroCell, matchupCell, numbers, recordCells, recordColumns, textCell } from './cells.ts';
import { peopleRecords, raceRecords, records, timingSection } from './sections.ts';
import type { Piece, Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { heroLead, recordFact } from './leads.ts';
import { listOf, pageAbout, sectionsOf, statistics, tally } from './parts.ts';
import { HERO_WORDS } from './words/heroes.ts';

const HOME: Link = { text: 'Heroes', href: urls.heroes() };

/** The list of all heroes, and a page for each. */
export const heroHubs = (catalogue: Catalogue): SectionedPage[] => [
  heroList(catalogue),
  ...catalogue.heroes.map((hero) => heroHub(hero, catalogue)),
];

function heroList({ heroes }: Catalogue): SectionedPage {
  return pageAbout({
    path: urls.heroes(),
    trail: [],
    title: 'Heroes',
    description: HERO_WORDS.list.lead(heroes.length),
    facts: [{ name: 'Heroes', value: String(heroes.length) }],
    sections: sectionsOf(
      tally({
        id: 'all',
        title: 'All heroes',
        note: HERO_WORDS.list.note,
        table: {
          caption: HERO_WORDS.list.caption,
          columns: [column('Hero'), column('Races'), ...PLACES.map(numbers), numbers('Appearances')],
          rows: heroes.map(({ id, name, slug, uses }): Piece[] => [
            heroCell(id, name, urls.hero(slug)),
            textCell(racesIn(ownOf(uses))),
            ...placesOf(uses).map((group) => ({ number: group.length })),
            { number: uses.length },
          ]),
        },
      }),
    ),
  });
}

/** Positions of a hero among a player's heroes. */
const PLACES = ['First', 'Second', 'Later', 'Seen only'] as const;

const placesOf = (uses: readonly HeroUse[]): HeroUse[][] => [
  uses.filter(({ place }) => place === 1),
  uses.filter(({ place }) => place === 2),
  uses.filter(({ place }) => place !== null && place > 2),
  uses.filter(({ place }) => place === null),
];

function heroHub({ id, name, slug, uses }: Catalogue['heroes'][number], catalogue: Catalogue): SectionedPage {
  const appearances = ownOf(uses);
  const games = gamesOf(appearances);
  const first = ownOf(placesOf(uses)[0]!);
  return pageAbout({
    path: urls.hero(slug),
    trail: [HOME],
    title: name,
    glyphs: [glyphOf(id, 'hero')],
    description: heroLead(name, uses),
    facts: [
      { name: 'Games', value: String(games.length) },
      { name: 'Players', value: String(new Set(appearances.map(({ person }) => person)).size) },
      { name: 'Races', value: racesIn(appearances) },
      ...chineseNames(id).map((value) => ({ name: 'In Chinese', value, lang: 'zh-Hans' })),
      { name: HERO_WORDS.record, ...recordFact(recordIn(appearances)), result: true },
    ],
    sections: [
      ...sectionsOf(placeSection(uses)),
      ...statistics(
        games.length,
        timingSection(first, ['first-hero'], { id: 'timings', title: HERO_WORDS.trained }),
        raceRecords(appearances, 'Appearances'),
        matchupRecords(appearances),
      ),
      ...sectionsOf(peopleRecords(appearances), skillSection(id)),
    ],
    games: listOf(games, catalogue, { name: HERO_WORDS.side(name), of: endsOf(appearances) }),
  });
}

/** Results of the players with this hero, by game. A game with two such players has both results. */
const endsOf = (appearances: readonly Appearance[]): Map<string, string> =>
  new Map(
    [...groupBy(appearances, ({ placed, player }) => player.result && placed.game.replayId)].map(
      ([id, group]) => [id, [...new Set(group.map(({ player }) => player.result!))].sort().join(' and ')],
    ),
  );

/** How many times the hero was first, second or later, and the results. */
function placeSection(uses: readonly HeroUse[]): Section | null {
  const rows = placesOf(uses).map((group, index) => ({
    name: PLACES[index]!,
    record: recordIn(ownOf(group)),
  }));
  return tally({
    id: 'places',
    title: HERO_WORDS.places.title,
    table: {
      caption: HERO_WORDS.places.caption,
      columns: [column('Hero'), ...recordColumns('Appearances')],
      rows: rows
        .filter(({ record }) => record.games > 0)
        .map(({ name, record }) => [textCell(name), ...recordCells(record)]),
    },
  });
}

/** The skills of a hero with their names in Chinese. */
const skillSection = (hero: string): Section | null =>
  tally({
    id: 'skills',
    title: 'Skills',
    note: HERO_WORDS.skills.note,
    table: {
      caption: HERO_WORDS.skills.caption,
      columns: [column('Skill'), column('In Chinese')],
      rows: abilitiesOf(hero).map(({ id, name, ultimate }): Piece[] => [
        textCell(ultimate ? `${name} (ultimate)` : name),
        {
          ...textCell(chineseSkill(id) ?? 'Not known'),
          ...(chineseSkill(id) !== null && { lang: 'zh-Hans' }),
        },
      ]),
    },
  });

/** Win records with the hero, by matchup. */
const matchupRecords = (appearances: readonly Appearance[]): Section | null =>
  records(
    { id: 'matchups', title: 'Matchups' },
    'Matchup',
    [...groupBy(appearances, ({ placed }) => placed.game.matchup)].map(
      ([matchup, group]) => [matchupCell(matchup), group] as const,
    ),
    'Appearances',
  );

const ownOf = (uses: readonly HeroUse[]): Appearance[] => uses.map(({ appearance }) => appearance);

const racesIn = (appearances: readonly Appearance[]): string => {
  const races = byRace(appearances);
  return (
    RACES.filter((race) => races.has(race))
      .map((race) => RACE_NAMES[race])
      .join(', ') || 'Not known'
  );
};
