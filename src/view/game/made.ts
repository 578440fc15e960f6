/** How much players made and summoned, with the evidence. */
import { texts } from '../table.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { AnalysedMade } from '../../game/made-schema.ts';
import { formatClock } from '../../game/clock.ts';
import { COUNT_EVIDENCE } from '../../game/vocabulary.ts';
import { onPage, type Part, quiet, type Section, sideBySide, table } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { COUNT_MEANINGS, numberMade } from '../step-text.ts';
import { withRace } from '../game-title.ts';
import { type Evidence, evidenceOf, objects, reasonOf } from './evidence.ts';

const IN_FULL = 'Orders and evidence for each count';
/** Before lists of orders for which there is no evidence of objects. */
const LISTED = { unit: 'Units ordered', building: 'Buildings ordered', item: 'Items bought' };
const TYPES = ['hero', 'unit', 'building'] as const;

/**
 * How many of everything each player made, with minimum, maximum and basis; for objects without bounds, the number of
 * orders. Null if nobody ordered anything. If only the orders up to a time are known, `firstMs` is this time; there are
 * no counts then.
 */
export function unitsAndBuildings(
  { players: everyone }: GameAnalysis,
  evidence: Evidence = 'folded',
  firstMs: number | null = null,
): Section | null {
  const players = everyone.filter((player) => player.made.length > 0 || player.build.length > 0);
  if (players.length === 0) return null;
  const groups = (partsOf: (player: AnalysedPlayer) => readonly Part[]) =>
    sideBySide(players, withRace, partsOf);
  const short = groups((player) => [...countList(player, evidence), ...ordersPart(player)]);
  const inFull = (how: 'in-full' | 'folded'): Part[] => [
    ...rules(how),
    groups((player) => [...counts(player, players.length, how), ...ordersPart(player)]),
  ];
  return {
    id: 'made',
    title: 'Units and buildings',
    reveals: 'length',
    grows: true,
    parts:
      firstMs !== null
        ? [
            quiet(
              `These are the orders from the first ${formatClock(firstMs)}. The link doesn’t show how many units and buildings were made.`,
            ),
            short,
          ]
        : evidence === 'in-full'
          ? inFull(evidence)
          : [
              onPage(() => [
                quiet(
                  'This is everything made in the whole game, except the starting hall and workers. “12–16” means at least 12 and at ' +
                    'most 16. These units weren’t all alive at the same time, and replays confirm only some deaths.',
                ),
                short,
              ]),
              evidence === 'folded'
                ? { kind: 'fold', title: IN_FULL, parts: inFull(evidence) }
                : quiet({ text: IN_FULL, href: evidence.page }),
            ],
  };
}

/** Explains how to read the counts. */
const rules = (evidence: 'in-full' | 'folded'): Part[] => [
  quiet(
    'An order isn’t a unit: it may be repeated or cancelled, or go to several buildings at once. The game numbers every object it creates. If a player selects an object, its number confirms that it was made. A single number is confirmed; ' +
      '“12–16” means at least 12 and at most 16.',
    { words: evidence === 'in-full' ? '' : ' Open one to see its evidence.', only: 'page' },
    evidence === 'in-full'
      ? ' The evidence lists every order with the number of the building that it went to; (×2) means that the order was ' +
          'given twice in the same second. It also lists every confirmed object by number, along with the matching order. A range of times runs from the earliest to the latest possible time. “First seen” is when the player first selected or ' +
          'commanded it.'
      : '',
  ),
  {
    kind: 'list',
    items: COUNT_EVIDENCE.map((basis): Words => [{ em: basis }, `: ${COUNT_MEANINGS[basis]}`]),
    look: 'quiet',
  },
  quiet(
    'The starting hall and workers aren’t counted. These units weren’t all alive at the same time, and replays confirm only some deaths.',
  ),
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
function counts(
  { slot, made: ofPlayer }: AnalysedPlayer,
  grows: number,
  evidence: 'in-full' | 'folded',
): Part[] {
  const rows = TYPES.flatMap((type) => ofPlayer.filter((entry) => entry.type === type));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      grows,
      table: {
        look: 'dense made',
        columns: [
          ...texts('Object', 'Made'),
          { name: 'Ordered', numeric: true },
          evidence === 'in-full' ? { name: 'Evidence' } : { name: 'Evidence', only: 'twin' },
        ],
        rows: rows.map((entry) => [
          { glyph: glyphOf(entry.id, entry.type), text: entry.name },
          number(entry, evidence),
          { number: entry.ordered },
          evidence === 'in-full' ? evidencePieces(entry) : reasonOf(entry),
        ]),
        ...(evidence === 'in-full' ? { ids: rows.map(({ id }) => anchor(slot, id)) } : {}),
      },
    },
  ];
}

/** The full basis of a count, one line each. */
function evidencePieces(entry: AnalysedMade): Piece[] {
  const [reason = '', ...lines] = evidenceOf(entry);
  return [reason, ...lines.map((note): Piece => ({ note }))];
}

/** Id of a kind's row on the evidence page. */
const anchor = (slot: string, id: string): string => `made-${slot}-${id}`;

function number(entry: AnalysedMade, evidence: 'in-full' | 'folded'): Words {
  const text = numberMade(entry);
  const basisPieces: Piece[] = [
    ' ',
    { words: entry.basis, as: 'basis', only: 'page' },
    { words: `(${entry.basis})`, only: 'twin' },
    entry.contradicted ? ' contradicted' : '',
  ];
  return evidence === 'in-full'
    ? [text, ...basisPieces]
    : { opens: [text, ...basisPieces], lines: evidenceOf(entry) };
}

/** Objects without bounds, by number of orders: items, and everything if the record contains no objects. */
function ordersPart({ made: { length }, build }: AnalysedPlayer): Part[] {
  const types = length > 0 ? (['item'] as const) : (['unit', 'building', 'item'] as const);
  return types.flatMap((type): Part[] => {
    const steps = build.filter((step) => step.type === type && !step.cancelled);
    if (steps.length === 0) return [];
    const totals = [...Map.groupBy(steps, ({ name }) => name)].map(
      ([name, group]) => `${name} ×${group.length}`,
    );
    return [quiet(`${LISTED[type]}: ${totals.join(', ')}.`)];
  });
}

/** Evidence is in a column or opens in the row. Null if nobody was seen with a summon. */
export function summonsSection({ players }: GameAnalysis, evidence: 'in-full' | 'folded'): Section | null {
  const summoners = players.filter((player) => player.summoned.length > 0);
  if (summoners.length === 0) return null;
  const columns = [
    { name: 'Object' },
    { name: 'At least', numeric: evidence === 'in-full' },
    { name: 'Evidence', ...(evidence === 'folded' && { only: 'twin' as const }) },
  ];
  const tableOf = (player: AnalysedPlayer): Part => {
    const rows = player.summoned.map((kind): Words[] => {
      const [number, proof] = [kind.births.length, objects(kind)];
      return [
        { glyph: glyphOf(kind.id, 'unit'), text: kind.name },
        evidence === 'in-full' ? { number } : { opens: [String(number)], lines: proof },
        proof.map((note) => ({ note })),
      ];
    });
    return table({ look: 'dense', columns, rows });
  };
  return {
    id: 'summoned',
    title: 'What was summoned',
    reveals: 'length',
    parts: [
      quiet(
        'These units were summoned by spells, items or a sacrifice, so nobody bought them and they cost ' +
          'nothing. All of them were selected at some point. There may have been more.',
      ),
      sideBySide(summoners, withRace, (player) => [tableOf(player)]),
    ],
  };
}
