import { glyphOf } from '../../glyphs/choose.ts';
import type { AnalysedMade, AnalysedPlayer, GameAnalysis } from '../../replay/analysis.ts';
import { COUNT_EVIDENCE } from '../../replay/vocabulary.ts';
import { inTwin, quiet, type Part, type Piece, type Section, type Words } from '../page.ts';
import { COUNT_MEANINGS, numberMade, raceText } from '../words.ts';
import { evidenceOf } from './evidence.ts';

const GROUPS = { unit: 'Units ordered', building: 'Buildings ordered', item: 'Items bought' } as const;
const TYPES = ['hero', 'unit', 'building'] as const;

/** Where the evidence of a count is: opened in its row, at the address of a page, or open beside it. */
type Evidence = 'opens' | 'open' | { page: string };

/**
 * How many of everything each player made in the whole game, at least and at most, each with what it rests on; of what
 * no bounds are known, how many were ordered. Null where nobody ordered anything.
 */
export function made({ players: all }: GameAnalysis, evidence: Evidence = 'opens'): Section | null {
  const players = all.filter((player) => player.made.length > 0 || player.totals.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'made',
    title: 'What was made',
    reveals: 'length',
    grows: true,
    parts: [
      quiet(
        'An order is not a unit: it may be repeated, cancelled, or go to several buildings at once. Objects that were ' +
          'selected later prove themselves, as each has a serial. A number is what is proven, or “12 to 16”: at ' +
          'least and at most.',
        { words: evidence === 'open' ? '' : ' Open one to see its evidence.', only: 'page' },
        ' Evidence is all orders, and each proven object by its number in the record of the game, with the times ' +
          'between which it came into being.',
      ),
      {
        kind: 'list',
        items: COUNT_EVIDENCE.map((basis): Words => [{ em: basis }, `: ${COUNT_MEANINGS[basis]}`]),
        look: 'quiet',
      },
      quiet(
        'These are all that were ever made, not an army: recordings do not say what died, so nobody can read from ' +
          'them who was alive, what supply was used or how much gold was left.',
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
      inTwin(() => [quiet('In lists of orders and items, cancelled ones are left out.')]),
    ],
  };
}

/** A row for each kind: heroes, units, buildings, each in the order of their first orders. */
function counts({ slot, made: all }: AnalysedPlayer, grows: number, evidence: Evidence): Part[] {
  const rows = TYPES.flatMap((type) => all.filter((one) => one.type === type));
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
        rows: rows.map((one) => [
          { glyph: glyphOf(one.id, one.type), text: one.name },
          number(one, slot, evidence),
          { number: one.ordered },
          evidenceOf(one).join(' '),
        ]),
        ...(evidence === 'open' ? { ids: rows.map(({ id }) => anchor(slot, id)) } : {}),
      },
    },
  ];
}

/** Id of the row of a kind on the page of evidence. */
const anchor = (slot: string, id: string): string => `made-${slot}-${id}`;

function number(one: AnalysedMade, slot: string, evidence: Evidence): Words {
  const text = numberMade(one);
  const based: Piece[] = [
    ' ',
    { words: one.basis, as: 'basis', only: 'page' },
    { words: `(${one.basis})`, only: 'twin' },
    one.contradicted ? ' contradicted' : '',
  ];
  if (evidence === 'open') return [text, ...based];
  if (evidence === 'opens') return { opens: [text, ...based], lines: evidenceOf(one) };
  const href = `${evidence.page}#${anchor(slot, one.id)}`;
  return [{ words: { text, href }, only: 'page' }, { words: text, only: 'twin' }, ...based];
}

/** What has no bounds, by number of orders. */
function ordered({ made: { length }, totals }: AnalysedPlayer): Part[] {
  const types = length > 0 ? (['item'] as const) : (['unit', 'building', 'item'] as const);
  return types.flatMap((type): Part[] => {
    const all = totals.filter((total) => total.type === type);
    if (all.length === 0) return [];
    return [quiet(`${GROUPS[type]}: ${all.map(({ name, count }) => `${name} ${count}`).join(', ')}.`)];
  });
}
