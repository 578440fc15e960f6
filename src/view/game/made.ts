import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { AnalysedMade } from '../../game/made-schema.ts';
import { formatClock } from '../../game/clock.ts';
import { COUNT_EVIDENCE } from '../../game/vocabulary.ts';
import { onPage, quiet, type Part, type Section } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { COUNT_MEANINGS, numberMade, raceText } from '../words.ts';
import { evidenceOf, reasonOf, type Evidence } from './evidence.ts';
import { MADE_WORDS } from './words/made.ts';

const COLUMNS = MADE_WORDS.columns;
const TYPES = ['hero', 'unit', 'building'] as const;

/**
 * How many of everything each player made, with minimum, maximum and basis; for objects without bounds, the number of
 * orders. Null if nobody ordered anything. If only the orders up to a time are known, `firstMs` is this time; there are
 * no counts then.
 */
export function unitsAndBuildings(
  { players: everyone }: GameAnalysis,
  evidence: Evidence = 'opens',
  firstMs: number | null = null,
): Section | null {
  const players = everyone.filter((player) => player.made.length > 0 || player.build.length > 0);
  if (players.length === 0) return null;
  const groups = (partsOf: (player: AnalysedPlayer) => readonly Part[]): Part => ({
    kind: 'beside',
    parts: players.map((player): Part => ({
      kind: 'group',
      title: [{ text: player.handle }, `, ${raceText(player)}`],
      level: 3,
      parts: partsOf(player),
    })),
  });
  const short = groups((player) => [...countList(player, evidence), ...ordered(player)]);
  const inFull = (how: 'open' | 'opens'): Part[] => [
    ...rules(how),
    groups((player) => [...counts(player, players.length, how), ...ordered(player)]),
  ];
  return {
    id: 'made',
    title: MADE_WORDS.title,
    reveals: 'length',
    grows: true,
    parts:
      firstMs !== null
        ? [quiet(MADE_WORDS.inLink(formatClock(firstMs))), short]
        : evidence === 'open'
          ? inFull(evidence)
          : [
              onPage(() => [quiet(MADE_WORDS.meaning), short]),
              evidence === 'opens'
                ? { kind: 'fold', title: MADE_WORDS.inFull, parts: inFull(evidence) }
                : quiet({ text: MADE_WORDS.inFull, href: evidence.page }),
            ],
  };
}

/** Explains how to read the counts. */
const rules = (evidence: 'open' | 'opens'): Part[] => [
  quiet(
    MADE_WORDS.numbers,
    { words: evidence === 'open' ? '' : MADE_WORDS.open, only: 'page' },
    evidence === 'open' ? MADE_WORDS.evidence : '',
  ),
  {
    kind: 'list',
    items: COUNT_EVIDENCE.map((basis): Words => [{ em: basis }, `: ${COUNT_MEANINGS[basis]}`]),
    look: 'quiet',
  },
  quiet(MADE_WORDS.leftOut),
];

/** Only the counts, one after the other: units and heroes, then buildings. */
const countList = ({ slot, made: ofPlayer }: AnalysedPlayer, evidence: Evidence): Part[] =>
  [['hero', 'unit'], ['building']].flatMap((types): Part[] => {
    const entries = types.flatMap((type) => ofPlayer.filter((entry) => entry.type === type));
    const items = entries.map((entry): Words => {
      const text = numberMade(entry);
      const href = typeof evidence === 'object' ? `${evidence.page}#${anchor(slot, entry.id)}` : undefined;
      return [
        { glyph: glyphOf(entry.id, entry.type), text: entry.name },
        ' ',
        href === undefined ? { em: text } : { text, href },
      ];
    });
    return items.length > 0 ? [{ kind: 'list', items, look: 'counts' }] : [];
  });

/** A row for each kind: heroes, units, buildings, by first order. */
function counts({ slot, made: ofPlayer }: AnalysedPlayer, grows: number, evidence: 'open' | 'opens'): Part[] {
  const rows = TYPES.flatMap((type) => ofPlayer.filter((entry) => entry.type === type));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      grows,
      table: {
        look: 'dense made',
        columns: [
          { name: COLUMNS.object },
          { name: COLUMNS.made },
          { name: COLUMNS.ordered, numeric: true },
          evidence === 'open' ? { name: COLUMNS.evidence } : { name: COLUMNS.evidence, only: 'twin' },
        ],
        rows: rows.map((entry) => [
          { glyph: glyphOf(entry.id, entry.type), text: entry.name },
          number(entry, evidence),
          { number: entry.ordered },
          evidence === 'open' ? opened(entry) : reasonOf(entry),
        ]),
        ...(evidence === 'open' ? { ids: rows.map(({ id }) => anchor(slot, id)) } : {}),
      },
    },
  ];
}

/** The full basis of a count, one line each. */
function opened(entry: AnalysedMade): Piece[] {
  const [reason = '', ...lines] = evidenceOf(entry);
  return [reason, ...lines.map((note): Piece => ({ note }))];
}

/** Id of a kind's row on the evidence page. */
const anchor = (slot: string, id: string): string => `made-${slot}-${id}`;

function number(entry: AnalysedMade, evidence: 'open' | 'opens'): Words {
  const text = numberMade(entry);
  const based: Piece[] = [
    ' ',
    { words: entry.basis, as: 'basis', only: 'page' },
    { words: `(${entry.basis})`, only: 'twin' },
    entry.contradicted ? MADE_WORDS.contradicted : '',
  ];
  return evidence === 'open' ? [text, ...based] : { opens: [text, ...based], lines: evidenceOf(entry) };
}

/** Objects without bounds, by number of orders: items, and everything if the record contains no objects. */
function ordered({ made: { length }, build }: AnalysedPlayer): Part[] {
  const types = length > 0 ? (['item'] as const) : (['unit', 'building', 'item'] as const);
  return types.flatMap((type): Part[] => {
    const steps = build.filter((step) => step.type === type && !step.cancelled);
    if (steps.length === 0) return [];
    const totals = [...Map.groupBy(steps, ({ name }) => name)].map(
      ([name, group]) => `${name} ×${group.length}`,
    );
    return [quiet(MADE_WORDS.listed[type](totals.join(', ')))];
  });
}
