import { glyphOf } from './choose.ts';
import { Glyph } from './Glyph.tsx';

/** The glyph of an object by its id; `kind` (the `type` of a step) decides for objects without one of their own. */
export const ObjectGlyph = ({ id, kind }: { id: string; kind: string }) => <Glyph name={glyphOf(id, kind)} />;
