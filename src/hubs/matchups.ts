import { RACE_NAMES } from '../replay/race.ts';
import type { Race } from '../replay/summary.ts';
import { groupBy, type PlacedGame } from '../statistics/appearances.ts';
import { urls } from '../urls.ts';
import type { Catalogue } from './catalogue.ts';
import { column, counted, matchupName, numbers, racesOf } from './cells.ts';
import {
  lengthSection,
  mapRecordsOfGames,
  openerSection,
  peopleRecords,
  sectionsOf,
  timingSection,
} from './sections.ts';
import type { Cell, Hub, Link, Section } from './view.ts';

const HOME: Link = { text: 'Matchups', href: urls.matchups() };

/** The list of all matchups, and a page for each. */
export const matchupHubs = (catalogue: Catalogue): Hub[] => [
  {
    path: urls.matchups(),
    trail: [],
    title: 'Matchups',
    description: `The ${counted(catalogue.matchups.length, 'matchup')} of the archive, with records, first heroes, timings and lengths.`,
    facts: [{ name: 'Matchups', value: String(catalogue.matchups.length) }],
    sections: sectionsOf(matchupSection(catalogue.games, { id: 'all', title: 'All matchups' })),
    games: null,
  },
  ...catalogue.matchups.map((one) => matchupHub(one, catalogue)),
];

/** How often each matchup was played, and which race won; null for games without a matchup. */
export function matchupSection(
  games: readonly PlacedGame[],
  head: Pick<Section, 'id' | 'title'> = { id: 'matchups', title: 'Matchups' },
): Section | null {
  const groups = [...groupBy(games, ({ game }) => game.matchup)].sort(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  if (groups.length === 0) return null;
  return {
    ...head,
    note: 'Games of two people whose races are known. In a mirror one race wins whoever wins.',
    charts: [
      {
        kind: 'bars',
        title: 'Games by matchup',
        rows: groups.map(([matchup, own]) => ({ label: matchupName(matchup), race: null, count: own.length })),
      },
    ],
    table: {
      caption: 'Matchups, most games first',
      columns: [
        column('Matchup'),
        numbers('Games'),
        { ...column('Wins'), result: true },
        { ...numbers('Result not known'), result: true },
      ],
      rows: groups.map(([matchup, own]): Cell[] => [
        { text: matchupName(matchup), href: urls.matchup(matchup), note: matchup },
        { number: own.length },
        { text: winsText(matchup, own) },
        { number: own.filter(({ game }) => !game.winner).length },
      ]),
    },
  };
}

/** "Night Elf 3, Orc 5"; a dash for a mirror. */
function winsText(matchup: string, games: readonly PlacedGame[]): string {
  const [one, other] = racesOf(matchup);
  if (one === other) return '–';
  return [one, other].map((race) => `${RACE_NAMES[race]} ${winsOf(race, games)}`).join(', ');
}

const winsOf = (race: Race, games: readonly PlacedGame[]): number =>
  games.filter(({ game }) => game.players.some((player) => player.race === race && player.result === 'won'))
    .length;

function matchupHub({ matchup, games, own }: Catalogue['matchups'][number], catalogue: Catalogue): Hub {
  const name = matchupName(matchup);
  const [one, other] = racesOf(matchup);
  const wins = [one, other].map((race) => ({
    name: `Won by ${RACE_NAMES[race]}`,
    value: String(winsOf(race, games)),
  }));
  return {
    path: urls.matchup(matchup),
    trail: [HOME],
    title: `${name} (${matchup})`,
    description: `${name} in ${counted(games.length, 'game')} of the archive: who won, first heroes, timings, maps and lengths.`,
    facts: [
      { name: 'Games', value: String(games.length) },
      ...(one === other ? [] : wins),
      { name: 'Result not known', value: String(games.filter(({ game }) => !game.winner).length) },
    ],
    sections: sectionsOf(
      openerSection(own, catalogue),
      timingSection(own),
      lengthSection(games),
      mapRecordsOfGames(games, catalogue),
      peopleRecords(own),
    ),
    games: games.map(({ game }) => game.replayId),
  };
}
