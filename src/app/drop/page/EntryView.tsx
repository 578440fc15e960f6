/** One file of the drop page: its report, or why there is none, with everything that can be done with it. */
import { useState } from 'preact/hooks';
import type { LazyPart } from '../../shell/island/lazy-part.tsx';
import { CopyByHand } from '../../shell/island/CopyByHand.tsx';
import type { OwnMapFile } from '../maps/state.ts';
import type { EndedEntry } from '../session/entry.ts';
import { isComplete, type DroppedGame } from '../worker/messages.ts';
import type { DropActions } from './actions.ts';
import { CHAT, COACH, ARCHIVE_COMPARISON, REPORT, SAVE_AND_SHARE } from './parts.ts';
import { ENTRY_WORDS as WORDS } from './words.ts';

interface RequestProps<Given> {
  /** Label of the button. */
  label: string;
  part: LazyPart<Given>;
  props: Given;
}

/** A part of the page that loads when its button is pressed. */
function OnRequest<Given extends object>({ label, part: { Part }, props }: RequestProps<Given>) {
  const [requested, ask] = useState(false);
  if (requested) return <Part {...props} />;
  return (
    <p class="tools">
      <button type="button" onClick={() => ask(true)}>
        {label}
      </button>
    </p>
  );
}

interface Props {
  entry: EndedEntry;
  /** Whether there is no list to go back to. */
  alone: boolean;
  copyByHand: string | null;
  /** Whether the visitor keeps the game. */
  isKept: boolean;
  /** The visitor’s map files. */
  maps: readonly OwnMapFile[];
  actions: DropActions;
}

/** One file: its game's report, or the reason why there is none. */
export function EntryView({ entry, alone, copyByHand, isKept, maps, actions }: Props) {
  const { id, outcome } = entry;
  return (
    <>
      {!outcome.ok && (
        <p class="quiet">
          Reason <code>{outcome.failure.code}</code>
        </p>
      )}
      <div class="tools" role="group" aria-label="This file">
        <button type="button" onClick={() => actions.back()}>
          {alone ? 'Start over' : WORDS.back}
        </button>
        {outcome.ok && (
          <>
            <button type="button" class="main" onClick={() => actions.copyLink(id)}>
              Copy share link
            </button>
            <Race id={id} game={outcome.value} actions={actions} />
          </>
        )}
        {outcome.ok && <Fold key={id} id={id} isWhole={outcome.value.firstMs === null} actions={actions} />}
      </div>
      {copyByHand !== null && <CopyByHand what="text" rows={8} text={copyByHand} />}
      {/* A new game needs a new report, without any state of the old one. */}
      {outcome.ok && (
        <REPORT.Part
          key={id}
          game={outcome.value.analysis}
          onMap={outcome.value.onMap}
          built={outcome.value.built ?? null}
          ground={outcome.value.ground}
          complete={isComplete(outcome.value)}
          firstMs={outcome.value.firstMs}
          packed={outcome.value.packed}
          isKept={isKept}
          maps={maps}
          file={entry}
          dates={outcome.value}
          openGame={actions.library.open}
          copyLink={() => actions.copyLink(id)}
        />
      )}
      {outcome.ok && <Extras key={`extras ${id}`} game={outcome.value} file={entry} />}
    </>
  );
}

interface RaceProps {
  id: number;
  game: DroppedGame;
  actions: DropActions;
}

/** Ways to the closest games of the archive: one for each player, or one for all if there are more than two. */
function Race({ id, game: { analysis }, actions }: RaceProps) {
  const players = analysis.players.filter(({ kind, build }) => kind === 'human' && build.length > 0);
  if (players.length === 0 || players.length > 2)
    return (
      <button type="button" onClick={() => actions.compare(id)}>
        Race or compare (new tab)
      </button>
    );
  return players.map(({ slot, handle }) => (
    <button key={slot} type="button" onClick={() => actions.race(id, slot)}>
      Race or compare <bdi>{handle}</bdi> (new tab)
    </button>
  ));
}

/** More about the game. Outside the report, because saved reports never contain the chat. */
const Extras = ({ game, file }: { game: DroppedGame; file: EndedEntry }) => {
  const { analysis, onMap, firstMs } = game;
  const chronicle = onMap?.chronicle ?? null;
  return (
    <div class="extras">
      <OnRequest
        label={WORDS.insight}
        part={ARCHIVE_COMPARISON}
        props={{ game: analysis, chronicle, firstMs }}
      />
      <OnRequest
        label="Coach mode: practise a build order, or save it for an overlay"
        part={COACH}
        props={{ game: analysis, chronicle: onMap?.chronicle }}
      />
      {/* Only the recording itself contains the chat. */}
      {!file.packed && <OnRequest label="Show the chat" part={CHAT} props={{ file }} />}
    </div>
  );
};

/** Actions for the game. They are collapsed, because the report comes first. */
function Fold(props: { id: number; isWhole: boolean; actions: DropActions }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="share" onToggle={() => setOpen(true)}>
      <summary>Save as …</summary>
      {open && <SAVE_AND_SHARE.Part {...props} />}
    </details>
  );
}
