/** Sections of a comparison, without its rows. */
import { TIER_DOUBTS } from '../../../game/vocabulary.ts';
import { based } from '../../../view/game/based.ts';
import type { Section } from '../../../view/page.ts';
import type { Piece, Words } from '../../../view/rich-text.ts';
import { NONE, numberMade } from '../../../view/words.ts';
import { moreText } from '../difference.ts';
import { firstDifferences, type Difference } from '../race/differences.ts';
import { endOf, type Side } from '../side.ts';
import { compareTimings, type Obstacle } from '../timings/compare.ts';
import { compareCounts } from '../timings/counts.ts';
import type { SideMoment } from '../timings/moments.ts';
import { compareResearch } from '../timings/research.ts';
import { compareSkills, type SkillRow } from '../timings/skills.ts';
import { remarks } from './remarks.ts';
import { comparedSpending } from './spending.ts';
import { ahead, onlyOne, sideSection } from './side-table.ts';
import { sideLabel } from '../words.ts';
import { COMPARED_WORDS } from './words.ts';

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
  ...comparedSpending(a, b),
];

function remarksSection(a: Side, b: Side): Section[] {
  const items = remarks(a, b);
  if (items.length === 0) return [];
  return [{ id: 'remarks', title: null, parts: [{ kind: 'list', items, look: 'remarks' }] }];
}

/** The first differences, as a table. */
function differences(a: Side, b: Side): Section[] {
  const rows = firstDifferences(a, b);
  if (rows.length === 0) return [];
  const cell = (deed: Difference['a']): Words =>
    deed ? [{ ms: deed.ms }, ...(deed.note ? [{ note: deed.note }] : [])] : NONE;
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
  title: COMPARED_WORDS.timeline.title,
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
        rest: COMPARED_WORDS.timeline.rest,
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
  ...based(time),
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
      title: COMPARED_WORDS.counts.title,
      of: COMPARED_WORDS.counts.of,
      intro: COMPARED_WORDS.counts.intro,
      revealing: true,
      rows: rows.map((row): Words[] => [
        COMPARED_WORDS.counts.row(row.markMs, row.name.toLowerCase()),
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
        title: COMPARED_WORDS.skills.title(place.toLowerCase()),
        of: COMPARED_WORDS.skills.of,
        revealing: true,
        intro: `${COMPARED_WORDS.skills.heroes(ofA?.name, ofB?.name)} ${agreement ?? COMPARED_WORDS.skills.differentHeroes}`,
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
