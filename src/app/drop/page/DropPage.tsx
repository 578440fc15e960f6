import type { GameAnalysis } from '../../../game/analysis.ts';
import { formatClock } from '../../../game/clock.ts';
import { olderSentence } from '../../../view/older-decoder.ts';
import { bySide } from '../../../game/sides.ts';
import { LibraryView } from '../../library/LibraryView.tsx';
import { Sides } from '../../tables/Sides.tsx';
import { FileButton } from '../../shell/island/FileButton.tsx';
import { hasEnded, type Entry } from '../session/entry.ts';
import { finishedEntries, type DropState, type View } from '../session/state.ts';
import { tallyText } from '../session/take-files.ts';
import type { DroppedGame } from '../worker/messages.ts';
import { WatchView } from '../watch/WatchView.tsx';
import { DROPPED_FILES } from '../input/picked-files.ts';
import { EXAMPLES } from '../input/examples.ts';
import { percent, type Progress } from '../session/progress.ts';
import type { DropActions } from './actions.ts';
import { EntryView } from './EntryView.tsx';
import { LIST, MAPS_PART, SECOND_SCREEN, SHORTER_WAYS } from './parts.ts';
import { LEAD_WORDS as WORDS, HEADING_WORDS } from './words.ts';

interface Props {
  state: DropState;
  actions: DropActions;
}

/** The dynamic part of the page. The build renders its initial state, and the browser takes over from there. */
export function DropPage({ state, actions }: Props) {
  const { view, entries, progress, notices, longLink, announcement, copyByHand, library, maps, watch } =
    state;
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  if (watch?.large)
    return (
      <SECOND_SCREEN.Part
        game={findGame(entries, watch.latest?.id)}
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
      isPage={view.kind === 'mine' && library.on}
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
      {entry && longLink !== null && notices.includes(longLink) && (
        <SHORTER_WAYS.Part id={entry.id} actions={actions} />
      )}
      {progress && <ProgressView progress={progress} cancel={() => actions.cancel()} />}
      {view.kind === 'list' && <LIST.Part state={state} actions={actions} />}
      {entry && hasEnded(entry) && (
        <EntryView
          entry={entry}
          alone={entries.length === 1}
          copyByHand={copyByHand}
          isKept={isKept(library, findGame(entries, entry.id))}
          maps={maps.maps}
          actions={actions}
        />
      )}
      {view.kind === 'mine' && kept}
      <Intake actions={actions} started={view.kind !== 'start'} mine={view.kind === 'mine'} />
      <WatchView watch={watch} actions={actions.watch} />
      {hasMaps(maps) && <MAPS_PART.Part state={maps} actions={actions.maps} />}
      {view.kind !== 'mine' && kept}
      <p class="drop-here" aria-hidden="true">
        Drop it anywhere: it is read on your device.
      </p>
    </>
  );
}

function findGame(entries: DropState['entries'], id: number | undefined): DroppedGame | undefined {
  const outcome = entries.find((entry) => entry.id === id)?.outcome;
  return outcome?.ok ? outcome.value : undefined;
}

const isKept = (library: DropState['library'], game: DroppedGame | undefined): boolean =>
  game !== undefined && !!library?.games.some(({ fingerprint }) => fingerprint === game.analysis.fingerprint);

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
  return (
    `It contains the first ${formatClock(clockMs)} of about ${formatClock(durationMs)}, so the length, leaving times and actions per minute cover ` +
    'only that part.'
  );
}

/** How many ms of a game older links contain, which don't state it themselves. */
const OLD_BEGINNING_MS = 10 * 60_000;

function leadOf(state: DropState, entry: Entry | undefined) {
  if (state.view.kind === 'start') return WORDS.welcome;
  if (state.view.kind === 'mine')
    return 'Games that this browser keeps for you. They never leave your device.';
  if (state.view.kind === 'list')
    return state.progress ? 'The list grows as files are read.' : tallyText(finishedEntries(state));
  if (!entry || !hasEnded(entry)) return null;
  if (!entry.outcome.ok) return entry.outcome.failure.sentence;
  const older = olderSentence(entry.outcome.value.decoder);
  const { onMap, built, firstMs, analysis } = entry.outcome.value;
  const beginning = beginningSentence(firstMs, analysis);
  if (entry.from === 'link')
    return [
      WORDS.fromLink,
      beginning,
      built
        ? WORDS.linkWithBuildings
        : !onMap && 'The map, story, fights and playback don’t fit in a link, and losses aren’t counted.',
      older,
    ]
      .filter(Boolean)
      .join(' ');
  const lacks = !onMap && entry.packed !== undefined && WORDS.keptWithoutOrders;
  const notes = older || lacks ? [beginning, older, lacks].filter(Boolean).join(' ') : '';
  return <>{WORDS.readFrom(<bdi>{entry.path}</bdi>, notes)}</>;
}

const Notices = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <ul class="notices">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );

interface HeadingProps {
  view: View;
  entry: Entry | undefined;
  reading: boolean;
}

/** The current subject of the page; focused when it changes. The head of a game's stage shows its names. */
const Heading = (props: HeadingProps) => (
  <h1 tabIndex={-1} class={props.entry?.outcome?.ok ? 'unseen' : undefined}>
    {headingOf(props)}
  </h1>
);

function headingOf({ view, entry, reading }: HeadingProps) {
  if (view.kind === 'start') return 'Analyze a replay';
  if (view.kind === 'mine') return 'My games';
  if (view.kind === 'list') return reading ? 'Reading your replays' : 'Your replays';
  const file = <bdi>{entry?.path}</bdi>;
  if (!entry || !hasEnded(entry)) return <>Reading {file}</>;
  if (!entry.outcome.ok) return <>{HEADING_WORDS.noGame(file)}</>;
  const { map, players } = entry.outcome.value.analysis;
  const sides = bySide(players).map((side) => side.map(({ handle }) => handle));
  return (
    <>
      <Sides sides={sides} />
      {map && (
        <>
          {' '}
          on <bdi>{map}</bdi>
        </>
      )}
    </>
  );
}

/** Id of the line that lists the accepted files. */
const ACCEPTED = 'accepted';

/** Ways to add files without dragging. */
function Intake({ actions, started, mine }: { actions: DropActions; started: boolean; mine: boolean }) {
  return (
    <div
      class={started ? 'intake started' : 'intake'}
      role="group"
      aria-label={started ? 'Read more replays' : 'Choose replays'}
      aria-describedby={started ? undefined : ACCEPTED}
      onPointerEnter={() => actions.intend()}
      onFocusIn={() => actions.intend()}
    >
      {mine && <span class="no-file">Choose your replays, or drop them here</span>}
      <FileButton label="Choose files" look="main" give={actions.give} multiple accept={DROPPED_FILES} />
      <FileButton label="Choose a folder" give={actions.give} multiple webkitdirectory />
      {!started && <span class="no-file">No replay handy? Try an example</span>}
      {EXAMPLES.map(({ file, label }) => (
        <button key={file} type="button" onClick={() => actions.example(file)}>
          {label}
        </button>
      ))}
      {!started && (
        <p id={ACCEPTED} class="quiet">
          <code>.w3g</code> and <code>.nwg</code>, also in ZIP files, from patch 1.03 to Reforged; map files (
          <code>.w3x</code>, <code>.w3m</code>) show the real terrain
        </p>
      )}
    </div>
  );
}

/** Shows which file is being read, and the progress. */
function ProgressView({ progress, cancel }: { progress: Progress; cancel: () => void }) {
  const { number, total, path, phase } = progress;
  const done = percent(progress);
  return (
    <div class="progress">
      <progress max={100} value={done} aria-labelledby="progress-text" />
      <p id="progress-text">
        {`File ${number} of ${total}: `}
        <bdi>{path}</bdi>
        {`, ${phase}, ${done} % of all`}
      </p>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}
