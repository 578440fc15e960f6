import { hasEnded, type Entry } from '../session/entry.ts';
import { endedEntries, tallyText, type DropState } from '../session/state.ts';
import type { DropActions } from './actions.ts';
import { EntryView } from './EntryView.tsx';
import { Heading } from './Heading.tsx';
import { Intake } from './Intake.tsx';
import { LibraryView } from './LibraryView.tsx';
import { LIST, MAPS_PART } from './parts.ts';
import { ProgressView } from './ProgressView.tsx';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { olderSentence } from '../../../view/older.ts';

interface Props {
  state: DropState;
  actions: DropActions;
}

/** The dynamic part of the page. The build renders its initial state, and the browser takes over from there. */
export function DropPage({ state, actions }: Props) {
  const { view, entries, progress, notices, announcement, copyByHand, library, maps } = state;
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  return (
    <>
      <p class="unseen" role="status">
        {announcement}
      </p>
      <Heading view={view} entry={entry} reading={progress !== null} />
      <p class="lead">{leadOf(state, entry)}</p>
      <Notices sentences={notices} />
      {progress && <ProgressView progress={progress} cancel={() => actions.cancel()} />}
      {view.kind === 'list' && <LIST.Part state={state} actions={actions} />}
      {entry && hasEnded(entry) && (
        <EntryView
          entry={entry}
          alone={entries.length === 1}
          copyByHand={copyByHand}
          maps={maps.maps}
          actions={actions}
        />
      )}
      <Intake actions={actions} started={view.kind !== 'start'} />
      {hasMaps(maps) && <MAPS_PART.Part state={maps} actions={actions.maps} />}
      {library && (
        <LibraryView
          library={library}
          entry={entry && hasEnded(entry) ? entry : undefined}
          actions={actions.library}
        />
      )}
      <p class="drop-here" aria-hidden="true">
        Drop it anywhere: it is read on your device.
      </p>
    </>
  );
}

const hasMaps = ({ maps, unread, reading }: DropState['maps']): boolean =>
  maps.length + unread.length + reading > 0;

const WELCOME =
  'Drop Warcraft III replays or whole folders anywhere on this page, or paste them. They are read on your own ' +
  'device and never leave it: no upload, no account.';

const KEPT_WITHOUT_ORDERS =
  'It was kept without its map orders, so the map, story, fights and playback are missing. Drop the replay again to keep ' +
  'them as well.';
const LINK_WITHOUT_ORDERS =
  'A link contains no map orders, so the map, story, fights and playback are missing.';

/**
 * Says how much of a game a link contains, if it contains only the beginning. Links in older formats look as if the
 * recording ended early.
 */
function beginningSentence(
  firstMs: number | null,
  { incomplete, clockMs, durationMs }: GameAnalysis,
): string {
  if (firstMs !== null)
    return (
      `It contains the orders from the first ${formatClock(firstMs)} of ${formatClock(clockMs)}. The length, ` +
      'result, leaving times and ' +
      'actions per minute are those of the whole game.'
    );
  if (incomplete?.reason !== 'short' || clockMs !== OLD_BEGINNING_MS) return '';
  return (
    `It contains the first ${formatClock(clockMs)} of about ${formatClock(durationMs)}, so the length, ` +
    'leaving times and actions per ' +
    'minute cover only that part.'
  );
}

/** Length of the beginning in links made before links stated this length. */
const OLD_BEGINNING_MS = 10 * 60_000;

const FROM_A_LINK =
  'Read on this device from a link that contains the game after its #. No server was asked for the game.';

function leadOf(state: DropState, entry: Entry | undefined) {
  if (state.view.kind === 'start') return WELCOME;
  if (state.view.kind === 'list')
    return state.progress ? 'The list grows as files are read.' : tallyText(endedEntries(state));
  if (!entry || !hasEnded(entry)) return null;
  if (!entry.outcome.ok) return entry.outcome.failure.sentence;
  const older = olderSentence(entry.outcome.value.decoder);
  const { onMap, firstMs, analysis } = entry.outcome.value;
  const beginning = beginningSentence(firstMs, analysis);
  if (entry.from === 'link')
    return [FROM_A_LINK, beginning, !onMap && LINK_WITHOUT_ORDERS, older].filter(Boolean).join(' ');
  const lacks = !onMap && entry.packed !== undefined && KEPT_WITHOUT_ORDERS;
  return (
    <>
      Read on this device from <bdi>{entry.path}</bdi>
      {(older || lacks) && `. ${[beginning, older, lacks].filter(Boolean).join(' ')}`}
    </>
  );
}

const Notices = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <ul class="notices">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
