/** The casting sheet of two players, as sections. */
import type { CastPlayer } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { counted } from '../../game/counted.ts';
import type { Part, Section } from '../page.ts';
import { listed } from '../words.ts';
import { headToHeadTable, lastGames } from './games.ts';
import { mapsTable, recordsTable } from './records.ts';
import { openingsTable } from './openings.ts';
import { ENOUGH, mainRace, prepared, type Prepared } from './prepared.ts';
import { castTimings } from './timings.ts';

/** "Grubby vs Thorzain, Orc vs Human", and the sections of the sheet. */
export function castSheet(
  a: CastPlayer,
  b: CastPlayer,
): { title: string; lead: string; sections: Section[] } {
  const [raceA, raceB] = [mainRace(a), mainRace(b)];
  const first = prepared(a, raceA, raceB);
  const second = prepared(b, raceB, raceA);
  const matchup = `${RACE_NAMES[raceA]} vs ${RACE_NAMES[raceB]}`;
  const between = a.games.filter(({ opponentId }) => opponentId === b.slug);
  return {
    title: `${a.name} vs ${b.name}`,
    lead:
      `${matchup}: ${racesText(a)}; ${racesText(b)}. Only the 1v1 games of this archive, ` +
      'which are few of those they played; winners are inferred.',
    sections: [
      section('records', 'Records', [...tooFew([first, second]), recordsTable(first, second)]),
      section('between', `Head to head: ${counted(between.length, 'game')}`, [
        headToHeadTable(between, a, b),
      ]),
      section('openers', `Openings in ${matchup}`, [openingsTable(first, second)]),
      section('timings', 'Timings against all games', [castTimings(first, second)]),
      section('maps', 'Maps', [mapsTable(a, b)]),
      section('last', 'Last games', [{ kind: 'beside', parts: [lastGames(a), lastGames(b)] }]),
    ],
  };
}

const section = (id: string, title: string, parts: Part[]): Section => ({ id, title, parts });

/** "Moon played Night Elf in 8 of 10 games". */
function racesText(player: CastPlayer): string {
  const { name, games } = player;
  const race = mainRace(player);
  const count = games.filter((game) => game.race === race).length;
  return `${name} played ${RACE_NAMES[race]} in ${count} of ${counted(games.length, 'game')}`;
}

/** Warns where there are too few games. */
function tooFew(both: readonly Prepared[]): Part[] {
  const few = both.filter(({ inMatchup }) => inMatchup.length < ENOUGH);
  if (few.length === 0) return [];
  const who = few.map(({ player, inMatchup }) => `${player.name} has ${counted(inMatchup.length, 'game')}`);
  return [
    {
      kind: 'warning',
      words: `Too few to tell habits: ${listed(who)} in this matchup.`,
    },
  ];
}
