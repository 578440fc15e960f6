import { LINK_NAME, pickPacked } from '../input/packed-files.ts';
import type { DropSession } from '../session/session.ts';
import type { DropState } from '../session/state.ts';
import { MARK, findPacked } from './fragment.ts';

const NO_LINK =
  'That was text without a game in it. This page reads replays, and links made with “Copy share link”.';

/** Opens the game in the page's address. */
export class Links {
  readonly #session: DropSession;

  constructor(session: DropSession) {
    this.#session = session;
  }

  /** Opens the address's game unless it is already shown. False if there is none. */
  follow(): boolean {
    const packed = findPacked(location.hash);
    if (packed === null) return false;
    if (packed !== displayedGame(this.#session.state))
      void this.#session.add({ files: [pickPacked(packed, LINK_NAME, 'link')], leftOut: 0 });
    return true;
  }

  /**
   * Opens the game in a pasted or dropped link, or tells the visitor that the text contains no game. Returns false
   * for blank text.
   */
  read(text: string): boolean {
    const start = text.indexOf(MARK.slice(0, 5));
    const packed = start < 0 ? null : findPacked(text.slice(start).trim());
    if (packed === null) {
      if (text.trim() !== '') this.#session.notice(NO_LINK);
      return text.trim() !== '';
    }
    void this.#session.add({ files: [pickPacked(packed, LINK_NAME, 'link')], leftOut: 0 });
    return true;
  }

  /**
   * Removes the game from the address when another screen is shown. Otherwise, reloading the page or copying the
   * address would show the wrong game.
   */
  leave(state: DropState): void {
    const packed = findPacked(location.hash);
    if (packed !== null && packed !== displayedGame(state))
      history.replaceState(history.state, '', location.pathname);
  }
}

/** The packed game of the displayed link. */
function displayedGame({ view, entries }: DropState): string | null {
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  return entry?.from === 'link' ? (entry.packed ?? null) : null;
}
