/** Reports in the browser's history. */
import { MY_GAMES } from '../../library/words.ts';
import type { DropSession } from '../session/session.ts';
import type { DropState } from '../session/state.ts';

/** Whether the present history entry is that of a report. */
export const hasReport = (): boolean => history.state !== null && 'entry' in history.state;

/** A report gets a separate history entry, so that the back button leaves the report and not the page. */
export function enterReport({ view }: DropState): void {
  if (view.kind === 'entry' && !hasReport() && ['', MY_GAMES].includes(location.hash))
    history.pushState(
      { entry: view.id, ...(location.hash === MY_GAMES && { mine: true }) },
      '',
      location.pathname,
    );
}

/** The back button leads to the list too, so both must stay in sync. */
export function goBack(session: DropSession): void {
  if ((history.state as { mine?: true } | null)?.mine) return history.back();
  if (session.state.entries.length > 1) {
    if (hasReport()) history.back();
    else session.showList();
    return;
  }
  session.clear();
  history.replaceState(null, '');
}
