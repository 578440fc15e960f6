import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { AnalysedMade } from '../../game/made-schema.ts';
import { COUNT_EVIDENCE } from '../../game/vocabulary.ts';
import { onPage, quiet, type Part, type Section } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { COUNT_MEANINGS, numberMade, raceText } from '../words.ts';
import { evidenceOf, reasonOf, type Evidence } from './evidence.ts';

const GROUPS = { unit: 'Units ordered', building: 'Buildings ordered', item: 'Items bought' } as const;
const TYPES = ['hero', 'unit', 'building'] as const;

/**
 * How many of everything each player made, with minimum, maximum and basis; for objects without bounds, the number of
 * orders. Null if nobody ordered anything.
 */
export function unitsAndBuildings(
  { players: everyone }: GameAnalysis,
  evidence: Evidence = 'opens',
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
    title: 'Units and buildings',
    reveals: 'length',
    grows: true,
    parts:
      evidence === 'open'
        ? inFull(evidence)
        : [
            onPage(() => [quiet(MEANING), short]),
            evidence === 'opens'
              ? { kind: 'fold', title: 'Orders and evidence for each count', parts: inFull(evidence) }
              : quiet({ text: 'Orders and evidence for each count', href: evidence.page }),
          ],
  };
}

const MEANING =
  'This is everything made in the whole game, except the starting hall and workers. “12–16” means at least 12 and at ' +
  'most 16. Not all ' +
  'of it was alive at the same time, and replays confirm only some deaths.';

/** Explains how to read the counts. */
const rules = (evidence: 'open' | 'opens'): Part[] => [
  quiet(
    'An order isn’t a unit: it may be repeated or cancelled, or go to several buildings at once. The game ' +
      'gives a number to every object ' +
      'it creates, so a later selection confirms the object. A single number is confirmed; “12–16” means at least 12 and at ' +
      'most 16.',
    { words: evidence === 'open' ? '' : ' Open one to see its evidence.', only: 'page' },
    evidence === 'open'
      ? ' The evidence lists every order with the number of the building that it went to; (×2) means that the order was ' +
          'given twice in the same second. It also lists every confirmed object by its number and with the matching order. A ' +
          'range of times is the earliest and the latest possible time. “First seen” is when the player first selected or commanded it.'
      : '',
  ),
  {
    kind: 'list',
    items: COUNT_EVIDENCE.map((basis): Words => [{ em: basis }, `: ${COUNT_MEANINGS[basis]}`]),
    look: 'quiet',
  },
  quiet(
    'The starting hall and workers aren’t counted. This is everything ever made, not an army. Replays confirm only some ' +
      'deaths.',
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
          { name: 'Object' },
          { name: 'Made' },
          { name: 'Ordered', numeric: true },
          evidence === 'open' ? { name: 'Evidence' } : { name: 'Evidence', only: 'twin' },
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
    entry.contradicted ? ' contradicted' : '',
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
    return [quiet(`${GROUPS[type]}: ${totals.join(', ')}.`)];
  });
}
