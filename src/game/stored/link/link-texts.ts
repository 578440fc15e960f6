/** Key moments and fights as text, which links of forms 5 and 6 may contain. They are only read to get past them. */
import { LIMITS } from '../../decode/limits.ts';
import type { Source } from './source.ts';
import { bool, list, nullable, record, text, uint } from './field.ts';

/** Maximum number of key moments; no game had more than 20. */
const MAX_MOMENTS = 32;
/** Maximum number of fights; the longest game measured has 61. */
const MAX_FIGHTS = 64;

const linkTexts = record({
  moments: list(record({ seconds: uint('head'), bold: bool, inferred: bool, sentence: text }), MAX_MOMENTS),
  fights: list(record({ seconds: uint('head'), place: text, sides: list(text, LIMITS.slots) }), MAX_FIGHTS),
});

/** Of form 5. */
export const skipTexts = (source: Source): void => void linkTexts.read(source);
/** Of form 6, whose new links have none. */
export const noTexts = nullable(linkTexts);
