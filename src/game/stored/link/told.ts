/** Key moments and fights as text, for a link: it has no map orders to derive them from. */
import { LIMITS } from '../../decode/limits.ts';
import { UnreadableLink } from './failure.ts';
import { bool, list, MOST_MS, record, text, type Field } from './field.ts';

/** A key moment as text. */
interface ToldMoment {
  /** Game time in ms, in whole seconds. */
  ms: number;
  /** Whether the moment is emphasized. If a short link doesn't have room for all moments, it keeps these. */
  bold: boolean;
  /** Whether the moment is a conclusion that isn't in the replay. */
  inferred: boolean;
  sentence: string;
}

/** A fight as text. */
interface ToldFight {
  ms: number;
  place: string;
  /** One text per side, which begins with the names of its players. */
  sides: string[];
}

/** Key moments and fights of a whole game, sorted by time. */
export interface ToldInLink {
  moments: ToldMoment[];
  fights: ToldFight[];
}

/** No game has more than 20 key moments; the longest game measured has 61 fights. */
const MOST_MOMENTS = 32;
export const MOST_FIGHTS = 64;

const seconds: Field<number> = {
  write: (sink, ms) => sink.uint('head', Math.floor(ms / 1000)),
  read(source) {
    const ms = source.uint('head') * 1000;
    if (ms > MOST_MS) throw new UnreadableLink();
    return ms;
  },
};

export const toldInLink: Field<ToldInLink> = record({
  moments: list(
    record<ToldMoment>({ ms: seconds, bold: bool, inferred: bool, sentence: text }),
    MOST_MOMENTS,
  ),
  fights: list(record<ToldFight>({ ms: seconds, place: text, sides: list(text, LIMITS.slots) }), MOST_FIGHTS),
});
