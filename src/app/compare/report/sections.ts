/** Sections of a comparison, except for the build orders row by row. */
import { formatClock } from '../../../game/clock.ts';
import { recallsPerMinute } from '../../../game/derive/apm.ts';
import { TIER_DOUBTS } from '../../../game/vocabulary.ts';
import { basedPieces } from '../../../view/game/based.ts';
import { mostRecalled } from '../../../view/game/hands.ts';
import type { Section } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { NONE } from '../../../view/phrases.ts';
import { numberMade } from '../../../view/step-text.ts';
import { moreText, sideLabel } from '../difference.ts';
import { type Difference, firstDifferences } from '../race/differences.ts';
import { endOf, type Side } from '../side.ts';
import { compareTimings, type Obstacle, type SideMoment } from '../timings/compare.ts';
import { compareCounts, compareResearch } from '../timings/counts.ts';
import { compareSkills, type SkillRow } from '../timings/skills.ts';
import { remarksSection } from './remarks.ts';
import { compareSpending } from './spending.ts';
import { ahead, onlyOne, sideSection } from './side-table.ts';

/** Warnings, the first differences, timings, and both build orders on one time axis. */
export const compareSections = (a: Side, b: Side): Section[] => [
  ...remarksSection(a, b),
  ...differences(a, b),
  timings(a, b),
  oneAxis(a, b),
];

/** Counts, skills, upgrades and gold, without empty sections. */
export const detailSections = (a: Side, b: Side): Section[] => [
  ...counts(a, b),
  ...skills(a, b),
  ...research(a, b),
  ...compareSpending(a, b),
  ...actionsSection(a, b),
];

/** Speed and control groups. */
function actionsSection(a: Side, b: Side): Section[] {
  const sides = [a, b];
  const numbers = (what: string, valueOf: (side: Side) => number | null): Words[] => [
    what,
    ...sides.map((side): Words => {
      const value = valueOf(side);
      return value === null ? NONE : { number: value };
    }),
    '',
  ];
  return [
    sideSection({
      id: 'hands',
      ...COMPARED_WORDS.actions,
      revealing: true,
      rows: [
        numbers('Actions per minute', ({ player }) => player.apm.average),
        numbers('Control groups', ({ player }) => player.groups?.length ?? null),
        numbers('Recalls per minute', ({ player, game }) => recallsPerMinute(player, game.clockMs)),
        ['Most recalled', ...sides.map(({ player }) => mostRecalled(player)), ''],
      ],
    }),
  ];
}

/** The first differences, as a table. */
function differences(a: Side, b: Side): Section[] {
  const rows = firstDifferences(a, b);
  if (rows.length === 0) return [];
  const cell = (moment: Difference['a']): Words =>
    moment ? [{ ms: moment.ms }, ...(moment.note ? [{ note: moment.note }] : [])] : NONE;
  return [
    sideSection({
      id: 'differences',
      ...COMPARED_WORDS.differences,
      rows: rows.map((row): Words[] => [row.what, cell(row.a), cell(row.b), ahead(row.ahead, onlyOne(row))]),
    }),
  ];
}

/** Both build orders on one time axis, up to the end of the longer game. */
const oneAxis = (a: Side, b: Side): Section => ({
  id: 'timeline',
  title: 'Both on one time axis',
  reveals: 'length',
  parts: [
    {
      kind: 'drawing',
      drawing: {
        kind: 'timeline',
        players: [
          { label: sideLabel('A', a.player.handle), player: a.player },
          { label: sideLabel('B', b.player.handle), player: b.player },
        ],
        endMs: Math.max(endOf(a), endOf(b)),
        rest: 'Cancelled orders are left out. Orders without room for a label are in the table “Row by row”.',
      },
    },
  ],
});

const timings = (a: Side, b: Side): Section =>
  sideSection({
    id: 'timings',
    ...COMPARED_WORDS.timings,
    rows: compareTimings(a, b).map((timing): Words[] => [
      timing.name,
      momentCell(timing.a),
      momentCell(timing.b),
      ahead(timing.ahead, reason(timing.why)),
    ]),
  });

const momentCell = ({ time, notes }: SideMoment): Words => [
  ...basedPieces(time),
  ...notes.map((note): Piece => ({ note, length: note === TIER_DOUBTS.unfinished })),
];

const reason = (why: Obstacle | null): Words =>
  why ? { words: why.sentence, ...(why.tellsLength ? { as: 'length' } : {}) } : '';

function counts(a: Side, b: Side): Section[] {
  const rows = compareCounts(a, b);
  if (rows.length === 0) return [];
  return [
    sideSection({
      id: 'counts',
      ...COMPARED_WORDS.counts,
      revealing: true,
      rows: rows.map((row): Words[] => [
        `${formatClock(row.markMs)}, ${row.name.toLowerCase()}`,
        row.a ? numberMade(row.a) : NONE,
        row.b ? numberMade(row.b) : NONE,
        row.difference === null
          ? { words: row.why ?? '', as: 'ahead quiet' }
          : { words: moreText(row.difference), as: 'ahead' },
      ]),
    }),
  ];
}

/** Skill orders of the heroes by position. */
const skills = (a: Side, b: Side): Section[] =>
  compareSkills(a, b)
    .filter(({ rows }) => rows.length > 0)
    .map(({ place, a: ofA, b: ofB, rows, agreement }) =>
      sideSection({
        id: `skills-${place.toLowerCase().replaceAll(' ', '-')}`,
        title: `Skills of the ${place.toLowerCase()}`,
        of: COMPARED_WORDS.skills.of,
        revealing: true,
        intro: COMPARED_WORDS.skills.intro(ofA?.name, ofB?.name, agreement),
        rows: rows.map((row): Words[] => [
          String(row.point),
          skillCell(row.a),
          skillCell(row.b),
          ahead(row.ahead),
        ]),
      }),
    );

const skillCell = (skill: SkillRow['a']): Words => [
  { ms: skill?.ms ?? null },
  ...(skill ? [{ note: `${skill.name} ${skill.level}` }] : []),
];

function research(a: Side, b: Side): Section[] {
  const rows = compareResearch(a, b);
  if (rows.length === 0) return [];
  const severalLevels = (name: string) => rows.some((row) => row.name === name && row.level > 1);
  return [
    sideSection({
      id: 'research',
      ...COMPARED_WORDS.research,
      revealing: true,
      rows: rows.map((row): Words[] => [
        severalLevels(row.name) ? `${row.name} ${row.level}` : row.name,
        { ms: row.a?.ms ?? null },
        { ms: row.b?.ms ?? null },
        ahead(row.ahead, onlyOne(row)),
      ]),
    }),
  ];
}

/** Texts of the report's sections; `of` is the heading of a table's first column. */
const COMPARED_WORDS = {
  differences: {
    title: 'First differences',
    of: 'Done',
    intro:
      'Up to eight things that one side did at least ten seconds sooner, differently, or ' +
      'alone, sorted by the earlier time. Workers and items are left out.',
  },
  timings: {
    title: 'Timings',
    of: 'Moment',
    intro:
      'Order times in minutes and seconds of game time. Orders are compared only with orders: anything just ' +
      'seen in a selection had happened by then, but the exact time is unknown.',
  },
  counts: {
    title: 'Made from orders before 5, 8 and 10 minutes',
    of: 'Ordered before',
    intro:
      'The units and buildings from all orders before each minute: a confirmed number, or “12–16” for at least 12 and ' +
      'at most 16. Workers and small buildings are rarely selected, so little about them is confirmed. Units that died ' +
      'later are included.',
  },
  skills: {
    of: 'Skill point',
    /** The names of the heroes, and a sentence about their skills; null for different heroes. */
    intro: (a = 'None', b = 'none', agreement: string | null): string =>
      `${a} for A, ${b} for B. ` +
      (agreement ?? 'Different heroes: only the times at which points were spent can be compared.'),
  },
  actions: {
    title: 'Actions and control groups',
    of: 'Measure',
    intro: 'Averages over each player’s whole game.',
  },
  research: {
    title: 'Research',
    of: 'Upgrade',
    intro: 'When each level was first ordered, without cancelled orders.',
  },
};
