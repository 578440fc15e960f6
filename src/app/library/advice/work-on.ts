/** Describes the advice. */
import { hasQuartiles } from '../../../archive/count/distribution.ts';
import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { quiet, type Part } from '../../../view/page.ts';
import type { Piece } from '../../../view/rich-text.ts';
import { onAxis, type Measure, type MeasuredSide, type Spread } from '../measure.ts';
import { MAX_BESIDE_HISTORY, advise, type AdviceRow } from './advice.ts';
import type { ArchiveDocument } from './archive-document.ts';

/** The advice for a player of a game; `history` is the advice from the visitor's own games, see `history-advice.ts`. */
export function workOnParts(
  side: MeasuredSide,
  document: ArchiveDocument,
  history: readonly Part[] = [],
): Part[] {
  const rows = advise(side, document).slice(0, history.length > 0 ? MAX_BESIDE_HISTORY : undefined);
  if (rows.length + history.length === 0)
    return [
      {
        kind: 'text',
        words:
          'Nothing to point out: everything we can measure in this game matches what winners in the archive do.',
      },
    ];
  // A value within the winners' middle half differs only from the median, so the heading is milder.
  const groups = Map.groupBy(
    rows,
    ({ winners, outside }) =>
      `${outside ? 'Compared' : 'Smaller differences, compared'} with ${winners.name}:`,
  );
  const rule =
    'These are the things that you did later, less often or more often than most winners in the archive. Each is ' +
    'compared with the most similar group that has at least five games. Different isn’t always worse, so look at the ' +
    'moment first. In the bars, the box is the middle half of these winners, the stroke their median, and the diamond you; left is earlier, or less.';
  return [
    ...[...groups].flatMap(([words, group]): Part[] => [
      { kind: 'text', words },
      { kind: 'list', look: 'rows', items: group.map((row) => barAndWords(row, side)) },
    ]),
    ...history,
    quiet(side.game.sides === '1v1' ? rule : `${rule} Most of the winners here played 1v1.`),
  ];
}

/** The value as a bar among the winners', in words, and a link to its moment. */
function barAndWords(row: AdviceRow, side: MeasuredSide): Piece[] {
  const { measure, value, spread } = row;
  const words: Piece = { words: rowWords(row, side), as: 'said' };
  if (value === null) return [words];
  const moment = linkOf(measure, side);
  return [
    {
      standing: {
        race: side.player.race,
        sec: value,
        spread: onAxis(spread),
        quartiles: hasQuartiles(spread),
      },
    },
    words,
    ...(moment.startsWith('#t=')
      ? [{ text: 'Show me', href: moment, label: `Show me ${moment.slice(3)}: ${measure.name}` }]
      : []),
  ];
}

/** One piece of advice in words, with its numbers and an example. */
export function rowWords({ measure, value, spread, example }: AdviceRow, side: MeasuredSide): Piece[] {
  // For winners, only confirmed numbers are known, so they are lower bounds.
  const had = measure.most ? 'had at least' : 'had';
  const verb = measure.unit === 'clock' ? 'were at' : had;
  return [
    { em: measure.name },
    ...(value === null ? notOrdered(spread, side) : yours(measure, yourValue(measure, value, side))),
    `. Half of these winners ${verb} ${rangeText(measure, spread)}.`,
    ...exampleWords(measure, example),
  ];
}

/** Follows the name of a measure. */
export function yours({ unit }: Measure, value: Piece): Piece[] {
  if (unit === 'percent') return [': ', value, ' of yours'];
  if (unit === 'number') return [': you had ', value];
  return [unit === 'clock' ? ': yours was at ' : ': yours was ', value];
}

/** Without an own moment, the link leads to the time by which most winners had ordered it. */
function notOrdered({ upper }: Spread, { chronicle }: MeasuredSide): Piece[] {
  const moment = { text: formatClock(upper * 1000), href: momentAt(upper) };
  return [': you didn’t order it', ...(chronicle?.places ? [', look at ', moment] : [])];
}

/** The value, linked to its moment if the stage can show it, otherwise to its section if the report has one. */
function yourValue(measure: Measure, value: number, side: MeasuredSide): Piece {
  const href = linkOf(measure, side);
  const maxValue = measure.most?.(side) ?? value;
  const [minText, highest] = [value, maxValue].map((amount) => amountText(measure, amount)) as [
    string,
    string,
  ];
  const text = value === maxValue ? minText : `${minText} to ${highest}`;
  return href === '' ? text : { text, href };
}

/** The moment of a value if the stage can show it, otherwise its section; empty if the report has none. */
function linkOf(measure: Measure, side: MeasuredSide): string {
  const ms = side.chronicle?.places ? measure.at(side) : null;
  return ms === null ? sectionOf(measure) : `#t=${formatClock(ms)}`;
}

/** A good example from the archive, linked to the moment or section of that game's page that shows it. */
export function exampleWords(measure: Measure, { winner, value }: AdviceRow['example']): Piece[] {
  const sec = momentOf(measure, value);
  const href = urls.game(winner.replayId) + (sec === null ? sectionOf(measure) : momentAt(sec));
  const verb = measure.unit === 'clock' ? 'was at' : 'had';
  const said = ` ${verb} ${amountText(measure, value)} in `;
  return [' ', { text: winner.player }, said, { text: winner.title, href }, '.'];
}

/** The part of an address that leads to a moment of a game. */
export const momentAt = (sec: number): string => `#t=${formatClock(sec * 1000)}`;

/** The moment of a value in seconds: itself, or the minute up to which it counts; null for values of a whole game. */
export function momentOf({ shownAt }: Measure, value: number): number | null {
  if (shownAt === null) return value;
  return 'minute' in shownAt ? shownAt.minute * 60 : null;
}

/** The part of an address that leads to the section of a report about a measure; empty if there is none. */
export const sectionOf = ({ shownAt }: Measure): string =>
  shownAt && 'section' in shownAt ? `#${shownAt.section}` : '';

/** A measure's amount in its unit. */
export const amountText = ({ unit }: Measure, amount: number): string => {
  if (unit === 'clock') return formatClock(amount * 1000);
  if (unit === 'number') return amount.toLocaleString('en');
  return `${amount} ${unit === 'seconds' ? 's' : '%'}`;
};

/** For example, "1:02 to 1:10, typically 1:05". */
export function rangeText(measure: Measure, spread: Spread): string {
  const [lower, median, upper] = [spread.lower, spread.median, spread.upper].map((amount) =>
    amountText(measure, amount),
  ) as [string, string, string];
  return lower === upper ? lower : `${lower} to ${upper}, typically ${median}`;
}
