/** Describes the advice. */
import type { Distribution } from '../../../archive/count/distribution.ts';
import { formatClock } from '../../../game/clock.ts';
import { urls } from '../../../urls.ts';
import { quiet, type Part } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { advise, MOST_BEFORE_OWN, type AdviceRow } from './advice.ts';
import type { AmongDocument } from './document.ts';
import type { Measure, MeasuredSide } from './measure.ts';

const RULE =
  'These are the things that you did later, less often or more often than most winners in the archive. Each is compared with ' +
  'the most similar group that has at least five games. Different isn’t always worse, so look at the moment first.';

const MOSTLY_DUELS = 'Most of the winners here played 1v1.';

/** Words above rows; within the winners' middle half, only their typical value is better. */
const headingOf = (winners: string, outside: boolean): string =>
  outside ? `Compared with ${winners}:` : `Smaller differences, compared with ${winners}:`;

/** The advice for a player of a game; `ownGames` is the step about the visitor's own games, see `own-advice.ts`. */
export function workOnParts(
  side: MeasuredSide,
  document: AmongDocument,
  ownGames: readonly Part[] = [],
): Part[] {
  const rows = advise(side, document).slice(0, ownGames.length > 0 ? MOST_BEFORE_OWN : undefined);
  if (rows.length + ownGames.length === 0)
    return [
      {
        kind: 'text',
        words:
          'Nothing to point out: everything we can measure in this game matches what winners in the archive do.',
      },
    ];
  const groups = Map.groupBy(rows, ({ winners, outside }) => headingOf(winners.name, outside));
  return [
    ...[...groups].flatMap(([words, group]): Part[] => [
      { kind: 'text', words },
      { kind: 'list', items: group.map((row) => rowWords(row, side)) },
    ]),
    ...ownGames,
    quiet(side.game.sides === '1v1' ? RULE : `${RULE} ${MOSTLY_DUELS}`),
  ];
}

function rowWords({ measure, value, spread, example }: AdviceRow, side: MeasuredSide): Words {
  const [before, after, verb] = VERBS[measure.unit];
  // Only confirmed numbers of the winners are known.
  const theirs = measure.most ? `${verb} at least` : verb;
  return [
    { em: measure.name },
    ...(value === null ? [': you didn’t order it'] : [`: ${before}`, yourValue(measure, value, side), after]),
    `. Half of these winners ${theirs} ${rangeText(measure, spread)}.`,
    ...(example ? exampleWords(measure, example) : []),
  ];
}

/** Words before and after the visitor’s value, and before the winners’ values, by unit. */
const VERBS: Readonly<Record<Measure['unit'], readonly [before: string, after: string, theirs: string]>> = {
  clock: ['yours was at ', '', 'were at'],
  seconds: ['yours was ', '', 'had'],
  percent: ['', ' of yours', 'had'],
  number: ['you had ', '', 'had'],
};

/** The value, linked to its moment if the stage can show it. */
function yourValue(measure: Measure, value: number, side: MeasuredSide): Piece {
  const ms = side.chronicle?.places ? measure.at(side) : null;
  const most = measure.most?.(side) ?? value;
  const text = [...new Set([value, most])].map((amount) => amountText(measure, amount)).join(' to ');
  return ms === null ? text : { text, href: `#t=${formatClock(ms)}` };
}

/** An example from the archive of doing it well; a time links to its moment in that game. */
function exampleWords(measure: Measure, { winner, value }: NonNullable<AdviceRow['example']>): Piece[] {
  const moment = measure.unit === 'clock' ? `#t=${formatClock(value * 1000)}` : '';
  return [
    ' ',
    { text: winner.player },
    ` ${measure.unit === 'clock' ? 'was at' : 'had'} ${amountText(measure, value)} in `,
    { text: winner.title, href: urls.game(winner.replayId) + moment },
    '.',
  ];
}

const amountText = ({ unit }: Measure, amount: number): string => {
  if (unit === 'clock') return formatClock(amount * 1000);
  if (unit === 'seconds') return `${amount} s`;
  return unit === 'percent' ? `${amount} %` : amount.toLocaleString('en');
};

/** For example, "1:02 to 1:10, typically 1:05". */
const rangeText = (measure: Measure, { lowerSec, medianSec, upperSec }: Distribution): string => {
  const [lower, median, upper] = [lowerSec, medianSec, upperSec].map((amount) => amountText(measure, amount));
  return lower === upper ? lower! : `${lower} to ${upper}, typically ${median}`;
};
