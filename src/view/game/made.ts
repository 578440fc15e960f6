import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { AnalysedMade } from '../../game/made-schema.ts';
import { COUNT_EVIDENCE } from '../../game/vocabulary.ts';
import { quiet, type Part, type Section } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { COUNT_MEANINGS, numberMade, raceText } from '../words.ts';
import { evidenceOf, reasonOf } from './evidence.ts';

const GROUPS = { unit: 'Units ordered', building: 'Buildings ordered', item: 'Items bought' } as const;
const TYPES = ['hero', 'unit', 'building'] as const;

/** Where the evidence of a count is: opened in its row, at the address of a page, or open beside it. */
type Evidence = 'opens' | 'open' | { page: string };

/**
 * How many of everything each player made in the whole game, at least and at most, each with what it rests on; of what
 * no bounds are known, how many were ordered. Null where nobody ordered anything.
 */
export function unitsAndBuildings(
  { players: everyone }: GameAnalysis,
  evidence: Evidence = 'opens',
): Section | null {
  const players = everyone.filter((player) => player.made.length > 0 || player.build.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'made',
    title: 'Units and buildings',
    reveals: 'length',
    grows: true,
    parts: [
      quiet(
        'An order is not a unit: it may be repeated, cancelled, or go to several buildings at once. The game ' +
          'numbers every object it creates, so whatever was selected later proves itself. One number is proven; “12–16” ' +
          'means at least 12 and at most 16.',
        { words: evidence === 'open' ? '' : ' Open one to see its evidence.', only: 'page' },
        evidence === 'open'
          ? ' Evidence lists every order with the building it went to, and every proven object by its number in the ' +
              'record of the game, with the time it was born and the order it fits.'
          : '',
      ),
      {
        kind: 'list',
        items: COUNT_EVIDENCE.map((basis): Words => [{ em: basis }, `: ${COUNT_MEANINGS[basis]}`]),
        look: 'quiet',
      },
      quiet(
        'The first hall and workers are not counted. This is all that was ever made, not an army: replays prove only some deaths.',
      ),
      {
        kind: 'beside',
        parts: players.map((player): Part => ({
          kind: 'group',
          title: [{ text: player.handle }, `, ${raceText(player)}`],
          level: 3,
          parts: [...counts(player, players.length, evidence), ...ordered(player)],
        })),
      },
    ],
  };
}

/** A row for each kind: heroes, units, buildings, each in the order of their first orders. */
function counts({ slot, made: ofPlayer }: AnalysedPlayer, grows: number, evidence: Evidence): Part[] {
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
          number(entry, slot, evidence),
          { number: entry.ordered },
          evidence === 'open' ? opened(entry) : reasonOf(entry),
        ]),
        ...(evidence === 'open' ? { ids: rows.map(({ id }) => anchor(slot, id)) } : {}),
      },
    },
  ];
}

/** All that a count rests on, a line each. */
function opened(entry: AnalysedMade): Piece[] {
  const [reason = '', ...lines] = evidenceOf(entry);
  return [reason, ...lines.map((note): Piece => ({ note }))];
}

/** Id of the row of a kind on the page of evidence. */
const anchor = (slot: string, id: string): string => `made-${slot}-${id}`;

function number(entry: AnalysedMade, slot: string, evidence: Evidence): Words {
  const text = numberMade(entry);
  const based: Piece[] = [
    ' ',
    { words: entry.basis, as: 'basis', only: 'page' },
    { words: `(${entry.basis})`, only: 'twin' },
    entry.contradicted ? ' contradicted' : '',
  ];
  if (evidence === 'open') return [text, ...based];
  if (evidence === 'opens') return { opens: [text, ...based], lines: evidenceOf(entry) };
  const href = `${evidence.page}#${anchor(slot, entry.id)}`;
  return [{ words: { text, href }, only: 'page' }, { words: text, only: 'twin' }, ...based];
}

/** What has no bounds, by number of orders: items, and everything where the record keeps no objects. */
function ordered({ made: { length }, build }: AnalysedPlayer): Part[] {
  const types = length > 0 ? (['item'] as const) : (['unit', 'building', 'item'] as const);
  return types.flatMap((type): Part[] => {
    const steps = build.filter((step) => step.type === type && !step.cancelled);
    if (steps.length === 0) return [];
    const totals = [...Map.groupBy(steps, ({ name }) => name)].map(
      ([name, group]) => `${name} ${group.length}`,
    );
    return [quiet(`${GROUPS[type]}: ${totals.join(', ')}.`)];
  });
}
