import { column, numeric, texts } from '../table.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import { byRace, gamesOf, groupBy, type Appearance } from '../../archive/count/appearances.ts';
import type { HeroUse } from '../../archive/count/heroes.ts';
import { recordIn } from '../../archive/count/records.ts';
import { abilitiesOf } from '../../game/objects/abilities.ts';
import { numbersByRelease } from '../../game/objects/numbers/by-release.ts';
import { chineseNames, chineseSkill } from '../../game/objects/chinese.ts';
import { urls } from '../../urls.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { heroCell, matchupCell, recordCells, recordColumns, textCell } from './cells.ts';
import { peopleRecords, raceRecords, records, timingSection } from './sections.ts';
import type { Piece, Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { heroLead, recordFact } from './leads.ts';
import { listOf, pageAbout, sectionsOf, statistics, tally } from './hub-page.ts';

const HOME: Link = { text: 'Heroes', href: urls.heroes() };

/** The list of all heroes, and a page for each. */
export const heroHubs = (catalogue: Catalogue): SectionedPage[] => [
  heroList(catalogue),
  ...catalogue.heroes.map((hero) => heroHub(hero, catalogue)),
];

function heroList({ heroes }: Catalogue): SectionedPage {
  const places = PLACES.map((name, index) => ({ name, index })).filter(({ index }) =>
    heroes.some(({ uses }) => placesOf(uses)[index]!.length > 0),
  );
  return pageAbout({
    path: urls.heroes(),
    trail: [],
    title: 'Heroes',
    description: `All ${heroes.length} heroes in the archive: who plays them, when, and how often as the first hero.`,
    sections: sectionsOf(
      tally({
        id: 'all',
        title: 'All heroes',
        note: 'The table lists every hero that a player ordered or was seen with. “First” means ordered before any other hero.',
        table: {
          caption: 'Heroes by appearance, most first',
          columns: [...texts('Hero', 'Races'), ...places.map(({ name }) => numeric(name)), numeric('All')],
          rows: heroes.map(({ id, name, slug, uses }): Piece[] => [
            heroCell(id, name, urls.hero(slug)),
            textCell(racesIn(ownOf(uses))),
            ...places.map(({ index }) => ({ number: placesOf(uses)[index]!.length })),
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
      { name: 'Record of its players', ...recordFact(recordIn(appearances)), result: true },
    ],
    sections: [
      ...sectionsOf(placeSection(uses)),
      ...statistics(
        games.length,
        timingSection(first, ['first-hero'], { id: 'timings', title: 'When it was trained first' }),
        raceRecords(appearances),
        matchupRecords(appearances),
      ),
      ...sectionsOf(peopleRecords(appearances), priceSection(id), skillSection(id)),
    ],
    games: listOf(games, catalogue, `made:${slug}`, {
      name: `Side with ${name} (inferred)`,
      of: endsOf(appearances),
    }),
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
    title: 'First, second or later pick',
    table: {
      caption: 'Results by pick: first, second or later hero',
      columns: [column('Hero'), ...recordColumns('Appearances')],
      rows: rows
        .filter(({ record }) => record.games > 0)
        .map(({ name, record }) => [textCell(name), ...recordCells(record)]),
    },
  });
}

/** What the hero costs, by patch. */
const priceSection = (hero: string): Section | null =>
  tally({
    id: 'price',
    title: 'Price by patch',
    note: 'The first hero is free. A tavern delivers its heroes at once.',
    table: {
      caption: 'What the hero costs and how long its training takes, by the patch that changed it',
      columns: [column('Since'), ...['Gold', 'Lumber', 'Food', 'Seconds'].map((name) => numeric(name))],
      rows: numbersByRelease(hero).map(({ release, gold, lumber, food, seconds }): Piece[] => [
        textCell(release),
        ...[gold, lumber, food, seconds ?? 0].map((number) => ({ number })),
      ]),
    },
  });

/** The skills of a hero with their names in Chinese. */
const skillSection = (hero: string): Section | null =>
  tally({
    id: 'skills',
    title: 'Skills',
    note: 'The Chinese names are from version 1.32.8 of the game.',
    table: {
      caption: 'Skills of the hero in English and in Simplified Chinese',
      columns: texts('Skill', 'In Chinese'),
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
