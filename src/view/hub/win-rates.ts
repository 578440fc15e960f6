/** Each race's win rates against every other race. */
import { groupBy, type Appearance } from '../../archive/count/appearances.ts';
import { recordIn } from '../../archive/count/records.ts';
import { SIGNIFICANT, signTest } from '../../archive/count/chance.ts';
import { pairRecord } from '../../archive/count/records.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import { counted } from '../../game/counted.ts';
import { column, numbers, textCell } from './cells.ts';
import type { Piece } from '../rich-text.ts';
import type { Section } from '../page.ts';
import { tally } from './parts.ts';
import { shareText } from './win-cells.ts';

/** A row for each race against every other race; mirror matchups and Random are listed separately. */
export function winRates(everybody: readonly Appearance[]): Section | null {
  const duels = everybody.filter(({ player, opponent }) => player.race && opponent?.player.race);
  const chosen = duels.filter(({ player, opponent }) => !player.random && !opponent!.player.random);
  const mirrors = duels.filter(({ player, opponent }) => player.race === opponent!.player.race);
  const rows = RACES.flatMap((race) => {
    const ofRace = chosen.filter(({ player }) => player.race === race);
    const against = groupBy(ofRace, ({ opponent }) => opponent!.player.race);
    return RACES.filter((other) => other !== race && against.has(other)).map((other) =>
      row({ race }, RACE_NAMES[other], against.get(other)!),
    );
  });
  const random = duels.filter(({ player }) => player.random);
  if (random.length > 0) rows.push(row(textCell('Random, whatever race was drawn'), 'Any race', random));
  if (rows.length === 0) return null;
  return tally({
    id: 'win-rates',
    title: 'Win rates',
    note:
      'These are 1v1 games with a known result. The range is the 95 % confidence interval (Wilson). A race counts as ' +
      'ahead if an exact sign test over pairs of players shows it (p < 0.05). A pair is two players who met in this matchup. It counts once, for the race that won more of their games, and few pairs prove nothing. ' +
      `Mirror matchups (${counted(mirrors.length / 2, 'game')}) are left out, because in them the same race both wins and loses. Games with a player who chose Random are in a separate row.`,
    table: {
      caption: 'Each race against every other race',
      columns: [
        column('Race'),
        column('Against'),
        numbers('Games'),
        { ...numbers('Won'), result: true },
        { ...numbers('Lost'), result: true },
        { ...numbers('Share of wins'), result: true },
        { ...column('Ahead'), result: true },
      ],
      rows,
    },
  });
}

/** Whether a race is significantly ahead: "yes, 8 of 9 pairs", "not proven, 4 of 7 pairs". Tied pairs don't count. */
function aheadText({ won, lost }: { won: number; lost: number }): string {
  if (won + lost === 0) return '–';
  const isAhead = won > lost && signTest(won, lost) < SIGNIFICANT;
  return `${isAhead ? 'yes' : 'not proven'}, ${won} of ${counted(won + lost, 'pair')}`;
}

function row(who: Piece, against: string, appearances: readonly Appearance[]): Piece[] {
  const record = recordIn(appearances);
  const share = winShare(record);
  return [
    who,
    textCell(against),
    { number: appearances.length },
    { number: record.won },
    { number: record.lost },
    textCell(share === null ? '–' : shareText(share)),
    textCell(aheadText(pairRecord(appearances))),
  ];
}
