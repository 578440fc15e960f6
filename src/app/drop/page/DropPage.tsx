import { hasEnded, type Entry } from '../session/entry.ts';
import { endedEntries, tallyText, type DropState } from '../session/state.ts';
import type { DropActions } from './actions.ts';
import { EntryView } from './EntryView.tsx';
import { Heading } from './Heading.tsx';
import { Intake } from './Intake.tsx';
import { LibraryView } from '../../library/LibraryView.tsx';
import { LIST, MAPS_PART, SECOND_SCREEN } from './parts.ts';
import { ProgressView } from './ProgressView.tsx';
import type { DroppedGame } from '../worker/messages.ts';
import { WatchView } from '../watch/WatchView.tsx';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { olderSentence } from '../../../view/older.ts';
import { LEAD_WORDS as WORDS } from './words.ts';

interface Props {
  state: DropState;
  actions: DropActions;
}

/** The dynamic part of the page. The build renders its initial state, and the browser takes over from there. */
export function DropPage({ state, actions }: Props) {
  const { view, entries, progress, notices, announcement, copyByHand, library, maps, watch } = state;
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  if (watch?.large)
    return (
      <SECOND_SCREEN.Part
        game={endedGame(entries, watch.latest?.id)}
        library={library}
        notices={<Notices sentences={[watch.sentence, ...notices].filter(Boolean)} />}
        actions={actions.library}
        leave={() => actions.watch.enlarge(false)}
      />
    );
  const kept = library && (
    <LibraryView
      library={library}
      entry={entry && hasEnded(entry) ? entry : undefined}
      isElsewhere={view.kind === 'list'}
      actions={actions.library}
    />
  );
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
      {view.kind === 'mine' && kept}
      <Intake actions={actions} started={view.kind !== 'start'} />
      <WatchView watch={watch} actions={actions.watch} />
      {hasMaps(maps) && <MAPS_PART.Part state={maps} actions={actions.maps} />}
      {view.kind !== 'mine' && kept}
      <p class="drop-here" aria-hidden="true">
        {WORDS.dropHere}
      </p>
    </>
  );
}

function endedGame(entries: DropState['entries'], id: number | undefined): DroppedGame | undefined {
  const outcome = entries.find((entry) => entry.id === id)?.outcome;
  return outcome?.ok ? outcome.value : undefined;
}

const hasMaps = ({ maps, unread, reading }: DropState['maps']): boolean =>
  maps.length + unread.length + reading > 0;

/**
 * Says how much of a game a link contains; empty if it contains the whole game. With links in older formats, the
 * recording seems to end early.
 */
function beginningSentence(
  firstMs: number | null,
  { incomplete, clockMs, durationMs }: GameAnalysis,
): string {
  if (firstMs !== null) return WORDS.beginning(formatClock(firstMs), formatClock(clockMs));
  if (incomplete?.reason !== 'short' || clockMs !== OLD_BEGINNING_MS) return '';
  return WORDS.oldBeginning(formatClock(clockMs), formatClock(durationMs));
}

/** How many ms of a game older links contain, which don't state it themselves. */
const OLD_BEGINNING_MS = 10 * 60_000;

function leadOf(state: DropState, entry: Entry | undefined) {
  if (state.view.kind === 'start') return WORDS.welcome;
  if (state.view.kind === 'mine') return WORDS.mine;
  if (state.view.kind === 'list') return state.progress ? WORDS.listGrows : tallyText(endedEntries(state));
  if (!entry || !hasEnded(entry)) return null;
  if (!entry.outcome.ok) return entry.outcome.failure.sentence;
  const older = olderSentence(entry.outcome.value.decoder);
  const { onMap, firstMs, analysis } = entry.outcome.value;
  const beginning = beginningSentence(firstMs, analysis);
  if (entry.from === 'link')
    return [WORDS.fromLink, beginning, !onMap && WORDS.linkWithoutOrders, older].filter(Boolean).join(' ');
  const lacks = !onMap && entry.packed !== undefined && WORDS.keptWithoutOrders;
  const more = older || lacks ? [beginning, older, lacks].filter(Boolean).join(' ') : '';
  return <>{WORDS.readFrom(<bdi>{entry.path}</bdi>, more)}</>;
}

const Notices = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <ul class="notices">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
