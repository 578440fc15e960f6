/** Describes the advice. */
import type { Distribution } from '../../../archive/count/distribution.ts';
import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { quiet, type Part } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { advise, type AdviceRow } from './advice.ts';
import type { AmongDocument } from './document.ts';
import type { Measure, MeasuredSide } from './measure.ts';

const RULE =
  'Listed is what you did later, less or more often than most winners of the archive, each against the closest group ' +
  'with at least five games. Other is not always worse: look at the moment first.';

/** The advice for a player of a game. */
export function workOnParts(side: MeasuredSide, document: AmongDocument): Part[] {
  const rows = advise(side, document);
  if (rows.length === 0)
    return [
      {
        kind: 'text',
        words:
          'Nothing stands out: everything we can measure in this game is as winners in the archive do it.',
      },
    ];
  const groups = Map.groupBy(rows, ({ winners }) => winners);
  return [
    ...[...groups].flatMap(([{ name }, group]): Part[] => [
      { kind: 'text', words: `Against ${name}:` },
      { kind: 'list', items: group.map((row) => rowWords(row, side)) },
    ]),
    quiet(RULE),
  ];
}

function rowWords({ measure, value, spread, example }: AdviceRow, side: MeasuredSide): Words {
  const theirs = `Half of these winners: ${rangeText(measure, spread)}`;
  return [
    { em: measure.name },
    ': ',
    value === null ? 'not ordered' : yourValue(measure, value, side),
    `. ${theirs}.`,
    ...(example ? exampleWords(measure, example) : []),
  ];
}

/** The value, linked to its moment if the stage can show it. */
function yourValue(measure: Measure, value: number, side: MeasuredSide): Piece {
  const ms = side.chronicle?.places ? measure.at(side) : null;
  const text = amountText(measure, value);
  return ms === null ? text : { text, href: `#t=${formatClock(ms)}` };
}

/** An archived example of doing it well; a time links to its moment there. */
function exampleWords(measure: Measure, { winner, value }: NonNullable<AdviceRow['example']>): Piece[] {
  const moment = measure.unit === 'clock' ? `#t=${formatClock(value * 1000)}` : '';
  return [
    ' See ',
    { text: winner.player },
    ` with ${amountText(measure, value)} in `,
    { text: winner.title, href: urls.game(winner.replayId) + moment },
    '.',
  ];
}

const amountText = ({ unit }: Measure, amount: number): string => {
  if (unit === 'clock') return formatClock(amount * 1000);
  if (unit === 'seconds') return `${amount} s`;
  return unit === 'percent' ? `${amount} %` : amount.toLocaleString('en');
};

/** "1:02 to 1:10, the middle 1:05". */
const rangeText = (measure: Measure, { lowerSec, medianSec, upperSec }: Distribution): string => {
  const [lower, median, upper] = [lowerSec, medianSec, upperSec].map((amount) => amountText(measure, amount));
  return lower === upper ? lower! : `${lower} to ${upper}, the middle ${median}`;
};
