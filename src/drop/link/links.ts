import { copy } from '../../island/clipboard.ts';
import { LINK_NAME, packedPick } from '../intake/packed.ts';
import type { Session } from '../session/session.ts';
import type { State } from '../session/state.ts';
import { fitsIntoLink, linkOf, linkSentence, packedIn, TOO_LONG } from './link.ts';

/** Makes links, and opens the game that stands in the address of the page. */
export class Links {
  readonly #session: Session;

  constructor(session: Session) {
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

  /** Takes the game out of the address when something else is shown: neither reloading nor copying it would fit. */
  leave(state: State): void {
    const packed = packedIn(location.hash);
    if (packed !== null && packed !== shownIn(state))
      history.replaceState(history.state, '', location.pathname);
  }

  /** Puts the link of a game on the clipboard, or says why there is none. */
  async copy(packed: string, holds?: string): Promise<void> {
    if (!fitsIntoLink(packed)) return this.#session.notice(TOO_LONG);
    const link = linkOf(packed, location.origin);
    if (await copy(link)) this.#session.notice(`It is on the clipboard. ${linkSentence(link, holds)}`);
    else this.#session.copyByHand(link, linkSentence(link, holds));
  }
}

/** The packed game of the link on the screen. */
function shownIn({ view, entries }: State): string | null {
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  return entry?.from === 'link' ? (entry.packed ?? null) : null;
}
