/** Statistics on a person's page. */
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { TIMINGS } from '../../game/key-timings.ts';
import { groupBy, type Appearance } from '../../archive/count/appearances.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import {
  heroPairs,
  notableGames,
  usualTimings,
  recordsByYear,
  type Notable,
} from '../../archive/count/person.ts';
import { headToHead, type WinRecord } from '../../archive/count/records.ts';
import { winShare } from '../../archive/count/win-share.ts';
import { urls } from '../../urls.ts';
import { gameTitle } from '../game-title.ts';
import { NONE } from '../phrases.ts';
import type { Piece, Words } from '../rich-text.ts';
import type { Section } from '../page.ts';
import { numbers, texts, numeric, column, type Column, type Table } from '../table.ts';
import { heroCell, personCell, recordCells, recordColumns, seconds, textCell } from './cells.ts';
import { tally } from './hub-page.ts';
import { records } from './sections.ts';
import { shareText, SHARES_FROM } from './win-cells.ts';

/** Openings by matchup; openings that occur only once share a row. */
export const openings = (appearances: readonly Appearance[], { heroUrl }: Catalogue): Section | null =>
  tally({
    id: 'openings',
    title: 'Openings',
    note: '1v1 games only, by the first two heroes.',
    table: recordTable(
      'Openings by matchup, most games first',
      [column('Matchup'), column('Heroes')],
      heroPairs(appearances).map(({ race, against, heroes, record, matchup }): Told => ({
        cells: [
          textCell(`${RACE_NAMES[race]} against ${RACE_NAMES[against]}`, urls.matchup(matchup)),
          heroes.length === 0
            ? 'No hero recorded'
            : heroes.flatMap(({ id, name }, place): Piece[] => [
                ...(place > 0 ? [', then '] : []),
                heroCell(id, name, heroUrl(id)),
              ]),
        ],
        record,
      })),
    ),
  });

/** A row of a record table: leading cells and the record. */
interface Told {
  cells: readonly Words[];
  record: WinRecord;
}

/** A table of records, with a win share column if a row has enough games. */
function recordTable(caption: string, heads: readonly Column[], rows: readonly Told[]): Table {
  const shares = rows.map(({ record }) => winShare(record));
  const hasShare = shares.some((share) => share !== null && share.decided >= SHARES_FROM);
  return {
    caption,
    columns: [
      ...heads,
      ...recordColumns('Games'),
      ...(hasShare ? [{ ...numeric('Share won, 95 %'), result: true }] : []),
    ],
    rows: rows.map(({ cells, record }, place) => {
      const share = shares[place];
      return [
        ...cells,
        ...recordCells(record),
        ...(hasShare ? [textCell(share ? shareText(share) : NONE)] : []),
      ];
    }),
  };
}

/** The person's usual timings, next to those of all other players with the same race. */
export const usualTimingsSection = (
  name: string,
  appearances: readonly Appearance[],
  everybody: readonly Appearance[],
): Section | null =>
  tally({
    id: 'timings',
    title: 'Timings against everyone else',
    note:
      'Median order times in all games with that race. “Everyone else” leaves out this player’s games. ' +
      'A median is shown only if it comes from at least five games of this player, or from at least five other players.',
    table: {
      caption: `Medians for ${name} and everyone else`,
      columns: [
        ...texts('Moment', 'Race'),
        ...numbers(name, 'Games', 'Everyone else', 'People', 'Their games', 'Difference'),
      ],
      rows: usualTimings(appearances, everybody).map((usual) => [
        textCell(TIMINGS[usual.timing]),
        { race: usual.race },
        seconds(usual.medianSec),
        { number: usual.games },
        seconds(usual.othersSec),
        { number: usual.otherPeople },
        { number: usual.otherGames },
        textCell(differenceText(usual.medianSec - usual.othersSec)),
      ]),
    },
  });

/** "0:12 earlier"; "none" for the same second. */
const differenceText = (sec: number): string =>
  sec === 0 ? 'none' : `${formatClock(Math.abs(sec) * 1000)} ${sec < 0 ? 'earlier' : 'later'}`;

const WHY: Readonly<Record<Notable['by'], string>> = {
  closest: 'Closest in attack orders',
  fights: 'Most fights',
  longest: 'Longest',
  'quickest-win': 'Quickest win',
};

const valueText = ({ by, value }: Notable): string => {
  if (by === 'closest') return `${value} to 100`;
  return by === 'fights' ? `${value} fights` : formatClock(value);
};

/** Recommended first games. */
export const watchFirst = (appearances: readonly Appearance[], { fightFactsIn }: Catalogue): Section | null =>
  tally({
    id: 'watch-first',
    title: 'Games to watch first',
    table: {
      caption: 'Notable 1v1 games',
      columns: [...texts('Why', 'Game'), numeric('Number')],
      rows: notableGames(appearances, fightFactsIn).map((notable) => [
        textCell(WHY[notable.by]),
        textCell(gameTitle(notable.placed.game), urls.game(notable.placed.game.replayId)),
        textCell(valueText(notable)),
      ]),
    },
  });

/** Records by year. */
export const yearsSection = (appearances: readonly Appearance[]): Section | null =>
  tally({
    id: 'years',
    title: 'Over the years',
    note: 'Years with at least five games whose year and result are known.',
    table: recordTable(
      'Results by year',
      [column('Year')],
      recordsByYear(appearances).map(({ year, record }): Told => ({ cells: [textCell(year)], record })),
    ),
  });

/** Records against every opponent. */
export const opponentsSection = (appearances: readonly Appearance[]): Section | null =>
  tally({
    id: 'head-to-head',
    title: 'Head to head',
    note: 'Only 1v1 games.',
    table: recordTable(
      'Games and results by opponent',
      [column('Opponent')],
      headToHead(appearances).map(({ opponent, record }): Told => ({
        cells: [personCell(opponent)],
        record,
      })),
    ),
  });

/** Records by map. */
export const mapRecords = (appearances: readonly Appearance[], { mapUrl }: Catalogue): Section | null =>
  records(
    { id: 'maps', title: 'Maps' },
    'Map',
    [...groupBy(appearances, ({ placed }) => placed.game.map || null)].map(
      ([map, group]) => [textCell(map, mapUrl(map)), group] as const,
    ),
  );
