/** Describes the advice. */
import type { Distribution } from '../../../archive/count/distribution.ts';
import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { quiet, type Part } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { advise, MOST_BEFORE_OWN, type AdviceRow } from './advice.ts';
import type { AmongDocument } from './document.ts';
import { momentAt, type Measure, type MeasuredSide } from './measure.ts';
import { WORK_ON_WORDS as WORDS } from './words.ts';

/**
 * The heading of several rows. If a value is within the winners' middle half, it differs only from the median, so the
 * heading is milder.
 */
const headingOf = (winners: string, outside: boolean): string =>
  outside ? WORDS.heading(winners) : WORDS.smaller(winners);

/** The advice for a player of a game; `ownGames` is the advice from the visitor's own games, see `own-advice.ts`. */
export function workOnParts(
  side: MeasuredSide,
  document: AmongDocument,
  ownGames: readonly Part[] = [],
): Part[] {
  const rows = advise(side, document).slice(0, ownGames.length > 0 ? MOST_BEFORE_OWN : undefined);
  if (rows.length + ownGames.length === 0) return [{ kind: 'text', words: WORDS.nothing }];
  const groups = Map.groupBy(rows, ({ winners, outside }) => headingOf(winners.name, outside));
  return [
    ...[...groups].flatMap(([words, group]): Part[] => [
      { kind: 'text', words },
      { kind: 'list', items: group.map((row) => rowWords(row, side)) },
    ]),
    ...ownGames,
    quiet(side.game.sides === '1v1' ? WORDS.rule : `${WORDS.rule} ${WORDS.mostlyDuels}`),
  ];
}

export function rowWords({ measure, value, spread, example }: AdviceRow, side: MeasuredSide): Words {
  // For winners, only confirmed numbers are known, so they are lower bounds.
  const verb = measure.unit === 'clock' ? 'were at' : measure.most ? 'had at least' : 'had';
  return [
    { em: measure.name },
    ...(value === null
      ? notOrdered(spread, side)
      : WORDS.yours[measure.unit](yourValue(measure, value, side))),
    WORDS.winners(verb, rangeText(measure, spread)),
    ...(example ? exampleWords(measure, example) : []),
  ];
}

/** Without an own moment, the link leads to the time by which most winners had ordered it. */
function notOrdered({ upperSec }: Distribution, { chronicle }: MeasuredSide): Piece[] {
  const moment = { text: formatClock(upperSec * 1000), href: momentAt(upperSec) };
  return chronicle?.places ? WORDS.notOrderedAt(moment) : [WORDS.notOrdered];
}

/** The value, linked to its moment if the stage can show it, otherwise to its section if the report has one. */
function yourValue(measure: Measure, value: number, side: MeasuredSide): Piece {
  const ms = side.chronicle?.places ? measure.at(side) : null;
  const href = ms === null ? sectionOf(measure) : `#t=${formatClock(ms)}`;
  const most = measure.most?.(side) ?? value;
  const [least, highest] = [value, most].map((amount) => amountText(measure, amount)) as [string, string];
  const text = value === most ? least : WORDS.bounds(least, highest);
  return href === '' ? text : { text, href };
}

/** A good example from the archive, linked to the moment or section of that game's page that shows it. */
export function exampleWords(
  measure: Measure,
  { winner, value }: NonNullable<AdviceRow['example']>,
): Piece[] {
  const { shownAt } = measure;
  const moment =
    shownAt === null
      ? momentAt(value)
      : 'minute' in shownAt
        ? momentAt(shownAt.minute * 60)
        : sectionOf(measure);
  const verb = measure.unit === 'clock' ? 'was at' : 'had';
  const game = { text: winner.title, href: urls.game(winner.replayId) + moment };
  return WORDS.example({ text: winner.player }, verb, amountText(measure, value), game);
}

const sectionOf = ({ shownAt }: Measure): string =>
  shownAt && 'section' in shownAt ? `#${shownAt.section}` : '';

const amountText = ({ unit }: Measure, amount: number): string => {
  if (unit === 'clock') return formatClock(amount * 1000);
  if (unit === 'seconds') return WORDS.seconds(amount);
  return unit === 'percent' ? WORDS.percent(amount) : amount.toLocaleString('en');
};

/** For example, "1:02 to 1:10, typically 1:05". */
const rangeText = (measure: Measure, { lowerSec, medianSec, upperSec }: Distribution): string => {
  const [lower, median, upper] = [lowerSec, medianSec, upperSec].map((amount) =>
    amountText(measure, amount),
  ) as [string, string, string];
  return lower === upper ? lower : WORDS.range(lower, upper, median);
};
