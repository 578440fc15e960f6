/** Samples for the design page: the tokens, the glyphs with their objects, and a game from the archive. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { KIND_GLYPHS } from '../svg/glyphs/choose.ts';
import { EMBLEMS, OBJECT_GLYPHS } from '../svg/glyphs/object-glyphs.ts';
import type { SectionedPage } from '../page.ts';
import type { SpreadChart } from '../charts.ts';
import { objectName } from '../../game/objects/table.ts';
import sheet from '../../styles/tokens.css?raw';
import { tokensOf, type Tokens } from './tokens.ts';

interface GlyphRow {
  glyph: string;
  names: string[];
}

export const tokens: Tokens = tokensOf(sheet);

/** Glyphs of objects in table order. Forms of a hero use the hero's emblem, which is listed separately. */
export const classRows: readonly GlyphRow[] = Object.entries(OBJECT_GLYPHS)
  .filter(([glyph]) => !EMBLEMS.includes(glyph))
  .map(([glyph, ids]) => ({ glyph, names: [...new Set(ids.split(/\s+/).map(objectName))] }));

export const emblemRows: readonly GlyphRow[] = EMBLEMS.map((id) => ({ glyph: id, names: [objectName(id)] }));

export const kindRows: readonly GlyphRow[] = KIND_GLYPHS.map((kind) => ({
  glyph: kind,
  names: [`any other ${kind === 'morph' ? 'form or summon' : kind}`],
}));

/** The newest 1v1 games with a known winner, if there are any. */
export const sampleGames = ({ games }: Archive): ArchivedGame[] =>
  games
    .filter(({ analysis }) => analysis.matchup !== null && analysis.winner && analysis.players.length === 2)
    .slice(0, 3);

/** The first distribution chart on a hub page. */
export const sampleChart = ({ sections }: SectionedPage): SpreadChart | undefined =>
  sections
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'tally' ? part.charts : [])))
    .find((chart) => chart.kind === 'spread');
