import { useMemo } from 'preact/hooks';
import { notLoaded } from '../../shell/words.ts';
import { endedEntries, type DropState } from '../session/state.ts';
import { rowsOf } from '../session/rows.ts';
import { sortRows } from '../../tables/columns.ts';
import { GamesTable } from '../../tables/GamesTable.tsx';
import type { DropActions } from './actions.ts';
import { LIBRARY_WORDS } from '../../library/words.ts';
import { DroppedGames } from './DroppedGames.tsx';
import { part } from '../../shell/part.tsx';
import { PART_NAMES } from './words.ts';

export const FILE_LIST_WORDS = {
  group: 'The whole list',
  save: 'Save table as CSV',
  empty: 'Empty the list',
  caption: 'Files read on this device',
};

const COMPARE_TWO = part(
  async () => (await import('./CompareTwo.tsx')).CompareTwo,
  notLoaded(PART_NAMES.comparison),
);

/** All files of this visit in one table. */
export function ListView({ state, actions }: { state: DropState; actions: DropActions }) {
  const ended = useMemo(() => endedEntries(state), [state.entries]);
  const rows = useMemo(() => rowsOf(ended), [ended]);
  const sorted = useMemo(() => sortRows(rows, state.sorting), [rows, state.sorting]);
  const reading = state.progress !== null;
  // Memoized: hundreds of options needn't be redrawn with every file or new sort order.
  const compared = useMemo(
    () => !reading && ended.length > 1 && <COMPARE_TWO.Part entries={ended} compare={actions.compare} />,
    [ended, reading],
  );
  const canKeep = state.library !== null && !state.library.on;
  return (
    <>
      <DroppedGames entries={ended} actions={actions}>
        <div class="tools" role="group" aria-label={FILE_LIST_WORDS.group}>
          {canKeep && (
            <button type="button" class="main" onClick={() => void actions.library.library.turnOn()}>
              {LIBRARY_WORDS.offer.turnOn}
            </button>
          )}
          <button type="button" disabled={ended.length === 0} onClick={() => actions.saveTable()}>
            {FILE_LIST_WORDS.save}
          </button>
          <button type="button" onClick={() => actions.clear()}>
            {FILE_LIST_WORDS.empty}
          </button>
        </div>
      </DroppedGames>
      {ended.length > 0 && (
        <GamesTable
          caption={FILE_LIST_WORDS.caption}
          rows={sorted}
          sorting={state.sorting}
          sort={(key) => actions.sort(key)}
          open={(id) => actions.open(id)}
          from={state.view.kind === 'list' ? state.view.from : undefined}
        />
      )}
      {compared}
    </>
  );
}
