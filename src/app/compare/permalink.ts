/**
 * The address of a comparison: `/compare/#a=…&b=…`. Everything is in the fragment, which browsers don't send, so it can
 * contain a dropped game.
 *
 *     a=3270678430_Thorzain_Happy-_Echo-Isles.2    the player in slot 2 of an archived game
 *     a=~AbC3….1                                   the player in slot 1 of a packed game, see `game/stored/link`
 *     a=3270678430_Thorzain_Happy-_Echo-Isles.     a game without a chosen player
 *     both=3270678430_Thorzain_Happy-_Echo-Isles   the two players of a game, in lobby order
 */

/** A game and its chosen player. */
export interface SideRef {
  game: { kind: 'archive'; replayId: string } | { kind: 'packed'; text: string };
  /** Lobby slot; null while no player is chosen. */
  slot: string | null;
}

/** The sides named in an address; null for a missing side. */
export interface Refs {
  a: SideRef | null;
  b: SideRef | null;
}

interface Read extends Refs {
  /** Sides with an invalid value. */
  wrong: ('a' | 'b')[];
  /** Whether both players of the game are meant. */
  both?: true;
}

/** An address without sides. */
export const NO_REFS: Refs = { a: null, b: null };

/** Precedes a packed game, which can't be confused with an id. */
const PACKED = '~';
const REPLAY_ID = /^[\w.-]{1,300}$/;
const PACKED_TEXT = /^[\w-]+$/;
const SLOT = /^\d{0,2}$/;

/** The fragment for two sides, with its `#`; empty without sides. */
export function toFragment({ a, b }: Refs): string {
  const parts = [a && `a=${refText(a)}`, b && `b=${refText(b)}`].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** Parses a fragment. */
export function fromFragment(fragment: string): Read {
  const [, both] = /^#?both=([^&]*)$/.exec(fragment) ?? [];
  if (both !== undefined) {
    const ref = readRef(`${both}.`);
    return { a: ref, b: ref, wrong: ref ? [] : ['a', 'b'], both: true };
  }
  const refs: Read = { ...NO_REFS, wrong: [] };
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const [, name, text = ''] = /^([ab])=(.*)$/s.exec(part) ?? [];
    if (name !== 'a' && name !== 'b') continue;
    refs[name] = readRef(text);
    if (!refs[name]) refs.wrong.push(name);
  }
  return refs;
}

const refText = ({ game, slot }: SideRef): string =>
  `${game.kind === 'archive' ? game.replayId : PACKED + game.text}.${slot ?? ''}`;

function readRef(encoded: string): SideRef | null {
  const text = decodeEscapes(encoded);
  const packed = text.startsWith(PACKED);
  // A truncated link ends inside the game; the game's reader reports it.
  const dot = packed && !text.includes('.') ? text.length : text.lastIndexOf('.');
  const [game, slot] = [text.slice(packed ? PACKED.length : 0, dot), text.slice(dot + 1)];
  if (dot < 1 || !SLOT.test(slot)) return null;
  const chosen = slot === '' ? null : String(Number(slot));
  if (packed) return PACKED_TEXT.test(game) ? { game: { kind: 'packed', text: game }, slot: chosen } : null;
  return REPLAY_ID.test(game) ? { game: { kind: 'archive', replayId: game }, slot: chosen } : null;
}

/** Some programs write `~` and others `%7E` when they pass on a link. */
function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A damaged escape is left as it is; the checks of the parts refuse it.
    return text;
  }
}
