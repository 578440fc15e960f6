/** The page of a person: habits, opponents, and recommended games. */
import { RACE_NAMES } from '../../game/derive/race.ts';
import { byRace, type Appearance } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { heroOpenings, type HeroOpening } from '../../archive/count/heroes.ts';
import { USUAL_FROM } from '../../archive/count/person.ts';
import { recordIn } from '../../archive/count/records.ts';
import { urls } from '../../urls.ts';
import { seriesLine } from '../series-line.ts';
import type { Link } from '../rich-text.ts';
import type { Section, SectionedPage } from '../page.ts';
import { mostOf, recordFact } from './leads.ts';
import { listOf, pageAbout, sectionsOf, spoiling } from './parts.ts';
import {
  mapRecords,
  openings,
  opponentsSection,
  usualTimingsSection,
  watchFirst,
  years,
} from './player-sections.ts';
import { usualCampsSection } from './usual-camps.ts';
import { PLAYER_WORDS } from './words/players.ts';

const WORDS = PLAYER_WORDS.lead;

const HOME: Link = { text: 'Players', href: urls.players() };

export function playerHub(
  { person, appearances, source }: Catalogue['people'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): SectionedPage {
  const { name, slug, recorded } = person;
  const few = appearances.length < USUAL_FROM;
  return pageAbout({
    path: urls.player(slug),
    trail: [HOME],
    title: name,
    description: leadOf(name, appearances),
    facts: [
      { name: PLAYER_WORDS.names(recorded.length), value: recorded.join(', ') },
      { name: 'Games', value: String(appearances.length), result: true },
      { name: 'Record', ...recordFact(recordIn(appearances)), result: true },
      { name: 'Races', value: racesIn(appearances) },
    ],
    ...(source ? { remark: source.source } : {}),
    links: appearances.some(({ opponent }) => opponent?.player.race)
      ? [{ text: PLAYER_WORDS.compare(name), href: urls.castingSheet(slug) }]
      : [],
    sections: spoiling([
      ...(few
        ? []
        : sectionsOf(
            watchFirst(appearances, catalogue),
            openings(appearances, catalogue),
            usualTimingsSection(name, appearances, catalogue.everybody),
            usualCampsSection(appearances, atlas, 'games'),
            years(appearances),
          )),
      ...(appearances.length > 1 ? sectionsOf(opponentsSection(appearances)) : []),
      ...sectionsOf(seriesSection(appearances, catalogue), few ? null : mapRecords(appearances, catalogue)),
    ]),
    games: listOf(
      appearances.map(({ placed }) => placed),
      catalogue,
    ),
  });
}

/** A lead sentence without results, lengths or series lengths. */
function leadOf(name: string, appearances: readonly Appearance[]): string {
  const races = racesIn(appearances);
  const plays = WORDS.plays(name, races === 'Not known' ? undefined : races.replace(/, (?=[^,]*$)/, ' and '));
  if (appearances.length < USUAL_FROM) return `${plays} ${WORDS.few}`;
  const against = mostOf(appearances, ({ opponent }) => opponent?.player.race);
  const [first, second] = heroOpenings(appearances);
  const map = mostOf(appearances, ({ placed }) => placed.game.map || null);
  const rest = [
    against === null ? null : WORDS.against(RACE_NAMES[against]),
    first ? openingText(first, second, appearances.length) : null,
    map === null ? null : WORDS.map(map),
  ].filter((part) => part !== null);
  return `${[plays, ...rest].join(', ')}.`;
}

/** "usually with the Blademaster first"; if no hero has more than half of the games, the two most frequent ones. */
const openingText = (first: HeroOpening, second: HeroOpening | undefined, games: number): string =>
  first.record.games * 2 > games || !second
    ? WORDS.firstHero(first.name)
    : WORDS.firstHeroes(first.name, second.name);

/** Series of at least two games with the person. */
function seriesSection(appearances: readonly Appearance[], catalogue: Catalogue): Section | null {
  const played = new Set(
    appearances.flatMap(({ placed }) => catalogue.series.get(placed.game.replayId)?.series ?? []),
  );
  const lines = [...played]
    .filter(({ games }) => games.length > 1)
    .map((entry) => seriesLine(entry, catalogue));
  if (lines.length === 0) return null;
  return {
    id: 'series',
    title: 'Series',
    parts: [
      {
        kind: 'series',
        note: PLAYER_WORDS.series,
        rounds: [{ name: null, lines }],
      },
    ],
  };
}

/** The races of these appearances in words, most played first. */
export const racesIn = (appearances: readonly Appearance[]): string =>
  [...byRace(appearances)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([race]) => RACE_NAMES[race])
    .join(', ') || 'Not known';
