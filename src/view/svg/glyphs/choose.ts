import { HEROES } from '../../../game/objects/heroes.ts';
import { OBJECT_GLYPHS } from './object-glyphs.ts';

/** Kinds that have a glyph. Heroes and their revivals share one; `tier-1` to `tier-3` use those of town halls. */
export const KIND_GLYPHS = ['unit', 'building', 'hero', 'upgrade', 'item', 'morph'] as const;

let byId: ReadonlyMap<string, string> | undefined;

/** Built on first use. */
const glyphsById = (): ReadonlyMap<string, string> =>
  (byId ??= new Map([
    ...Object.entries(OBJECT_GLYPHS).flatMap(([glyph, ids]) =>
      ids.split(/\s+/).map((id): [string, string] => [id, glyph]),
    ),
    ...Object.keys(HEROES).map((id): [string, string] => [id, id]),
  ]));

/**
 * Name of the glyph for an object of a game.
 *
 * @param id Four-character object id. @param kind What the object is (`type` of a step); decides for ids without a
 * specific glyph.
 */
export function glyphOf(id: string, kind: string): string {
  const ofKind =
    KIND_GLYPHS.find((candidate) => candidate === kind) ?? (kind === 'revival' ? 'hero' : 'unit');
  return glyphsById().get(id) ?? ofKind;
}
