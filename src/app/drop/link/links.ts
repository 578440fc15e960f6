import { LINK_NAME, packedPick } from '../input/packed.ts';
import type { DropSession } from '../session/session.ts';
import type { DropState } from '../session/state.ts';
import { MARK, packedIn } from './fragment.ts';

const NO_LINK =
  'That was text without a game in it. This page reads replays, and links that “Copy share link” made.';

/** Opens the game that stands in the address of the page. */
export class Links {
  readonly #session: DropSession;

  constructor(session: DropSession) {
    this.#session = session;
  }

  /** Opens the game of the address, if there is one and it is not on the screen. False when there is none. */
  follow(): boolean {
    const packed = packedIn(location.hash);
    if (packed === null) return false;
    if (packed !== shownIn(this.#session.state))
      void this.#session.add({ files: [packedPick(packed, LINK_NAME, 'link')], leftOut: 0 });
    return true;
  }

  /** Opens the game of a link that was pasted or dropped, or says that the text has none. False for blank text. */
  read(text: string): boolean {
    const at = text.indexOf(MARK.slice(0, 5));
    const packed = at < 0 ? null : packedIn(text.slice(at).trim());
    if (packed === null) {
      if (text.trim() !== '') this.#session.notice(NO_LINK);
      return text.trim() !== '';
    }
    void this.#session.add({ files: [packedPick(packed, LINK_NAME, 'link')], leftOut: 0 });
    return true;
  }

  /** Takes the game out of the address when something else is shown: neither reloading nor copying it would fit. */
  leave(state: DropState): void {
    const packed = packedIn(location.hash);
    if (packed !== null && packed !== shownIn(state))
      history.replaceState(history.state, '', location.pathname);
  }
}

/** The packed game of the link on the screen. */
function shownIn({ view, entries }: DropState): string | null {
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  return entry?.from === 'link' ? (entry.packed ?? null) : null;
}
