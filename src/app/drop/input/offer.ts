/** A place on another page for dropping replays, which the drop page then reads. */
import { DROPPED_FILES, fromList, type Picks } from './picked-files.ts';
import { acceptFiles } from './drag.ts';
import { makeElement } from '../../shell/make-elements.ts';
import { urls } from '../../../urls.ts';
import { HANDED, leaveFiles } from './handed-files.ts';

/**
 * Accepts files dropped or pasted anywhere on the page, or chosen through the link, which stays a link when no files
 * are chosen.
 */
export function offerDrop(link: HTMLAnchorElement): void {
  const field = makeElement('input', { type: 'file', multiple: true, accept: DROPPED_FILES, hidden: true });
  link.after(field);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field.click();
  });
  field.addEventListener('change', () => void give(fromList(field.files ?? [])));
  acceptFiles({ near: () => undefined, give: async (picks) => give(await picks) });
}

async function give(picks: Picks): Promise<void> {
  // If the files can't be stored temporarily, the drop page tells the visitor and asks for them again.
  await leaveFiles(picks).catch(() => undefined);
  location.assign(urls.drop() + HANDED);
}
