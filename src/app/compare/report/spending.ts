/** Compares how much both sides had spent by certain times. */
import { formatClock } from '../../../game/clock.ts';
import type { Bounds } from '../../../game/made-before.ts';
import type { Band, PlayerSpending } from '../../../game/spending-schema.ts';
import type { Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { numberMade } from '../../../view/step-text.ts';
import { moreText, sideLabel } from '../difference.ts';
import { endOf, type Side } from '../side.ts';
import { sideTable } from './side-table.ts';

const MARKS_MS = [5, 10, 15].map((minutes) => minutes * 60_000);
const MEASURES = { gold: 'gold', lumber: 'lumber', food: 'food trained' };

/** Gold on one scale, and gold, lumber and food while both sides played; empty if one side has no confirmed data. */
export function compareSpending(a: Side, b: Side): Section[] {
  const [ofA, ofB] = [spendingOf(a), spendingOf(b)];
  if (!ofA || !ofB) return [];
  const { minutes } = [a.game.spending!, b.game.spending!].sort(
    (first, second) => second.minutes.length - first.minutes.length,
  )[0]!;
  const rows = MARKS_MS.filter((ms) => ms <= Math.min(endOf(a), endOf(b))).flatMap((ms) =>
    (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).map((measure): Words[] => {
      const [spentByA, spentByB] = [boundsAt(a, ofA[measure], ms), boundsAt(b, ofB[measure], ms)];
      return [
        `${formatClock(ms)}, ${MEASURES[measure]}`,
        numberMade(spentByA),
        numberMade(spentByB),
        {
          words: moreText({ min: spentByA.min - spentByB.max, max: spentByA.max - spentByB.min }),
          as: 'ahead',
        },
      ];
    }),
  );
  const line = (label: string, { gold }: PlayerSpending) => ({ label, ...gold });
  return [
    {
      id: 'spending',
      title: 'Gold spent',
      reveals: 'length',
      parts: [
        {
          kind: 'drawing',
          drawing: {
            kind: 'spending',
            minutes,
            lines: [line(sideLabel('A', a.player.handle), ofA), line(sideLabel('B', b.player.handle), ofB)],
          },
        },
        {
          kind: 'text',
          look: 'quiet',
          words:
            'Units and buildings at their price. The solid line is the confirmed minimum, and the dashed line is the maximum. ' +
            [...new Set([a, b].map(({ game }) => game.spending!.costs.sentence))].join(' '),
        },
        ...(rows.length > 0 ? [{ kind: 'table', table: sideTable('Spent by', rows) } as const] : []),
      ],
    },
  ];
}

const spendingOf = ({ game, player }: Side): PlayerSpending | undefined =>
  game.spending?.players.find(({ slot }) => slot === player.slot);

function boundsAt({ game }: Side, { least, most }: Band, ms: number): Bounds {
  const index = game.spending!.minutes.indexOf(ms);
  return { min: least[index] ?? 0, max: most[index] ?? 0 };
}
