/** The casting sheet of two players, as sections. */
import type { CastPlayer } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Part, Section } from '../page.ts';
import { listed } from '../words.ts';
import { headToHeadTable, lastGames } from './games.ts';
import { mapsTable, recordsTable } from './records.ts';
import { openingsTable } from './openings.ts';
import { ENOUGH, mainRace, prepared, type Prepared } from './prepared.ts';
import { castTimings } from './timings.ts';
import { CAST_WORDS } from './words.ts';

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
    lead: CAST_WORDS.lead(matchup, racesText(a), racesText(b)),
    sections: [
      section('records', 'Records', [...tooFew([first, second]), recordsTable(first, second)]),
      section('between', CAST_WORDS.headToHead(between.length), [headToHeadTable(between, a, b)]),
      section('openers', CAST_WORDS.openings.title(matchup), [openingsTable(first, second)]),
      section('timings', CAST_WORDS.timings.title, [castTimings(first, second)]),
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
  return CAST_WORDS.races(name, RACE_NAMES[race], count, games.length);
}

/** Warns where there are too few games. */
function tooFew(both: readonly Prepared[]): Part[] {
  const few = both.filter(({ inMatchup }) => inMatchup.length < ENOUGH);
  if (few.length === 0) return [];
  const who = few.map(({ player, inMatchup }) => CAST_WORDS.playerHas(player.name, inMatchup.length));
  return [
    {
      kind: 'warning',
      words: CAST_WORDS.tooFew(listed(who)),
    },
  ];
}
