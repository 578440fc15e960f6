/** Observed summons, next to the evidence for units and buildings. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { raceText } from '../words.ts';
import { objects } from './evidence.ts';
import { SUMMON_WORDS } from './words/made.ts';

/** Evidence is in a column or opens in the row. Null if nobody was seen with a summon. */
export function summoned({ players }: GameAnalysis, evidence: 'open' | 'opens'): Section | null {
  const parts = players.flatMap((player): Part[] => {
    if (player.summoned.length === 0) return [];
    const rows = player.summoned.map((kind): Words[] => {
      const [number, proof] = [kind.births.length, objects(kind)];
      return [
        { glyph: glyphOf(kind.id, 'unit'), text: kind.name },
        evidence === 'open' ? { number } : { opens: [String(number)], lines: proof },
        proof.map((note) => ({ note })),
      ];
    });
    const heads = SUMMON_WORDS.columns;
    const columns = [
      { name: heads.object },
      { name: heads.atLeast, numeric: evidence === 'open' },
      { name: heads.evidence, ...(evidence === 'opens' && { only: 'twin' as const }) },
    ];
    const title = [{ text: player.handle }, `, ${raceText(player)}`];
    return [{ kind: 'group', title, level: 3, parts: [table({ look: 'dense', columns, rows })] }];
  });
  if (parts.length === 0) return null;
  return {
    id: 'summoned',
    title: SUMMON_WORDS.title,
    reveals: 'length',
    parts: [quiet(SUMMON_WORDS.how), { kind: 'beside', parts }],
  };
}
